import type { TipoDeAto } from '../core/ato';

/** Why something was read for the acts of a control sheet: said to whoever confirms it. */
export const MOTIVO_DA_INFERENCIA = {
  vagasDoTitulo: (texto: string) => `Lido do título da planilha: “${texto}”.`,
  vagasDoPedido: () => 'Informado no passo Vagas; a planilha de controle não o diz.',
  ordemPelaData: () => 'A planilha não numera as convocações de todos: ordem pela data e, no mesmo dia, pela classificação.',
  ordemPelaClassificacao: () => 'A planilha não numera nem data as convocações de todos: ordem pela classificação.',
  lugarDe: (quem: string, texto: string) => `A observação diz que entrou no lugar de ${quem}: “${texto}”.`,
  vagaDevida: () => 'A planilha não diz a vaga: é a primeira aberta cuja chamada devida, naquele momento, é a desta pessoa.',
  vagaQueServe: () =>
    'A planilha não diz a vaga, e em nenhuma das abertas a chamada devida era a desta pessoa: é a primeira aberta da lista dela ou, sem essa, a primeira aberta. Confira com o ato publicado.',
  listaDevida: () => 'A planilha não diz a lista: é a da chamada devida naquele momento.',
  listaEscrita: (texto: string) => `Pelas palavras da planilha: “${texto}”.`,
  listaDaVaga: () => 'A planilha não diz a lista: a pessoa está na lista da vaga.',
  listaAmpla: () => 'A planilha não diz a lista: a pessoa não está na lista da vaga.',
  compensa: () => 'Pela chamada devida naquele momento, quem a lista geral alcançou passa à ampla concorrência.',
  saidaPelaSituacao: (situacao: string) => `A planilha mostra como a pessoa está hoje (“${situacao}”); para isso houve antes a nomeação.`,
  saidaPelaNota: (texto: string) => `Pela observação: “${texto}”.`,
  saidaSemNomeacao: () => 'Não há número de convocação, documento nem data na linha: saída antes de qualquer nomeação.',
  ordemDaSaida: (tipo: TipoDeAto, quando: 'antes de quem entrou' | 'pela data' | 'por falta de vaga' | 'no fim') =>
    ({
      'antes de quem entrou': `${maiuscula(tipo)} sem data anterior certa: posta antes da nomeação de quem entrou no lugar.`,
      'pela data': `${maiuscula(tipo)} posta pela sua data.`,
      'por falta de vaga': `${maiuscula(tipo)} sem data: posta antes da convocação que, sem ela, não teria vaga aberta.`,
      'no fim': `${maiuscula(tipo)} sem data: posta depois das convocações, porque nenhuma precisou da vaga.`,
    })[quando],
  fimDeFilaAntes: () => 'Sem data: posto antes da primeira convocação que passou à frente desta pessoa.',
  semData: (texto: string) => (texto === '' ? 'A planilha não traz a data.' : `A data “${texto}” não foi entendida; o ato fica sem data.`),
  posseSemData: () => 'A situação diz que houve posse, mas não a data.',
  vagaQueOcupava: () => 'É a vaga que a pessoa ocupava então.',
  posseDaPlanilha: () => 'Data da posse lida da planilha.',
  posseDaNota: (texto: string) => `Pela planilha: “${texto}”.`,
  eventoNaOrdem: () => 'Sem dia certo: posto pelo lugar da linha na planilha.',
} as const;

function maiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/** What only a person who knows the competition can answer. */
export const PERGUNTA_DO_CONTROLE = {
  vagas: (vistas: readonly number[]) =>
    vistas.length > 1
      ? `O título da planilha e o passo Vagas não dizem o mesmo número de vagas do edital (${vistas.join(' e ')}). Quantas vagas o edital ofereceu?`
      : 'A planilha não diz quantas vagas o edital ofereceu. Quantas foram (0 para cadastro de reserva)?',
  novasVagas: (nome: string) =>
    `Na convocação de ${nome} não havia vaga aberta. Quantas vagas novas foram oferecidas antes dela?`,
  convocada: (nome: string) => `A situação de ${nome} não diz que houve nomeação, mas a linha traz documento, data ou número de convocação. Houve nomeação?`,
  cota: (nome: string) => `A cota de ${nome} não foi confirmada. Isso foi antes ou depois da nomeação?`,
  evento: (texto: string) => `A linha diz “${texto}”. O que ela muda neste concurso?`,
  valorRecusado: (valor: string) => ` A resposta “${valor}” não serve.`,
} as const;

export const RESPOSTA_DO_CONTROLE = {
  sim: 'Sim, houve nomeação',
  nao: 'Não, ainda aguarda',
  antes: 'Antes: a nomeação já foi sem a cota',
  depois: 'Depois: a nomeação foi pela cota, e ela caiu',
  novaVaga: 'Abriu uma vaga nova (oferta de 1 vaga)',
  nada: 'Nada: não muda as vagas deste concurso',
  vacancia: (quem: string) => `Vacância de ${quem}; a vaga não foi reposta`,
  vacanciaReposta: (quem: string) => `Vacância de ${quem}, e a vaga foi reposta (oferta de 1 vaga)`,
} as const;
