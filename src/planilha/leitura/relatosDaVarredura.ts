import type { Situacao } from '../../core/candidato';
import { indiceDaColuna, letraDaColuna } from '../grade';
import type { Cabecalho } from './cabecalho';
import type { Colunas } from './colunas';
import type { Contexto } from './contexto';
import { lePosicao } from './numeros';
import type { Tabela } from './tabela';

/** A title lost to a formula error: nobody knows what the column says, unless the user told it. */
export function relataTitulosComErro(tabela: Tabela, { linhas }: Cabecalho, contexto: Contexto): void {
  const ditas = new Set(Object.values(contexto.colunasDadas).map(indiceDaColuna));
  for (const linha of linhas) {
    for (const [coluna, celula] of (tabela.linhas[linha] ?? []).entries()) {
      if (typeof celula !== 'object' || celula?.tipo !== 'erro') continue;
      contexto.problemas.push({
        codigo: 'celula-com-erro',
        gravidade: ditas.has(coluna) ? 'aviso' : 'erro',
        lugar: { aba: tabela.nome, linha: linha + 1, coluna: letraDaColuna(coluna) },
        dados: { erro: celula.erro, titulo: '' },
      });
    }
  }
}

export function relataSituacaoDoTitulo(
  tabela: Tabela,
  linha: number,
  dados: { readonly titulo: string; readonly situacao: Situacao },
  { problemas }: Contexto,
): void {
  const lugar = { aba: tabela.nome, linha: linha + 1 };
  problemas.push({ codigo: 'situacao-pelo-titulo', gravidade: 'aviso', lugar, dados });
}

export function relataCargoDoTitulo(tabela: Tabela, linha: number, cargo: string, { problemas }: Contexto): void {
  const lugar = { aba: tabela.nome, linha: linha + 1 };
  problemas.push({ codigo: 'cargo-pelo-titulo', gravidade: 'aviso', lugar, dados: { cargo } });
}

/** A row that is nothing known; with a position in the ranking it may be a person that would be lost. */
export function relataLinhaNaoEntendida(
  tabela: Tabela,
  linha: number,
  texto: string,
  { unicas: { classificacao } }: Colunas,
  { problemas }: Contexto,
): void {
  const lugar = { aba: tabela.nome, linha: linha + 1 };
  const comPosicao = classificacao !== undefined && lePosicao(tabela.linhas[linha]?.[classificacao]).tipo === 'número';
  if (comPosicao) problemas.push({ codigo: 'linha-sem-pessoa', gravidade: 'erro', lugar, dados: { texto } });
  else problemas.push({ codigo: 'linha-nao-entendida', gravidade: 'aviso', lugar, dados: { texto } });
}
