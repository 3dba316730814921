import { nomeDigitado } from './prefixo';
import type { Lei } from '../core/lei';
import type { Problema } from '../core/problema';
import { enumera, enumeraAte, quantos } from './palavras';
import { fraseDoProblema } from './problema';

/** The range of a function's argument, as sentences call it: those of a function with two ranges have names. */
export type Intervalo = 'candidatos' | 'nomeados' | 'lei' | 'único';

const DO_INTERVALO: Readonly<Record<Intervalo, string>> = {
  candidatos: 'intervalo dos candidatos',
  nomeados: 'intervalo dos nomeados',
  lei: 'intervalo da lei',
  único: 'intervalo',
};

/**
 * A place inside a range: rows and columns are counted from its first cell, wherever it stands in its sheet.
 *
 * @example textoDoLugarNoIntervalo({ linha: 3, coluna: 'B' }, 'único') // 'linha 3, coluna B do intervalo'
 */
function textoDoLugarNoIntervalo(
  { linha, coluna }: { readonly linha?: number; readonly coluna?: string },
  intervalo: Intervalo,
): string {
  const partes = [linha === undefined ? '' : `linha ${linha}`, coluna === undefined ? '' : `coluna ${coluna}`].filter(Boolean);
  if (partes.length === 0) return intervalo === 'lei' ? DO_INTERVALO.lei : '';
  return `${partes.join(', ')} do ${DO_INTERVALO[intervalo]}`;
}

/** A problem found in a range: the sentence of every surface, with the place inside of the range. */
export function textoNoIntervalo(problema: Problema, intervalo: Intervalo): string {
  const lugar = textoDoLugarNoIntervalo(problema.lugar ?? {}, intervalo);
  const onde = [lugar, problema.cargo === undefined ? '' : `cargo ${problema.cargo}`].filter(Boolean).join(', ');
  const frase = fraseDoProblema(problema);
  return onde === '' ? frase : `${onde.charAt(0).toUpperCase()}${onde.slice(1)}: ${frase}`;
}

/** What a cell with a custom function's error says: the first thing that blocks, how many more, and where to see all. */
export function textoDoBloqueio(primeiro: string, outros: number, verDiagnostico: 'com ranking' | 'sem ranking'): string {
  const mais = outros === 0 ? '' : ` Há mais ${quantos(outros, 'erro ou pergunta', 'erros ou perguntas')}.`;
  return verDiagnostico === 'com ranking' ? `${primeiro}${mais} Veja ${nomeDigitado('DIAGNOSTICO_RANKING')}.` : `${primeiro}${mais}`;
}

const nomes = (leis: readonly Lei[]): string => leis.map(({ id, nome }) => `${id} (${nome})`).join('; ');

const INTEIRO = (texto: string): string => `“${texto}” não é um número inteiro a partir de 0.`;

/** The sentences of wrong arguments. */
export const ARGUMENTOS = {
  leiFalta: (leis: readonly Lei[]) =>
    `Falta a lei: escreva o município, o número ou o nome dela, ou dê o intervalo com a tabela de uma lei própria. Leis: ${nomes(leis)}.`,
  leiAmbigua: (digitada: string, leis: readonly Lei[]) => `“${digitada}” pode ser mais de uma lei: ${nomes(leis)}.`,
  leiDesconhecida: (digitada: string, leis: readonly Lei[]) => `A lei “${digitada}” não é conhecida. Leis: ${nomes(leis)}.`,
  vagasFaltam: () => 'Falta o número de vagas. Dê um número inteiro ou um intervalo com duas colunas: cargo e vagas.',
  vagasInvalidas: (texto: string) => `Vagas: ${INTEIRO(texto)}`,
  vagasDemais: (texto: string, teto: number) => `Vagas: ${texto} passa do máximo de ${teto}.`,
  umNumeroDeVagas: () => 'Vagas: esta função calcula um quadro só. Dê um número inteiro, não um intervalo de cargos.',
  umaRegraDePcd: () => 'PcD: esta função calcula um quadro só. Dê um valor, não um intervalo de cargos.',
  duasColunas: (argumento: string) =>
    `${argumento}: o intervalo deve ter duas colunas, a do cargo e a do valor, e uma linha por cargo.`,
  semCargo: (argumento: string, linha: number) => `${argumento}: falta o cargo na linha ${linha} do intervalo.`,
  cargoRepetido: (argumento: string, cargo: string) => `${argumento}: o cargo “${cargo}” aparece mais de uma vez.`,
  erroNaCelula: (argumento: string, erro: string) => `${argumento}: a célula deu erro (${erro}). Corrija-a ou escreva o valor.`,
  pcdInvalida: (texto: string) =>
    `PcD: “${texto}” não foi entendido. Use federal, um número de vagas ou posicoes:5,15 (em ordem, sem repetir).`,
  dataFalta: () => 'Falta a data do edital. Dê uma data, ou um texto como dd/mm/aaaa ou AAAA-MM-DD.',
  dataInvalida: (texto: string) => `Data do edital: “${texto}” não é uma data. Use AAAA-MM-DD ou dd/mm/aaaa.`,
  numeroDaVaga: (texto: string, vagas: number) =>
    vagas === 0
      ? `Não há vaga ${texto}: o número de vagas é 0.`
      : `“${texto}” não é o número de uma das vagas. Use um número inteiro de 1 a ${vagas}.`,
  intervaloVazio: (argumento: string) => `O intervalo dos ${argumento} está vazio. Inclua a linha de títulos e as linhas de dados.`,
  reservaDesconhecida: (texto: string, reservas: readonly string[]) =>
    `A reserva “${texto}” não existe nesta lei. Use ${enumera(reservas, 'ou')}.`,
  reservaFalta: (reservas: readonly string[]) => `A lei tem mais de uma reserva: diga qual. Use ${enumera(reservas, 'ou')}.`,
  dispositivoDesconhecido: (texto: string, dispositivos: readonly string[]) =>
    `“${texto}” não é um dispositivo desta lei. Use ${enumeraAte(dispositivos, 12)}.`,
  semTexto: () => 'O texto publicado desta lei não está guardado.',
  tabelaSemArtigos: () =>
    'A tabela da lei não cita artigo nenhum. Escreva na terceira coluna o artigo com as palavras dele: art. 1º: “…”.',
  semPalavras: () => '(a tabela não traz as palavras)',
  dispositivoForaDaTabela: (texto: string, citados: readonly string[]) =>
    `A tabela da lei não cita “${texto}”. Use ${enumeraAte(citados, 12)}.`,
  dispositivoSemPalavras: (texto: string) =>
    `A tabela da lei cita “${texto}” sem as palavras dele. Escreva-as na terceira coluna, depois do artigo: art. 1º: “…”.`,
  grandeDemais: () =>
    'O resultado é grande demais para uma fórmula (passa de 2.000.000 de caracteres). Use o painel Cotas em concursos, que grava folhas de qualquer tamanho.',
  nomeadosSemInscricao: () =>
    'O intervalo dos nomeados não tem a coluna Inscrição. Inclua a linha de títulos: Inscrição (e, se houver, Vaga, Lista e Cargo), ou as colunas do livro de atos.',
  semNomeacoes: () => 'O intervalo dos nomeados não tem nenhuma nomeação.',
  ofertaDiverge: (cargo: string, noLivro: number, vagas: number) =>
    `${cargo === '' ? 'O' : `Cargo ${cargo}: o`} livro oferece ${quantos(noLivro, 'vaga', 'vagas')}, e o argumento das vagas diz ${vagas}. Deixe os dois iguais.`,
  falha: () =>
    'Não foi possível calcular. Confira os argumentos da fórmula; se estiverem certos, use o painel Cotas em concursos e informe o caso a quem mantém o suplemento.',
} as const;

/** The sentences of a wrong `leituras`. */
export const LEITURAS = {
  semIgual: (texto: string) => `Leituras: “${texto}” deve ter a forma pergunta=resposta, e “;” separa uma da outra.`,
  desconhecida: (nome: string, perguntas: readonly string[]) =>
    `Leituras: a pergunta “${nome}” não existe. Use ${enumera(perguntas, 'ou')}.`,
  naoResponde: (valor: string, pergunta: string, respostas: readonly string[]) =>
    `Leituras: “${valor}” não responde a ${pergunta}. Respostas: ${respostas.join(' | ')}.`,
  duasVezes: (nome: string) => `Leituras: ${nome} foi dado mais de uma vez.`,
  empate: () => 'Leituras: um empate se decide com desempate=INSC1,INSC2,…, na ordem decidida.',
  linhaInvalida: (codigo: string, linha: string) => `Leituras: “${linha}”, em ${codigo}, não é o número de uma linha do intervalo.`,
  desempateCurto: (texto: string) => `Leituras: o desempate “${texto}” deve ter ao menos duas inscrições, na ordem decidida.`,
  desempateRepetido: (inscricoes: readonly string[]) =>
    inscricoes.length === 1
      ? `Leituras: no desempate, a inscrição ${enumera(inscricoes)} foi dada mais de uma vez.`
      : `Leituras: nos desempates, as inscrições ${enumera(inscricoes)} foram dadas mais de uma vez.`,
  data: (texto: string) => `Leituras: edital: “${texto}” não é uma data. Use AAAA-MM-DD ou dd/mm/aaaa.`,
  escolha: (nome: string, texto: string, escolhas: readonly string[]) =>
    `Leituras: ${nome}: “${texto}” não existe. Use ${enumera(escolhas, 'ou')}.`,
  reservadas: (recusa: string) => `Leituras: reservadas: ${recusa}`,
} as const;

/** What DIAGNOSTICO_RANKING says of what was read. */
export const DIAGNOSTICO = {
  intervalo: (linhas: number, candidatos: number) =>
    `${quantos(linhas, 'linha', 'linhas')} no intervalo, ${quantos(candidatos, 'candidato lido', 'candidatos lidos')}. Linhas e colunas são contadas a partir da primeira célula do intervalo: A é a primeira coluna.`,
  coluna: (campo: string, titulo: string) => (titulo === '' ? campo : `${campo}: “${titulo}”`),
  colunaNaoUsada: (titulo: string) => `Coluna não usada: “${titulo}”`,
  cargo: (cargo: string, pessoas: number, foraDasListas: number) =>
    `${cargo === '' ? 'Sem cargo' : `Cargo ${cargo}`}: ${quantos(pessoas, 'pessoa', 'pessoas')}${
      foraDasListas === 0 ? '' : `, ${foraDasListas} fora das listas`
    }`,
  reserva: (cargo: string, reserva: string, contagem: Readonly<Record<string, number>>) => {
    const partes = Object.entries(contagem).flatMap(([pertenca, quantas]) => (quantas > 0 ? [`${pertenca}: ${quantas}`] : []));
    const marcadas = Object.values(contagem).reduce((soma, quantas) => soma + quantas, 0);
    const deQual = `${cargo === '' ? '' : `Cargo ${cargo}, `}${reserva}`;
    return marcadas === 0
      ? `${deQual}: ninguém`
      : `${deQual}: ${quantos(marcadas, 'pessoa marcada', 'pessoas marcadas')} (${partes.join(', ')})`;
  },
  maisCargos: (total: number) => `Mais ${total} cargos, que não são mostrados.`,
  ignoradas: (motivo: string, linhas: number) => `${quantos(linhas, 'linha que não é pessoa', 'linhas que não são pessoas')}: ${motivo}`,
  maisProblemas: (total: number) => `Há mais ${total} problemas, que não cabem no resultado de uma fórmula: veja-os no painel.`,
  semProblemas: () => 'Nenhum problema foi encontrado.',
} as const;

/** What CONFERE_NOMEACAO says when nothing differs. */
export const CONFORME = 'Conforme: cada nomeação é a que era devida no seu momento.';
