import type { Lei } from '../../core/lei';

/** Ferraz de Vasconcelos, SP. Rule by rule in the order of `RegrasDaLei`; the words are in texto.txt. */
export const lei = {
  id: 'ferraz-de-vasconcelos-3677-2026',
  nome: 'Lei nº 3.677/2026, de Ferraz de Vasconcelos',
  norma: 'Lei nº 3.677, de 21 de julho de 2026',
  numero: '3.677/2026',
  municipio: 'Ferraz de Vasconcelos',
  uf: 'SP',
  ressalvaDaVigencia:
    'O texto guardado data a assinatura (21 de julho de 2026); diz que a lei foi publicada no Quadro de Avisos e no Boletim Oficial, sem dizer o dia. Confira a data da publicação, da qual também correm os 20 anos do art. 6º, se o edital for desses dias.',
  regras: {
    orgaos: {
      base: 'texto',
      valor: ['executivo', 'legislativo'],
      citacoes: [
        {
          dispositivo: 'art. 1º, § 1º',
          palavras:
            'O disposto no caput deste artigo aplica-se a todos os concursos públicos que vierem a ser realizados no âmbito dos Poderes Executivo e Legislativo Municipais.',
        },
      ],
    },
    vinculos: {
      base: 'texto',
      valor: ['efetivo', 'emprego'],
      citacoes: [
        {
          dispositivo: 'art. 1º',
          palavras:
            'a reserva aos negros de 20% (vinte por cento) das vagas oferecidas nos concursos públicos para provimento de cargos efetivos e empregos públicos',
        },
      ],
    },
    desde: {
      base: 'texto',
      valor: '2026-07-21',
      citacoes: [{ dispositivo: 'art. 9º', palavras: 'Esta Lei entra em vigor na data de sua publicação.' }],
    },
    diaDaVigencia: {
      base: 'dúvida',
      pergunta: 'dia-da-vigencia',
      padrao: 'não alcançado',
      questao:
        'A lei vale somente para editais publicados “após a sua entrada em vigor” (art. 5º), que se dá na data da publicação (art. 9º): o edital publicado nesse mesmo dia pode ser tido como não posterior.',
      citacoes: [
        {
          dispositivo: 'art. 5º',
          palavras:
            'A presente Lei aplica-se somente aos concursos cujos editais sejam publicados após a sua entrada em vigor.',
        },
        { dispositivo: 'art. 9º', palavras: 'Esta Lei entra em vigor na data de sua publicação.' },
      ],
    },
    fimDoPrazo: {
      ultimoDia: '2046-07-21',
      depois: {
        base: 'dúvida',
        pergunta: 'fim-do-prazo',
        padrao: 'avisa',
        questao:
          'O art. 6º dá à lei a vigência de 20 anos, “findos os quais” se avaliam os resultados: pode ser o fim da reserva ou só o marco da avaliação, como o STF leu prazo semelhante da lei federal (ADI 7654).',
        citacoes: [
          {
            dispositivo: 'art. 6º',
            palavras:
              'Esta Lei terá a vigência de 20 (vinte) anos, findos os quais deverão os Poderes Executivo e Legislativo proceder à avaliação de seus resultados.',
          },
        ],
      },
    },
    base: {
      base: 'dúvida',
      pergunta: 'base',
      padrao: 'por cargo',
      questao:
        'O art. 1º reserva 20% “das vagas oferecidas nos concursos públicos” e exige 3 “vagas oferecidas”, sem dizer se em cada cargo ou ao todo; o § 3º manda o edital especificar o total reservado “para cada cargo ou emprego público”.',
      citacoes: [
        {
          dispositivo: 'art. 1º',
          palavras: 'sempre que o número de vagas oferecidas for igual ou superior a 03 (três).',
        },
        {
          dispositivo: 'art. 1º, § 3º',
          palavras:
            'Os editais dos concursos públicos deverão especificar o total de vagas correspondente à reserva para cada cargo ou emprego público oferecido.',
        },
      ],
    },
    novasVagas: {
      base: 'silêncio',
      pergunta: 'novas-vagas',
      padrao: 'total acumulado',
      questao:
        'A lei não diz se as vagas abertas depois do edital continuam a contagem das primeiras (inclusive para o mínimo de 3) ou começam uma contagem nova.',
    },
    colisao: {
      base: 'silêncio',
      pergunta: 'colisao',
      padrao: 'livre anterior',
      questao:
        'O art. 4º manda alternar as vagas de candidatos com deficiência e de candidatos negros, mas não diz para onde vai a reserva quando a vaga que lhe cabe já é da outra.',
      citacoes: [
        {
          dispositivo: 'art. 4º',
          palavras:
            'A nomeação dos candidatos aprovados respeitará os critérios de alternância e proporcionalidade, que consideram a relação entre o número total de vagas e o número de vagas reservadas a candidatos com deficiência e a candidatos negros.',
        },
      ],
    },
    computoPcd: {
      base: 'silêncio',
      pergunta: 'computo-pcd',
      padrao: 'ordem de chamada',
      questao:
        'O art. 3º, § 1º, deixa de computar na reserva só os candidatos negros; a lei não diz se o candidato com deficiência chamado pela vaga de PcD deixa de ocupá-la quando a lista geral chega a ele depois.',
      citacoes: [
        {
          dispositivo: 'art. 3º, § 1º',
          palavras:
            'Os candidatos negros aprovados dentro do número de vagas oferecido para ampla concorrência não serão computados para efeito do preenchimento das vagas reservadas.',
        },
      ],
    },
    pcd: {
      base: 'texto',
      valor: 'conta na alternância',
      citacoes: [
        {
          dispositivo: 'art. 4º',
          palavras:
            'A nomeação dos candidatos aprovados respeitará os critérios de alternância e proporcionalidade, que consideram a relação entre o número total de vagas e o número de vagas reservadas a candidatos com deficiência e a candidatos negros.',
        },
      ],
    },
    concorrencia: {
      base: 'texto',
      valor: 'concorrem a todas as vagas',
      citacoes: [
        {
          dispositivo: 'art. 3º',
          palavras:
            'Os candidatos negros concorrerão concomitantemente às vagas reservadas e às vagas destinadas à ampla concorrência, de acordo com a sua classificação no concurso.',
        },
      ],
    },
    vagaAmplaReaberta: {
      base: 'silêncio',
      padrao: 'preencherAmpla',
      questao:
        'O art. 3º, § 2º, trata só da vaga reservada; a lei não diz quem preenche a vaga da ampla concorrência que volta a ficar aberta.',
    },
    duasReservas: {
      base: 'silêncio',
      padrao: 'a que chamar primeiro',
      questao: 'A lei não diz como fica quem é candidato negro e candidato com deficiência.',
    },
    declaracao: {
      base: 'texto',
      valor:
        'Autodeclaração de preto ou pardo (quesito do IBGE), no ato da inscrição, com presunção relativa de veracidade.',
      citacoes: [
        {
          dispositivo: 'art. 2º',
          palavras:
            'Para concorrer às vagas reservadas aos negros, os candidatos deverão, no ato da inscrição, se autodeclarar pretos e pardos, conforme o quesito cor ou raça utilizado pela Fundação Instituto Brasileiro de Geografia e Estatística – IBGE.',
        },
        {
          dispositivo: 'art. 2º, § 1º',
          palavras: 'A autodeclaração do candidato goza da presunção relativa de veracidade.',
        },
      ],
    },
    verificacao: {
      base: 'texto',
      valor:
        'Heteroidentificação por comissão especial, com ao menos um representante do Conselho Municipal de Promoção de Igualdade Racial e, se possível, um da Comissão de Igualdade Racial da OAB; depende de regulamentação.',
      citacoes: [
        {
          dispositivo: 'art. 2º, § 2º',
          palavras:
            'Sem prejuízo do disposto no § 1º, a autodeclaração do candidato será confirmada mediante procedimento de heteroidentificação, a ser realizado por Comissão especialmente constituída para tal finalidade, observadas as seguintes diretrizes e princípios:',
        },
        { dispositivo: 'art. 2º, § 2º, I', palavras: 'respeito à dignidade da pessoa humana;' },
        {
          dispositivo: 'art. 2º, § 2º, II',
          palavras: 'observância do contraditório, da ampla defesa e do devido processo legal;',
        },
        {
          dispositivo: 'art. 2º, § 2º, III',
          palavras:
            'garantia de padronização e de igualdade de tratamento entre candidatos submetidos ao procedimento de heteroidentificação promovido no mesmo concurso público;',
        },
        {
          dispositivo: 'art. 2º, § 2º, IV',
          palavras:
            'garantia da publicidade e do controle social do procedimento de heteroidentificação, resguardadas as hipóteses de sigilo previstas em lei;',
        },
        {
          dispositivo: 'art. 2º, § 2º, V',
          palavras: 'atendimento ao dever de autotutela da legalidade pela administração pública;',
        },
        {
          dispositivo: 'art. 2º, § 2º, VI',
          palavras:
            'garantia da efetividade da ação afirmativa de reserva de vagas a candidatos negros nos concursos públicos de ingresso no serviço público no âmbito do Município.',
        },
        {
          dispositivo: 'art. 2º, § 4º',
          palavras:
            'Regulamentação específica disciplinará a criação, composição e atribuições da Comissão de Heteroidentificação prevista neste artigo, bem como estabelecerá o procedimento e os critérios objetivos a serem utilizados para confirmar ou não a autodeterminação feita pelo candidato.',
        },
        {
          dispositivo: 'art. 2º, § 5º',
          palavras:
            'A Comissão de Heteroidentificação deverá ter ao menos um representante do Conselho Municipal de Promoção de Igualdade Racial e, se possível, um representante da Comissão de Igualdade Racial da OAB – Ordem dos Advogados do Brasil.',
        },
      ],
    },
    falsidade: {
      base: 'texto',
      valor:
        'Declaração falsa: eliminação do concurso; se já nomeado, anulação da admissão após procedimento com contraditório e ampla defesa.',
      citacoes: [
        {
          dispositivo: 'art. 2º, § 3º',
          palavras:
            'Na hipótese de constatação de declaração falsa, o candidato será eliminado do concurso e, se houver sido nomeado, ficará sujeito à anulação da sua admissão ao cargo ou emprego público, após procedimento administrativo em que lhe seja assegurado o contraditório e a ampla defesa, sem prejuízo da comunicação à autoridade competente para apurar eventual cabimento de outras sanções pertinentes.',
        },
      ],
    },
    edital: {
      base: 'texto',
      valor: 'O edital deve especificar o total de vagas reservadas para cada cargo ou emprego.',
      citacoes: [
        {
          dispositivo: 'art. 1º, § 3º',
          palavras:
            'Os editais dos concursos públicos deverão especificar o total de vagas correspondente à reserva para cada cargo ou emprego público oferecido.',
        },
      ],
    },
    listas: {
      base: 'silêncio',
      padrao: 'Lista geral com todos e lista específica dos candidatos negros.',
      questao: 'A lei não diz que listas de classificação publicar.',
    },
  },
  reservas: [
    {
      id: 'negros',
      nome: 'Negros',
      grupo: 'pessoas negras',
      marcas: ['negro'],
      regras: {
        percentual: {
          base: 'texto',
          valor: { numerador: 20, denominador: 100 },
          citacoes: [
            {
              dispositivo: 'art. 1º',
              palavras:
                'Fica instituída, no âmbito do Município de Ferraz de Vasconcelos, a reserva aos negros de 20% (vinte por cento) das vagas oferecidas nos concursos públicos para provimento de cargos efetivos e empregos públicos, sempre que o número de vagas oferecidas for igual ou superior a 03 (três).',
            },
          ],
        },
        minimo: {
          base: 'texto',
          valor: 3,
          citacoes: [
            {
              dispositivo: 'art. 1º',
              palavras: 'sempre que o número de vagas oferecidas for igual ou superior a 03 (três).',
            },
          ],
        },
        arredondamento: {
          base: 'texto',
          valor: 'meio para cima',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 2º',
              palavras:
                'Na hipótese de quantitativo fracionado para o número de vagas reservadas a candidatos negros, este será aumentado para o primeiro número inteiro subsequente, em caso de fração igual ou maior a 0,5 (zero vírgula cinco), ou diminuído para o número inteiro imediatamente inferior, em caso de fração menor que 0,5 (zero vírgula cinco).',
            },
          ],
        },
        ordem: {
          base: 'dúvida',
          pergunta: 'ordem',
          padrao: { tipo: 'proporcional' },
          questao:
            'O art. 4º manda nomear por “alternância e proporcionalidade” entre o total de vagas e as reservadas, mas não diz a fórmula nem as posições.',
          citacoes: [
            {
              dispositivo: 'art. 4º',
              palavras:
                'A nomeação dos candidatos aprovados respeitará os critérios de alternância e proporcionalidade, que consideram a relação entre o número total de vagas e o número de vagas reservadas a candidatos com deficiência e a candidatos negros.',
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
          base: 'dúvida',
          pergunta: 'computo',
          padrao: 'compensada',
          questao:
            'O art. 3º, § 1º, não computa na reserva os candidatos negros aprovados dentro das vagas da ampla concorrência, mas não diz como: se também quando a lista geral só chega à pessoa depois de ela ter sido nomeada pela reserva (compensação).',
          citacoes: [
            {
              dispositivo: 'art. 3º, § 1º',
              palavras:
                'Os candidatos negros aprovados dentro do número de vagas oferecido para ampla concorrência não serão computados para efeito do preenchimento das vagas reservadas.',
            },
          ],
        },
        desistencia: {
          base: 'texto',
          valor: 'próximo da lista específica',
          citacoes: [
            {
              dispositivo: 'art. 3º, § 2º',
              palavras:
                'Em caso de desistência de candidato negro aprovado em vaga reservada, a vaga será preenchida pelo candidato negro posteriormente classificado.',
            },
          ],
        },
        posseNaoTomada: {
          base: 'silêncio',
          padrao: 'próximo da lista específica',
          questao:
            'O art. 3º, § 2º, fala só em desistência; não trata da posse não tomada nem da nomeação tornada sem efeito.',
        },
        alcanceDaDesistencia: {
          base: 'texto',
          valor: 'vaga reservada',
          citacoes: [
            {
              dispositivo: 'art. 3º, § 2º',
              palavras:
                'Em caso de desistência de candidato negro aprovado em vaga reservada, a vaga será preenchida pelo candidato negro posteriormente classificado.',
            },
          ],
        },
        reversao: {
          base: 'texto',
          valor: 'reverte',
          citacoes: [
            {
              dispositivo: 'art. 3º, § 3º',
              palavras:
                'Na hipótese de não haver candidatos negros aprovados em número suficiente para ocupar as vagas reservadas, as vagas remanescentes serão revertidas para a ampla concorrência e serão preenchidas pelos demais candidatos aprovados, observada a ordem de classificação.',
            },
          ],
        },
        cotistasInsuficientes: {
          base: 'texto',
          valor: 'reverte',
          citacoes: [
            {
              dispositivo: 'art. 3º, § 3º',
              palavras:
                'Na hipótese de não haver candidatos negros aprovados em número suficiente para ocupar as vagas reservadas, as vagas remanescentes serão revertidas para a ampla concorrência e serão preenchidas pelos demais candidatos aprovados, observada a ordem de classificação.',
            },
          ],
        },
        cotaNegada: {
          base: 'silêncio',
          pergunta: 'cota-negada',
          padrao: 'permanece na ampla',
          questao:
            'O art. 2º, § 3º, elimina quem faz declaração falsa; a lei não diz o que acontece com quem não tem a autodeclaração confirmada (§ 2º) sem que haja falsidade.',
          citacoes: [
            {
              dispositivo: 'art. 2º, § 3º',
              palavras:
                'Na hipótese de constatação de declaração falsa, o candidato será eliminado do concurso e, se houver sido nomeado, ficará sujeito à anulação da sua admissão ao cargo ou emprego público, após procedimento administrativo em que lhe seja assegurado o contraditório e a ampla defesa, sem prejuízo da comunicação à autoridade competente para apurar eventual cabimento de outras sanções pertinentes.',
            },
          ],
        },
      },
    },
  ],
  notas: [
    'A lei conta as vagas de candidatos com deficiência na alternância (art. 4º), mas não fixa o percentual delas: informe a regra de PcD do edital.',
    'O art. 1º, § 1º, fala em “âmbito dos Poderes Executivo e Legislativo” e não menciona a administração indireta (autarquias, fundações, empresas), que por isso não é tida como alcançada; a procuradoria pode entender que o “âmbito” do Executivo a inclui.',
    'O mínimo de 3 vagas (art. 1º) é conferido no total oferecido até o momento.',
    'A regulamentação prevista no art. 2º, § 4º, e no art. 7º não foi vista.',
  ],
} as const satisfies Lei;
