import type { ProblemasDaVerificacao } from '../../core/problemas/verificacao';
import { enumeraAte } from '../palavras';

/** The sentence of each problem of checking a copy: what, and what to do. */
export const FRASES_DA_VERIFICACAO: {
  readonly [C in keyof ProblemasDaVerificacao]: (dados: ProblemasDaVerificacao[C]) => string;
} = {
  'verificacao-ausente': ({ abas }) =>
    `Este arquivo não tem a planilha “Verificação”, onde ficam os códigos${abas.length === 0 ? '' : ` (tem: ${enumeraAte(abas, 8)})`}. Confira se é a cópia da comissão ou a da publicação; se for, peça a cópia de novo a quem a fez.`,
  'verificacao-alterada': ({ geral }) =>
    `A própria planilha de códigos foi alterada. O código geral das planilhas, como estão agora, é ${geral}: compare com o impresso nos papéis e, se não for o mesmo, peça a cópia de novo a quem a fez.`,
  'planilha-alterada': ({ planilha }) =>
    `A planilha “${planilha}” foi alterada: o que está nela não é o que estava quando a cópia foi feita. Não use esta cópia; peça outra a quem a fez.`,
  'planilha-ausente': ({ planilha }) =>
    `A planilha “${planilha}” está na lista de códigos e não está no arquivo: foi apagada ou mudou de nome. Não use esta cópia; peça outra a quem a fez.`,
  'planilha-acrescentada': ({ planilha }) =>
    `A planilha “${planilha}” não está na lista de códigos: foi acrescentada, ou mudou de nome, depois de feita a cópia. Confira de onde veio; o que está nela não faz parte da cópia.`,
};
