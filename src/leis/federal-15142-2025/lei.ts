import type { ReservaId } from '../../core/candidato';
import type { Citacao, Lei, Regra, RegrasDaReserva } from '../../core/lei';

const ART_1: Citacao = {
  dispositivo: 'art. 1º',
  palavras:
    'É reservado às pessoas pretas e pardas, indígenas e quilombolas o percentual de 30% (trinta por cento) das vagas oferecidas:',
};
const ART_1_I: Citacao = {
  dispositivo: 'art. 1º, I',
  palavras:
    'nos concursos públicos para provimento de cargos efetivos e empregos públicos no âmbito da administração pública federal direta, das autarquias, das fundações públicas, das empresas públicas e das sociedades de economia mista controladas pela União;',
};
const ART_1_II: Citacao = {
  dispositivo: 'art. 1º, II',
  palavras:
    'nos processos seletivos simplificados para o recrutamento de pessoal nas hipóteses de contratação por tempo determinado para atender a necessidade temporária de excepcional interesse público, de que trata a Lei nº 8.745, de 9 de dezembro de 1993 (Lei de Contratação Temporária de Interesse Público), para os órgãos da administração pública federal direta, as autarquias e as fundações públicas.',
};
const ART_1_1: Citacao = {
  dispositivo: 'art. 1º, § 1º',
  palavras:
    'Ato do Poder Executivo regulamentará as vagas reservadas a indígenas e a quilombolas previstas no caput deste artigo.',
};
const ART_1_2: Citacao = {
  dispositivo: 'art. 1º, § 2º',
  palavras:
    'O percentual previsto no caput deste artigo será aplicado sobre a totalidade das vagas expressamente previstas no edital do concurso público ou do processo seletivo simplificado e sobre as demais vagas que surgirem durante a validade do certame.',
};
const ART_3: Citacao = {
  dispositivo: 'art. 3º',
  palavras:
    'Os editais de abertura de concursos públicos e de processos seletivos simplificados estabelecerão procedimento de confirmação complementar à autodeclaração das pessoas pretas e pardas, nos termos do disposto em regulamento,',
};
const ART_3_2: Citacao = {
  dispositivo: 'art. 3º, § 2º',
  palavras:
    'Na hipótese de indeferimento da autodeclaração no procedimento de confirmação, as pessoas poderão prosseguir no concurso público ou no processo seletivo simplificado pela ampla concorrência, desde que possuam, em cada fase anterior do certame, conceito ou pontuação suficiente para as fases seguintes.',
};
const ART_5: Citacao = {
  dispositivo: 'art. 5º',
  palavras:
    'A reserva de vagas de que trata o art. 1º desta Lei será aplicada sempre que o número de vagas oferecido no concurso público ou no processo seletivo simplificado for igual ou superior a 2 (dois).',
};
const ART_7_2: Citacao = {
  dispositivo: 'art. 7º, § 2º',
  palavras:
    'As pessoas pretas e pardas, indígenas e quilombolas optantes pela reserva de vagas aprovadas e nomeadas dentro do número de vagas oferecido para ampla concorrência não serão computadas para efeito de preenchimento das vagas reservadas.',
};
const ART_7_3: Citacao = {
  dispositivo: 'art. 7º, § 3º',
  palavras:
    'Em caso de não preenchimento de vaga reservada no certame, a vaga não preenchida será ocupada pela pessoa preta e parda, indígena ou quilombola aprovada na posição imediatamente subsequente na lista de reserva de vagas, de acordo com a ordem de classificação.',
};
const ART_8: Citacao = {
  dispositivo: 'art. 8º',
  palavras:
    'Na hipótese de número insuficiente de pessoas pretas e pardas, indígenas e quilombolas para ocupar as vagas reservadas, as vagas remanescentes serão revertidas no mesmo certame para a ampla concorrência, de acordo com a ordem de classificação.',
};
const ART_9: Citacao = {
  dispositivo: 'art. 9º',
  palavras:
    'A nomeação dos candidatos aprovados e classificados observará os critérios de alternância e proporcionalidade, considerada a relação entre o número total de vagas e o número de vagas reservado a pessoas pretas e pardas, indígenas e quilombolas e a outros grupos previstos na legislação.',
};
const ART_14: Citacao = {
  dispositivo: 'art. 14',
  palavras: 'Esta Lei entra em vigor na data de sua publicação.',
};

/** Its text was not seen: whoever uses what it gives is told so. */
function doDecreto(artigo: string): string {
  const dispositivo = artigo === '' ? '' : `, ${artigo}`;
  return `Decreto nº 12.536/2025${dispositivo}, conhecido só por fontes secundárias: confira-o antes de publicar`;
}

/** The same for the three reservas: the law speaks of them together. */
const DAS_TRES = {
  minimo: { base: 'texto', valor: 2, citacoes: [ART_5] },
  arredondamento: {
    base: 'texto',
    valor: 'meio para cima',
    citacoes: [
      {
        dispositivo: 'art. 5º, § 2º',
        palavras:
          'Na hipótese de quantitativo fracionado para as vagas reservadas a pessoas pretas e pardas, indígenas e quilombolas, o número será:',
      },
      {
        dispositivo: 'art. 5º, § 2º, I',
        palavras:
          'aumentado para o primeiro inteiro subsequente, na hipótese de fração igual ou maior do que 0,5 (cinco décimos)',
      },
      {
        dispositivo: 'art. 5º, § 2º, II',
        palavras:
          'diminuído para o inteiro imediatamente inferior, na hipótese de fração menor do que 0,5 (cinco décimos).',
      },
    ],
  },
  ordem: {
    base: 'dúvida',
    pergunta: 'ordem',
    padrao: { tipo: 'proporcional' },
    questao:
      'O art. 9º manda nomear por “alternância e proporcionalidade” entre o total de vagas e as reservadas, mas não diz a fórmula nem as posições.',
    citacoes: [ART_9],
  },
  grupoIncompleto: {
    base: 'silêncio',
    pergunta: 'grupo-incompleto',
    padrao: 'última vaga oferecida',
    questao:
      'A lei não forma grupos de vagas; se a ordem adotada for a última vaga de cada grupo, falta dizer o que fazer quando o edital não completa o último grupo.',
  },
  computo: {
    base: 'dúvida',
    pergunta: 'computo',
    padrao: 'compensada',
    questao:
      'O art. 7º, § 2º, não computa na reserva as pessoas “aprovadas e nomeadas dentro do número de vagas oferecido para ampla concorrência”, mas não diz como: se também quem já foi nomeado pela reserva, quando a lista geral só chega à pessoa depois (compensação).',
    citacoes: [ART_7_2],
  },
  desistencia: { base: 'texto', valor: 'próximo da lista específica', citacoes: [ART_7_3] },
  posseNaoTomada: { base: 'texto', valor: 'próximo da lista específica', citacoes: [ART_7_3] },
  vagaReservadaReaberta: { base: 'texto', valor: 'próximo da lista específica', citacoes: [ART_7_3] },
  alcanceDaDesistencia: { base: 'texto', valor: 'vaga reservada', citacoes: [ART_7_3] },
  reversao: { base: 'texto', valor: 'reverte', citacoes: [ART_8] },
  cotistasInsuficientes: { base: 'texto', valor: 'reverte', citacoes: [ART_8] },
} as const satisfies Partial<RegrasDaReserva>;

/** The confirmation of art. 3º is of Black and brown people: whether its § 2º speaks of the others too is a doubt. */
const NAO_CONFIRMADA = {
  base: 'dúvida',
  pergunta: 'cota-negada',
  padrao: 'permanece na ampla',
  questao:
    'O art. 3º, § 2º, deixa seguir pela ampla concorrência quem tem a autodeclaração indeferida no procedimento de confirmação, mas o procedimento do caput é o das pessoas pretas e pardas: pode valer, ou não, também para indígenas e quilombolas.',
  citacoes: [ART_3, ART_3_2],
} as const satisfies RegrasDaReserva['cotaNegada'];

/** The passage from one reserva to another is the decree's: art. 8º only sends the vaga to the ampla in the end. */
function passaA(reservas: readonly ReservaId[], destino: string): Regra<readonly ReservaId[]> {
  return {
    base: 'silêncio',
    padrao: reservas,
    fonte: doDecreto('art. 3º, § 3º'),
    questao: `A lei não diz que a vaga passe antes ${destino} (o art. 8º trata só da ampla concorrência); é o que fontes secundárias dão do Decreto nº 12.536/2025, art. 3º, § 3º, cujo texto não foi visto.`,
  };
}

/** The federal law. Rule by rule in the order of `RegrasDaLei`; the words are in texto.txt, a partial transcription. */
export const lei = {
  id: 'federal-15142-2025',
  nome: 'Lei Federal nº 15.142/2025',
  norma: 'Lei nº 15.142, de 3 de junho de 2025',
  numero: '15.142/2025',
  municipio: 'União',
  uf: 'BR',
  ressalvaDaVigencia:
    'O texto guardado só traz a data da publicação no Diário Oficial da União (4 de junho de 2025) na nota final. Dela correm a vigência (art. 14) e os 10 anos da revisão (art. 12): confira-a no Diário Oficial se o edital for desses dias.',
  regras: {
    orgaos: { base: 'texto', valor: ['executivo', 'indireta'], citacoes: [ART_1_I, ART_1_II] },
    vinculos: { base: 'texto', valor: ['efetivo', 'emprego', 'temporario'], citacoes: [ART_1_I, ART_1_II] },
    desde: { base: 'texto', valor: '2025-06-04', citacoes: [ART_14] },
    diaDaVigencia: {
      base: 'texto',
      valor: 'alcançado',
      citacoes: [
        {
          dispositivo: 'art. 11',
          palavras:
            'O disposto nesta Lei não se aplicará aos concursos públicos e aos processos seletivos simplificados cujos editais de abertura tenham sido publicados anteriormente à data de sua entrada em vigor, permanecendo regidos pela Lei nº 12.990, de 9 de junho de 2014.',
        },
        ART_14,
      ],
    },
    fimDoPrazo: {
      ultimoDia: '2035-06-04',
      depois: {
        base: 'texto',
        valor: 'avisa',
        citacoes: [
          {
            dispositivo: 'art. 12',
            palavras:
              'O Poder Executivo federal promoverá a revisão do programa de ação afirmativa de que trata esta Lei no prazo de 10 (dez) anos, contado da data de sua entrada em vigor.',
          },
        ],
      },
    },
    base: {
      base: 'dúvida',
      pergunta: 'base',
      padrao: 'por cargo',
      questao:
        'O art. 1º, § 2º, aplica o percentual “sobre a totalidade das vagas expressamente previstas no edital” e o art. 5º exige 2 vagas no “número de vagas oferecido no concurso público”: não dizem se em cada cargo ou ao todo.',
      citacoes: [ART_1_2, ART_5],
    },
    novasVagas: { base: 'texto', valor: 'total acumulado', citacoes: [ART_1_2] },
    colisao: {
      base: 'silêncio',
      pergunta: 'colisao',
      padrao: 'livre anterior',
      questao:
        'A lei manda alternar as vagas dos grupos (art. 9º), mas não diz para onde vai a reserva quando a vaga que lhe cabe já é de outra. O simulador do Ministério da Gestão, que não foi visto, usa a livre anterior, segundo fontes secundárias.',
      citacoes: [ART_9],
    },
    computoPcd: {
      base: 'silêncio',
      pergunta: 'computo-pcd',
      padrao: 'ordem de chamada',
      questao:
        'O art. 7º, § 2º, deixa de computar na reserva só as pessoas pretas e pardas, indígenas e quilombolas; a lei não diz se a pessoa com deficiência chamada pela vaga de PcD deixa de ocupá-la quando a lista geral chega a ela depois.',
      citacoes: [ART_7_2],
    },
    pcd: { base: 'texto', valor: 'conta na alternância', citacoes: [ART_9] },
    concorrencia: {
      base: 'texto',
      valor: 'concorrem a todas as vagas',
      citacoes: [
        {
          dispositivo: 'art. 7º',
          palavras:
            'As pessoas pretas e pardas, indígenas e quilombolas optantes pela reserva de vagas concorrerão concomitantemente às vagas destinadas à ampla concorrência.',
        },
      ],
    },
    vagaAmplaReaberta: {
      base: 'silêncio',
      padrao: 'preencherAmpla',
      questao:
        'O art. 7º, § 3º, trata só da vaga reservada; a lei não diz quem preenche a vaga da ampla concorrência que volta a ficar aberta.',
    },
    duasReservas: {
      base: 'silêncio',
      padrao: 'a de maior percentual',
      fonte: doDecreto('art. 21'),
      questao:
        'A lei não diz em que lista fica quem é de mais de um dos três grupos: a de maior percentual é a que editais federais dizem e, segundo fontes secundárias, manda o Decreto nº 12.536/2025, art. 21, cujo texto não foi visto. A regra não alcança a pessoa com deficiência, que é nomeada pela primeira vaga que a alcança.',
    },
    declaracao: {
      base: 'texto',
      valor:
        'Preta ou parda, quem assim se autodeclara (quesito do IBGE); indígena, quem se identifica como parte de uma coletividade indígena e por ela é reconhecido; quilombola, segundo critérios de autoatribuição.',
      citacoes: [
        {
          dispositivo: 'art. 2º, I',
          palavras:
            'pessoa preta ou parda: aquela que se autodeclarar preta ou parda, conforme o quesito cor ou raça utilizado pela Fundação Instituto Brasileiro de Geografia e Estatística (IBGE), nos termos do inciso IV do parágrafo único do art. 1º da Lei nº 12.288, de 20 de julho de 2010 (Estatuto da Igualdade Racial), na forma de regulamento;',
        },
        {
          dispositivo: 'art. 2º, II',
          palavras:
            'pessoa indígena: aquela que se identifica como parte de uma coletividade indígena e é reconhecida por seus membros como tal, independentemente de viver ou não em território indígena;',
        },
        {
          dispositivo: 'art. 2º, III',
          palavras:
            'pessoa quilombola: aquela pertencente a grupo étnico-racial, segundo critérios de autoatribuição, com trajetória histórica própria, dotado de relações territoriais específicas, com presunção de ancestralidade preta ou parda, conforme previsto no Decreto nº 4.887, de 20 de novembro de 2003.',
        },
      ],
    },
    verificacao: {
      base: 'texto',
      valor:
        'Confirmação complementar à autodeclaração das pessoas pretas e pardas, de todas as habilitadas que optaram pela reserva, ainda que aprovadas na ampla concorrência; a forma é a do regulamento, que não foi visto.',
      citacoes: [
        ART_3,
        {
          dispositivo: 'art. 3º, § 1º',
          palavras:
            'Serão submetidas ao procedimento de confirmação da autodeclaração todas as pessoas habilitadas no certame que optarem por concorrer às vagas reservadas a pessoas pretas e pardas, ainda que tenham obtido conceito ou pontuação suficiente para aprovação na ampla concorrência.',
        },
      ],
    },
    falsidade: {
      base: 'texto',
      valor:
        'Fraude ou má-fé na autodeclaração, apurada em procedimento com contraditório e ampla defesa: eliminação do certame; se já nomeada a pessoa, anulação da admissão.',
      citacoes: [
        {
          dispositivo: 'art. 4º, § 1º',
          palavras:
            'Na hipótese de o procedimento administrativo de que trata o caput deste artigo concluir pela ocorrência de fraude ou má-fé, o candidato:',
        },
        {
          dispositivo: 'art. 4º, § 1º, I',
          palavras:
            'será eliminado do concurso público ou do processo seletivo simplificado, caso o certame ainda esteja em andamento',
        },
        {
          dispositivo: 'art. 4º, § 1º, II',
          palavras:
            'terá anulada a sua admissão ao cargo ou ao emprego público, sem prejuízo de outras sanções cabíveis, caso já tenha sido nomeado.',
        },
      ],
    },
    edital: {
      base: 'silêncio',
      padrao: 'O quadro de vagas do edital diz o número de vagas de cada reserva.',
      questao:
        'A lei manda o edital estabelecer o procedimento de confirmação complementar à autodeclaração das pessoas pretas e pardas (art. 3º), mas não diz que ele deva trazer o número de vagas de cada reserva.',
      citacoes: [ART_3],
    },
    listas: {
      base: 'silêncio',
      padrao: 'Lista geral com todos e uma lista específica para cada uma das três reservas.',
      questao:
        'A lei classifica os optantes nas vagas da ampla concorrência e nas reservadas (art. 7º, § 1º), mas não diz que listas publicar.',
      citacoes: [
        {
          dispositivo: 'art. 7º, § 1º',
          palavras:
            'As pessoas pretas e pardas, indígenas e quilombolas optantes pela reserva de vagas serão classificadas no resultado final do concurso ou do processo seletivo simplificado tanto nas vagas destinadas à ampla concorrência quanto nas vagas reservadas.',
        },
      ],
    },
  },
  reservas: [
    {
      id: 'negros',
      nome: 'Pretos e pardos',
      grupo: 'pessoas pretas e pardas',
      marcas: ['negro'],
      regras: {
        percentual: {
          base: 'silêncio',
          padrao: { numerador: 25, denominador: 100 },
          fonte: doDecreto(''),
          questao:
            'A lei reserva 30% às pessoas pretas e pardas, indígenas e quilombolas juntas (art. 1º), sem dizer quanto a cada grupo, e deixa as vagas de indígenas e quilombolas a ato do Executivo (art. 1º, § 1º). Os 25% de pretos e pardos são os do Decreto nº 12.536/2025, segundo fontes secundárias: o texto do decreto não foi visto; confira-o.',
          citacoes: [ART_1, ART_1_1],
        },
        ...DAS_TRES,
        cotaNegada: { base: 'texto', valor: 'permanece na ampla', citacoes: [ART_3_2] },
      },
    },
    {
      id: 'indigenas',
      nome: 'Indígenas',
      grupo: 'pessoas indígenas',
      marcas: ['indigena'],
      regras: {
        percentual: {
          base: 'silêncio',
          padrao: { numerador: 3, denominador: 100 },
          fonte: doDecreto(''),
          questao:
            'A lei reserva 30% às pessoas pretas e pardas, indígenas e quilombolas juntas (art. 1º), sem dizer quanto a cada grupo, e deixa as vagas de indígenas e quilombolas a ato do Executivo (art. 1º, § 1º). Os 3% de indígenas são os do Decreto nº 12.536/2025, segundo fontes secundárias: o texto do decreto não foi visto; confira-o.',
          citacoes: [ART_1, ART_1_1],
        },
        ...DAS_TRES,
        cascata: passaA(['quilombolas', 'negros'], 'à lista de quilombolas e, depois, à de pretos e pardos'),
        cotaNegada: NAO_CONFIRMADA,
      },
    },
    {
      id: 'quilombolas',
      nome: 'Quilombolas',
      grupo: 'pessoas quilombolas',
      marcas: ['quilombola'],
      regras: {
        percentual: {
          base: 'silêncio',
          padrao: { numerador: 2, denominador: 100 },
          fonte: doDecreto(''),
          questao:
            'A lei reserva 30% às pessoas pretas e pardas, indígenas e quilombolas juntas (art. 1º), sem dizer quanto a cada grupo, e deixa as vagas de indígenas e quilombolas a ato do Executivo (art. 1º, § 1º). Os 2% de quilombolas são os do Decreto nº 12.536/2025, segundo fontes secundárias: o texto do decreto não foi visto; confira-o.',
          citacoes: [ART_1, ART_1_1],
        },
        ...DAS_TRES,
        cascata: passaA(['indigenas', 'negros'], 'à lista de indígenas e, depois, à de pretos e pardos'),
        cotaNegada: NAO_CONFIRMADA,
      },
    },
  ],
  notas: [
    'O Decreto nº 12.536/2025 e a Instrução Normativa Conjunta MGI/MIR/MPI nº 261/2025, que regulamentam a lei, não foram vistos. Vêm de fontes secundárias (notícias e editais) os percentuais de cada reserva, a passagem da vaga entre elas e a regra de quem é de mais de um grupo: confira-os antes de publicar.',
    'A vaga reservada sem quem a ocupe vai à ampla concorrência (art. 8º). Antes disso, a de quilombolas passa à lista de indígenas e a de indígenas à de quilombolas; não havendo ninguém, à de pretos e pardos (Decreto nº 12.536/2025, art. 3º, § 3º, segundo fontes secundárias). A de pretos e pardos vai direto à ampla concorrência: não foi vista regra que a passe a outra reserva.',
    'O arredondamento (art. 5º, § 2º) é feito em cada reserva, e a soma pode não ser o arredondamento dos 30%: com 5 vagas, 25% dão 1 e os outros nenhuma, mas 30% dariam 2. Se o edital reservar outro número, informe-o.',
    'O mínimo de 2 vagas (art. 5º) é conferido no total oferecido até o momento: com 1 vaga, ou só cadastro de reserva, há inscrição pela reserva (art. 5º, § 3º), e as vagas que surgirem a observam (art. 5º, § 4º).',
    'O art. 1º fala da administração pública federal direta e indireta e não menciona os Poderes Legislativo e Judiciário: são tidos como alcançados o Poder Executivo e a administração indireta.',
    'A contratação temporária é alcançada na administração direta, nas autarquias e nas fundações públicas (art. 1º, II). Empresas públicas e sociedades de economia mista não estão nesse inciso: a lei não alcança o processo seletivo simplificado delas, e o programa não distingue esse caso.',
    'O art. 9º conta na alternância “outros grupos previstos na legislação”, sem os nomear. As pessoas com deficiência são um deles (Constituição, art. 37, VIII; Lei nº 8.112/1990, art. 5º, § 2º), mas a lei não fixa o percentual delas: informe a regra de PcD do edital.',
    'O art. 7º, § 3º, fala em “não preenchimento de vaga reservada”: vale para a desistência, a posse não tomada, a nomeação sem efeito e tudo o mais que deixa a vaga sem quem a ocupe (eliminação, cota não confirmada, fim de fila). A “lista de reserva de vagas” é a da reserva da própria vaga.',
    'Quem não tem a autodeclaração confirmada só segue pela ampla concorrência se tinha, em cada fase anterior, conceito ou pontuação suficiente (art. 3º, § 2º): a banca o confere, e quem não tinha é lançado como eliminado.',
    'Nomeados todos os aprovados da ampla concorrência, os cargos que vagarem poderão ir a quem ainda estiver na lista da reserva (art. 9º, § 1º): essas pessoas estão também na lista geral e são chamadas por ela.',
    'A ordem das nomeações vale durante a vida funcional, onde a classificação no concurso for critério de avaliação ou de desempate (art. 9º, § 2º): guarde o livro de atos.',
    'A lei revogou a Lei nº 12.990/2014 (art. 13), que ainda rege os editais publicados antes de 4 de junho de 2025 (art. 11) e não está neste catálogo.',
    'O art. 12 marca 10 anos para a revisão da política pelo Executivo, sem fim de vigência: o edital posterior é alcançado, com um aviso.',
    'O texto guardado da lei é uma transcrição parcial; “[...]” marca o que ficou fora dela. Confira o texto oficial em planalto.gov.br.',
  ],
} as const satisfies Lei;
