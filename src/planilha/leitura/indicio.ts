import type { Celula } from '../grade';
import type { Colunas } from './colunas';
import { cargoDoTexto, motivoDoTexto } from './motivos';
import { leNota, lePosicao } from './numeros';
import { leSituacao } from './situacoes';
import { limpa, textoDaCelula } from './texto';

const TETO_DO_NOME = 300;
const TETO_DA_INSCRICAO = 30;

/**
 * What the cells of a row say of its being a person: an inscrição with a digit beside a name; or either of them, or a
 * CPF, with a rank, a score or a situation. The last two answers are left to the rows around.
 */
export function indicioDePessoa(
  celulas: readonly Celula[],
  { unicas, situacoes }: Colunas,
): 'pessoa' | 'outra coisa' | 'só o nome' | 'inscrição sem dígito' {
  const texto = (coluna: number | undefined): string => (coluna === undefined ? '' : textoDaCelula(celulas[coluna]));
  const inscricao = texto(unicas.inscricao);
  const nome = texto(unicas.nome);
  const temInscricao = inscricao !== '' && inscricao.length <= TETO_DA_INSCRICAO && /\d/.test(inscricao);
  const temNome = /\p{L}/u.test(nome);
  if (temInscricao && temNome) return naoSendoTotal(celulas);
  const temCpf = /\d{3}/.test(texto(unicas.cpf));
  if (!temInscricao && !temNome && !temCpf) return 'outra coisa';
  const numero =
    (unicas.classificacao !== undefined && lePosicao(celulas[unicas.classificacao]).tipo === 'número') ||
    (unicas.nota !== undefined && leNota(celulas[unicas.nota], 'nenhum').tipo === 'número');
  const situado = situacoes.some((coluna) => !['vazia', 'desconhecida'].includes(leSituacao(texto(coluna)).tipo));
  if (numero || situado || (temCpf && temNome)) return naoSendoTotal(celulas);
  if (temInscricao) {
    return unicas.nome === undefined && motivoDoTexto(inscricao) === undefined ? naoSendoTotal(celulas) : 'outra coisa';
  }
  const { inscricao: daInscricao, classificacao, nota, cpf } = unicas;
  if ([daInscricao, classificacao, nota, cpf].every((coluna) => coluna === undefined)) {
    const outroTexto =
      nome.length > TETO_DO_NOME || motivoDoTexto(nome) !== undefined || cargoDoTexto(nome) !== undefined;
    return outroTexto ? 'outra coisa' : 'só o nome';
  }
  const possivel = inscricao !== '' && !/\s/.test(inscricao) && naoSendoTotal(celulas) === 'pessoa';
  return possivel ? 'inscrição sem dígito' : 'outra coisa';
}

function naoSendoTotal(celulas: readonly Celula[]): 'pessoa' | 'outra coisa' {
  const primeira = celulas.find((celula) => typeof celula === 'string' && limpa(celula) !== '');
  // Most rows start with a number or a name; the words of a total are looked at only when they can be there.
  if (typeof primeira !== 'string' || !/^\s*["“]?(?:sub|tot|som|quant|qtd|n[úuº°.o]|candidat)/i.test(primeira)) {
    return 'pessoa';
  }
  return motivoDoTexto(primeira) === 'total' ? 'outra coisa' : 'pessoa';
}
