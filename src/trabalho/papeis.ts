import { bloqueia } from '../core/problema';
import type { Folha } from '../planilha/folha';
import type { Identificacao } from '../planilha/folhas/entrada';
import type { Documento } from '../planilha/folhas/papeis/documento';
import { folhaDoDocumento } from '../planilha/folhas/papeis/folhaDoDocumento';
import { textoDoDocumento } from '../planilha/folhas/papeis/textoDoDocumento';
import type { Ordenacao } from './ordem';
import { editalDeConvocacao } from './papeis/convocacao';
import type { NomeacoesDoLivro } from './papeis/doLivro';
import { pessoasDaOrdem, pessoasDasProximas, type CargoNoPapel } from './papeis/pessoas';
import { comLacunas } from './papeis/lacunas';
import { portaria } from './papeis/portaria';
import { quadroParaOEdital } from './papeis/quadro';
import type { Pedido } from './pedido';
import type { Proximas } from './proximas';

export type TipoDePapel = 'quadro' | 'convocacao' | 'nomeacao';

/** A paper that people sign: as a sheet ready to print, and as text to paste. */
export interface Papel {
  readonly tipo: TipoDePapel;
  readonly titulo: string;
  readonly folha: Folha;
  readonly texto: string;
}

/** The first calls, the next ones, or nominations that the livro already has. */
export type FonteDosPapeis = Ordenacao | Proximas | NomeacoesDoLivro;

export interface OpcoesDosPapeis {
  /** Which papers, of those that the source can give; all that are usual for it when missing. */
  readonly tipos?: readonly TipoDePapel[];
  /** The check code, printed at the foot of each. */
  readonly codigo?: string;
}

function papel(tipo: TipoDePapel, documento: Documento, { codigo }: OpcoesDosPapeis): Papel {
  const comCodigo: Documento = { ...comLacunas(documento), ...(codigo !== undefined && { codigo }) };
  return { tipo, titulo: documento.titulo, folha: folhaDoDocumento(comCodigo), texto: textoDoDocumento(comCodigo) };
}

/** The quadro alone, for an edital that comes before any ranking: of these cargos ('' for a single, unnamed one). */
export function papelDoQuadro(
  pedido: Pedido,
  cargos: readonly string[],
  identificacao: Identificacao,
  opcoes: OpcoesDosPapeis = {},
): { readonly papeis: readonly Papel[]; readonly problemas: ReturnType<typeof quadroParaOEdital>['problemas'] } {
  const { documento, problemas } = quadroParaOEdital(pedido, identificacao, cargos);
  return { papeis: problemas.some(bloqueia) ? [] : [papel('quadro', documento, opcoes)], problemas };
}

interface Conteudo {
  readonly usuais: readonly TipoDePapel[];
  readonly cargos: readonly CargoNoPapel[];
}

function conteudoDa(fonte: FonteDosPapeis): Conteudo {
  if ('nomeacoes' in fonte) return { usuais: ['nomeacao'], cargos: fonte.nomeacoes };
  if ('leituras' in fonte) return { usuais: ['quadro', 'convocacao'], cargos: pessoasDaOrdem(fonte) };
  return { usuais: ['convocacao', 'nomeacao'], cargos: pessoasDasProximas(fonte) };
}

/**
 * The papers of a source. None while an error or a question stops it: what people sign is not made of provisional data.
 * A paper about people is not made when there is nobody in it.
 */
export function papeis(
  pedido: Pedido,
  fonte: FonteDosPapeis,
  identificacao: Identificacao,
  opcoes: OpcoesDosPapeis = {},
): Papel[] {
  if (fonte.problemas.some(bloqueia)) return [];
  const { usuais, cargos } = conteudoDa(fonte);
  const comPessoas = cargos.filter(({ pessoas }) => pessoas.length > 0);
  return (opcoes.tipos ?? usuais).flatMap((tipo): readonly Papel[] => {
    if (tipo === 'quadro') {
      const daOrdem = 'leituras' in fonte ? fonte.cargos.map(({ cargo }) => cargo) : [];
      return daOrdem.length === 0 ? [] : papelDoQuadro(pedido, daOrdem, identificacao, opcoes).papeis;
    }
    if (comPessoas.length === 0) return [];
    const documento = tipo === 'convocacao' ? editalDeConvocacao : portaria;
    return [papel(tipo, documento(pedido, identificacao, comPessoas), opcoes)];
  });
}
