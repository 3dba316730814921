import type { Lei } from '../../core/lei';
import type { Problema } from '../../core/problema';
import type { NomeDaOpcao, Opcoes } from '../opcoes';
import { comissao } from './comissao';
import { conferirLivro } from './conferir';
import { lei } from './lei';
import { leis } from './leis';
import { ler } from './ler';
import { ordem } from './ordem';
import { papeisDoConcurso } from './papeis';
import { porqueDaPessoa } from './porque';
import { proximas } from './proximas';
import { publicacao } from './publicacao';
import { quadro } from './quadro';
import { verificarCopia } from './verificar';

/** What a command gives: the JSON of the contract, the same in words, and what there is to say about it. */
export interface Saida {
  readonly json: Readonly<Record<string, unknown>>;
  /** Lines for people, without the problems. */
  readonly linhas: readonly string[];
  readonly problemas: readonly Problema[];
  /** `conferir` found divergences. */
  readonly divergente?: true;
}

export interface Comando {
  readonly opcoes: readonly NomeDaOpcao[];
  /** @param lei that of --lei; undefined when it was not given */
  readonly executa: (opcoes: Opcoes, lei: Lei | undefined) => Promise<Saida> | Saida;
}

export const COMANDOS: Readonly<Record<string, Comando>> = {
  leis,
  quadro,
  ler,
  ordem,
  proximas,
  conferir: conferirLivro,
  porque: porqueDaPessoa,
  comissao,
  publicacao,
  verificar: verificarCopia,
  papeis: papeisDoConcurso,
  lei,
};
