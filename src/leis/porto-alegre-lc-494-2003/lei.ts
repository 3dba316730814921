import type { Lei } from '../../core/lei';

/** Porto Alegre, RS. Rule by rule in the order of `RegrasDaLei`; the words are in texto.txt. */
export const lei = {
  id: 'porto-alegre-lc-494-2003',
  nome: 'Lei Complementar nº 494/2003, de Porto Alegre',
  norma: 'Lei Complementar nº 494, de 10 de setembro de 2003',
  numero: '494/2003',
  municipio: 'Porto Alegre',
  uf: 'RS',
  revogacao: {
    desde: '2014-11-03',
    por: 'Lei Complementar nº 746, de 3 de novembro de 2014',
    ressalva:
      'A Lei Complementar nº 746/2014 (20%, mínimo de 3 vagas) revogou esta lei; a data é a dela, e a sua regra de transição não foi vista: confirme na procuradoria o caso de edital dessa época.',
  },
  ressalvaDaVigencia:
    'O texto guardado data a assinatura (10 de setembro de 2003), não a publicação, que é quando a lei entra em vigor (art. 7º); confira a data se o edital for desses dias.',
  regras: {
    orgaos: {
      base: 'texto',
      valor: ['executivo', 'legislativo', 'indireta'],
      citacoes: [
        {
          dispositivo: 'art. 1º',
          palavras:
            'Ficam reservados aos afro-brasileiros 12% (doze por cento) das vagas oferecidas nos concursos públicos efetuados pelo Poder Público Municipal para provimento de cargos efetivos.',
        },
      ],
    },
    vinculos: {
      base: 'texto',
      valor: ['efetivo'],
      citacoes: [
        {
          dispositivo: 'art. 1º',
          palavras:
            'vagas oferecidas nos concursos públicos efetuados pelo Poder Público Municipal para provimento de cargos efetivos.',
        },
      ],
    },
    desde: {
      base: 'texto',
      valor: '2003-09-10',
      citacoes: [
        { dispositivo: 'art. 7º', palavras: 'Esta Lei Complementar entra em vigor na data de sua publicação.' },
      ],
    },
    diaDaVigencia: {
      base: 'texto',
      valor: 'alcançado',
      citacoes: [
        {
          dispositivo: 'art. 6º',
          palavras:
            'As disposições desta Lei Complementar não se aplicam àqueles concursos públicos cujos editais de abertura foram publicados anteriormente à sua vigência.',
        },
        { dispositivo: 'art. 7º', palavras: 'Esta Lei Complementar entra em vigor na data de sua publicação.' },
      ],
    },
    base: {
      base: 'dúvida',
      pergunta: 'base',
      padrao: 'por cargo',
      questao:
        'O art. 1º, § 1º, fixa o número de vagas reservadas pelo “total de vagas no edital de abertura”, mas o § 4º aplica o percentual “a todos cargos oferecidos”: a conta pode ser pelo total do edital ou em cada cargo.',
      citacoes: [
        {
          dispositivo: 'art. 1º, § 1º',
          palavras:
            'A fixação do número de vagas reservadas aos afro-brasileiros e respectivo percentual far-se-á pelo total de vagas no edital de abertura do concurso público e efetivar-se-á no processo de nomeação.',
        },
        {
          dispositivo: 'art. 1º, § 4º',
          palavras:
            'A observância do percentual de vagas reservadas aos afro-brasileiros dar-se-á durante todo o período de validade do concurso e aplicar-se-á a todos cargos oferecidos.',
        },
      ],
    },
    novasVagas: {
      base: 'dúvida',
      pergunta: 'novas-vagas',
      padrao: 'total acumulado',
      questao:
        'O art. 1º, § 2º, manda manter a reserva de 12% quando forem oferecidas novas vagas: os 12% podem ser do total oferecido até então ou de cada nova oferta em separado.',
      citacoes: [
        {
          dispositivo: 'art. 1º, § 2º',
          palavras:
            'Preenchido o percentual estabelecido no edital de abertura, caso a Administração ofereça novas vagas durante a vigência do concurso em questão, a reserva de 12% (doze por cento) aos afro-brasileiros deverá ser mantida.',
        },
      ],
    },
    colisao: {
      base: 'silêncio',
      pergunta: 'colisao',
      padrao: 'livre anterior',
      questao:
        'A lei não diz para onde vai a reserva quando a vaga que lhe cabe já é de outra reserva, como a das pessoas com deficiência.',
    },
    computoPcd: {
      base: 'silêncio',
      pergunta: 'computo-pcd',
      padrao: 'ordem de chamada',
      questao:
        'A lei não trata das pessoas com deficiência: não diz se quem foi chamado pela vaga de PcD deixa de ocupá-la quando a lista geral chega a essa pessoa depois.',
    },
    pcd: {
      base: 'silêncio',
      padrao: 'o que o edital disser',
      questao: 'A lei não trata das vagas das pessoas com deficiência.',
    },
    concorrencia: {
      base: 'texto',
      valor: 'concorrem a todas as vagas',
      citacoes: [
        {
          dispositivo: 'art. 2º',
          palavras:
            'O acesso dos candidatos à reserva de vagas obedecerá ao pressuposto do procedimento único de seleção.',
        },
      ],
      // Only the single procedure is in the words: that all compete for all vacancies follows from it.
      deducao: 'quem se inscreve pela reserva concorre a todas as vagas',
    },
    vagaAmplaReaberta: {
      base: 'silêncio',
      padrao: 'preencherAmpla',
      questao: 'A lei não diz quem preenche a vaga da ampla concorrência que volta a ficar aberta.',
    },
    duasReservas: {
      base: 'silêncio',
      padrao: 'a que chamar primeiro',
      questao: 'A lei não diz como fica quem está também na lista das pessoas com deficiência.',
    },
    declaracao: {
      base: 'texto',
      valor: 'Declaração expressa de cor negra ou parda, pertencente à raça/etnia negra.',
      citacoes: [
        {
          dispositivo: 'art. 4º',
          palavras:
            'Para efeitos desta Lei Complementar, considerar-se-á afro-brasileiro aquele que assim se declare expressamente, identificando-se como de cor negra ou parda, pertencente à raça/etnia negra, prevista no inciso II do art. 3º do Decreto nº 13.961, de 14 de novembro de 2002.',
        },
        {
          dispositivo: 'art. 4º, parágrafo único',
          palavras: 'Tal informação integrará os registros cadastrais de ingresso de servidores.',
        },
      ],
    },
    verificacao: {
      base: 'silêncio',
      padrao:
        'A comissão do Decreto nº 14.288/2003, que regulamentou a lei, examina o candidato na convocação, antes do ato de nomeação.',
      questao: 'A lei não prevê verificação da declaração.',
    },
    falsidade: {
      base: 'texto',
      valor:
        'Declaração falsa: se candidato, anulação da inscrição e dos atos dela decorrentes; se já nomeado, demissão; sempre com ampla defesa.',
      citacoes: [
        {
          dispositivo: 'art. 5º',
          palavras:
            'Detectada a falsidade na declaração a que se refere o artigo anterior, sujeitar-se-á o infrator às penas da lei e ainda:',
        },
        {
          dispositivo: 'art. 5º, I',
          palavras: 'se candidato, à anulação da inscrição no concurso público e de todos os atos daí decorrentes;',
        },
        {
          dispositivo: 'art. 5º, II',
          palavras:
            'se já nomeado no cargo efetivo para o qual concorreu na reserva de vagas aludidas no art. 1º, utilizando-se da declaração inverídica, à pena disciplinar de demissão.',
        },
        {
          dispositivo: 'art. 5º, parágrafo único',
          palavras: 'Em qualquer hipótese, ser-lhe-á assegurada ampla defesa.',
        },
      ],
    },
    edital: {
      base: 'silêncio',
      padrao: 'O edital de abertura dá o total de vagas, que é a base da conta.',
      questao: 'A lei não manda o edital anunciar a reserva; o art. 1º, § 1º, só toma por base o total de vagas dele.',
      citacoes: [
        {
          dispositivo: 'art. 1º, § 1º',
          palavras:
            'A fixação do número de vagas reservadas aos afro-brasileiros e respectivo percentual far-se-á pelo total de vagas no edital de abertura do concurso público e efetivar-se-á no processo de nomeação.',
        },
      ],
    },
    listas: {
      base: 'silêncio',
      padrao: 'Lista geral com todos e lista específica dos afro-brasileiros.',
      questao: 'A lei não diz que listas de classificação publicar.',
    },
  },
  reservas: [
    {
      id: 'afro-brasileiros',
      nome: 'Afro-brasileiros',
      grupo: 'pessoas afro-brasileiras',
      marcas: ['negro'],
      regras: {
        percentual: {
          base: 'texto',
          valor: { numerador: 12, denominador: 100 },
          citacoes: [
            {
              dispositivo: 'art. 1º',
              palavras:
                'Ficam reservados aos afro-brasileiros 12% (doze por cento) das vagas oferecidas nos concursos públicos efetuados pelo Poder Público Municipal para provimento de cargos efetivos.',
            },
          ],
        },
        minimo: {
          base: 'silêncio',
          padrao: 0,
          questao:
            'A lei não exige número mínimo de vagas; a reserva existe sempre que a conta do art. 1º, § 3º, der ao menos uma.',
        },
        arredondamento: {
          base: 'texto',
          valor: 'meio para cima',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 3º',
              palavras:
                'Quando o número de vagas reservadas aos afro-brasileiros resultar em fração, arredondar-se-á para o número inteiro imediatamente superior, em caso de fração igual ou maior a 0,5 (zero vírgula cinco), ou para número inteiro imediatamente inferior, em caso de fração menor que 0,5 (zero vírgula cinco).',
            },
          ],
        },
        ordem: {
          base: 'silêncio',
          pergunta: 'ordem',
          padrao: { tipo: 'proporcional' },
          questao:
            'O art. 1º, § 1º, diz que a reserva “efetivar-se-á no processo de nomeação”, mas a lei não diz em que posições os cotistas são nomeados.',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 1º',
              palavras:
                'A fixação do número de vagas reservadas aos afro-brasileiros e respectivo percentual far-se-á pelo total de vagas no edital de abertura do concurso público e efetivar-se-á no processo de nomeação.',
            },
          ],
        },
        grupoIncompleto: {
          base: 'silêncio',
          pergunta: 'grupo-incompleto',
          padrao: 'última vaga oferecida',
          questao:
            'A lei não forma grupos de vagas; se a ordem adotada for a última vaga de cada grupo, falta dizer o que fazer quando o edital não completa o último grupo.',
        },
        computo: {
          base: 'silêncio',
          pergunta: 'computo',
          padrao: 'ordem de chamada',
          questao:
            'A lei quer procedimento único de seleção (art. 2º), mas não diz se o afro-brasileiro nomeado pela reserva deixa de ocupá-la quando a lista geral chega a ele depois.',
          citacoes: [
            {
              dispositivo: 'art. 2º',
              palavras:
                'O acesso dos candidatos à reserva de vagas obedecerá ao pressuposto do procedimento único de seleção.',
            },
          ],
        },
        desistencia: {
          base: 'silêncio',
          pergunta: 'desistencia',
          padrao: 'próximo da lista específica',
          questao:
            'A lei não diz quem preenche a vaga reservada de quem desiste, não toma posse ou tem a nomeação tornada sem efeito: o próximo da lista específica ou o próximo da lista geral.',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 4º',
              palavras:
                'A observância do percentual de vagas reservadas aos afro-brasileiros dar-se-á durante todo o período de validade do concurso e aplicar-se-á a todos cargos oferecidos.',
            },
          ],
        },
        // The same question as desistência: the law speaks of none of them.
        posseNaoTomada: {
          base: 'silêncio',
          pergunta: 'desistencia',
          padrao: 'próximo da lista específica',
          questao:
            'A lei não trata da posse não tomada nem da nomeação tornada sem efeito; são tratadas como a desistência.',
        },
        alcanceDaDesistencia: {
          base: 'silêncio',
          pergunta: 'desistencia-alcance',
          padrao: 'vaga reservada',
          questao:
            'A lei não trata da desistência: não diz se a vaga da lista geral deixada por um afro-brasileiro passa à lista específica ou volta à lista geral.',
        },
        reversao: {
          base: 'texto',
          valor: 'reverte',
          citacoes: [
            {
              dispositivo: 'art. 3º',
              palavras:
                'Na hipótese de não-preenchimento da quota prevista no art. 1º, as vagas remanescentes serão revertidas para os demais candidatos qualificados no certame, observada a respectiva ordem de classificação.',
            },
          ],
        },
        cotistasInsuficientes: {
          base: 'texto',
          valor: 'reverte',
          citacoes: [
            {
              dispositivo: 'art. 3º',
              palavras:
                'Na hipótese de não-preenchimento da quota prevista no art. 1º, as vagas remanescentes serão revertidas para os demais candidatos qualificados no certame, observada a respectiva ordem de classificação.',
            },
          ],
        },
        cotaNegada: {
          base: 'silêncio',
          pergunta: 'cota-negada',
          padrao: 'permanece na ampla',
          questao:
            'O art. 5º pune a declaração falsa; a lei não diz o que acontece com quem tem a condição de afro-brasileiro recusada sem que haja falsidade.',
        },
      },
    },
  ],
  notas: [
    'A lei não marca prazo de vigência; foi revogada pela Lei Complementar nº 746/2014.',
    'A lei fala em “cargos efetivos” (art. 1º): não alcança emprego público nem contratação temporária.',
  ],
} as const satisfies Lei;
