import type { RegrasDaLei } from '../../core/lei';

/** What is not said of each key, and never what is done then: that is worded from the value in force. */
export const SILENCIOS = {
  orgaos: 'A tabela não diz que órgãos são alcançados.',
  vinculos: 'A tabela não diz que vínculos são alcançados.',
  desde: 'A tabela não diz o primeiro dia da vigência.',
  diaDaVigencia: 'A lei não diz se alcança o edital publicado no próprio dia em que começa a valer.',
  depoisDoPrazo: 'A lei não diz o que acontece com os editais posteriores ao prazo.',
  novasVagas:
    'A lei não diz se as vagas abertas depois do edital continuam a contagem da reserva ou se cada oferta tem contagem própria.',
  duasReservas: 'A lei não diz como fica quem está em duas reservas.',
  colisao: 'A lei não diz para onde vai a reserva quando a vaga que lhe cabe já é de outra reserva.',
  percentual: 'A lei não diz que parte das vagas é da reserva.',
  minimo: 'A lei não diz a partir de quantas vagas há reserva.',
  arredondamento: 'A lei não diz como arredondar.',
  teto: 'A lei não diz o máximo de vagas da reserva.',
  ordem: 'A lei não diz em que posições os cotistas são nomeados.',
  grupoIncompleto: 'A lei não diz o que fazer quando o edital não completa o último grupo de vagas.',
  computo:
    'A lei não diz se quem foi nomeado pela reserva deixa de ocupá-la quando a lista geral chega a essa pessoa depois.',
  desistencia: 'A lei não diz quem preenche a vaga reservada de quem desiste.',
  posseNaoTomada: 'A lei não trata da posse não tomada nem da nomeação tornada sem efeito.',
  alcanceDaDesistencia:
    'A lei não diz se a vaga da lista geral deixada por um cotista passa à lista específica ou volta à lista geral.',
  reversao: 'A lei não diz o que fazer quando ninguém é aprovado na lista específica.',
  cascata: 'A lei não diz a que outra reserva passa a vaga reservada sem candidatos.',
  cotistasInsuficientes: 'A lei não diz o que fazer com a vaga reservada quando a lista específica se esgota.',
  cotaNegada: 'A lei não diz o que acontece com quem tem a condição recusada sem que haja falsidade.',
} as const;

/** The rules that the table has no key for. */
export const REGRAS_SEM_CHAVE = {
  base: {
    base: 'silêncio',
    pergunta: 'base',
    padrao: 'por cargo',
    questao: 'A tabela não diz se a conta é feita em cada cargo ou se o número de vagas reservadas é o do edital.',
  },
  computoPcd: {
    base: 'silêncio',
    pergunta: 'computo-pcd',
    padrao: 'ordem de chamada',
    questao:
      'A lei não diz se quem foi chamado pela vaga de pessoa com deficiência deixa de ocupá-la quando a lista geral chega a essa pessoa depois.',
  },
  pcd: {
    base: 'silêncio',
    padrao: 'o que o edital disser',
    questao: 'A tabela não trata das vagas das pessoas com deficiência.',
  },
  concorrencia: {
    base: 'silêncio',
    padrao: 'concorrem a todas as vagas',
    questao: 'A tabela não diz a que vagas concorre quem se inscreve pela reserva.',
  },
  vagaAmplaReaberta: {
    base: 'silêncio',
    padrao: 'preencherAmpla',
    questao: 'A tabela não diz quem preenche a vaga da ampla concorrência que volta a ficar aberta.',
  },
  declaracao: {
    base: 'silêncio',
    padrao: 'A que a lei ou o edital exigir.',
    questao: 'A tabela não trata da declaração na inscrição; confira na lei.',
  },
  verificacao: {
    base: 'silêncio',
    padrao: 'A que a lei ou o edital previr.',
    questao: 'A tabela não trata da verificação da declaração; confira na lei.',
  },
  falsidade: {
    base: 'silêncio',
    padrao: 'O que a lei ou o edital previr.',
    questao: 'A tabela não trata da declaração falsa; confira na lei.',
  },
  edital: {
    base: 'silêncio',
    padrao: 'O que a lei exigir.',
    questao: 'A tabela não trata do que o edital deve dizer; confira na lei.',
  },
  listas: {
    base: 'silêncio',
    padrao: 'Lista geral com todos e uma lista específica de cada reserva.',
    questao: 'A tabela não diz que listas publicar.',
  },
} as const satisfies Partial<RegrasDaLei>;
