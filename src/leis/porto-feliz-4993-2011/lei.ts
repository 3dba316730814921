import type { Lei } from '../../core/lei';

/** Porto Feliz, SP. Rule by rule in the order of `RegrasDaLei`; the words are in texto.txt. */
export const lei = {
  id: 'porto-feliz-4993-2011',
  nome: 'Lei nº 4.993/2011, de Porto Feliz',
  norma: 'Lei nº 4.993, de 4 de novembro de 2011',
  numero: '4.993/2011',
  municipio: 'Porto Feliz',
  uf: 'SP',
  ressalvaDaVigencia:
    'O texto guardado data de 4 de novembro de 2011 a assinatura e a publicação em livro próprio da Diretoria de Administração; confira a data se o edital for desses dias.',
  regras: {
    orgaos: {
      base: 'texto',
      valor: ['executivo', 'indireta'],
      citacoes: [
        {
          dispositivo: 'art. 1º',
          palavras:
            'Ficam reservadas ao afro descendente e indígena 20% (vinte por cento) das vagas oferecidas nos concursos públicos para provimento de cargos efetivos e empregos públicos integrantes dos quadros permanentes de pessoal do Poder Executivo e das entidades da Administração Indireta do Município de Porto Feliz.',
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
            'para provimento de cargos efetivos e empregos públicos integrantes dos quadros permanentes de pessoal do Poder Executivo e das entidades da Administração Indireta do Município de Porto Feliz.',
        },
      ],
    },
    desde: {
      base: 'texto',
      valor: '2011-11-04',
      citacoes: [
        {
          dispositivo: 'art. 6º',
          palavras: 'Esta Lei entra em vigor na data de sua publicação, revogando-se as disposições em contrário.',
        },
      ],
    },
    diaDaVigencia: {
      base: 'texto',
      valor: 'alcançado',
      citacoes: [
        {
          dispositivo: 'art. 4º, parágrafo único',
          palavras:
            'Esta Lei não se aplicará aos concursos cujos editais tiverem sido publicados antes de sua entrada em vigor.',
        },
        {
          dispositivo: 'art. 6º',
          palavras: 'Esta Lei entra em vigor na data de sua publicação, revogando-se as disposições em contrário.',
        },
      ],
    },
    base: {
      base: 'silêncio',
      pergunta: 'base',
      padrao: 'por cargo',
      questao:
        'A lei reserva 20% “das vagas oferecidas nos concursos públicos” (art. 1º), mas não diz se a conta é feita em cada cargo ou no total do edital.',
      citacoes: [
        {
          dispositivo: 'art. 1º',
          palavras:
            'Ficam reservadas ao afro descendente e indígena 20% (vinte por cento) das vagas oferecidas nos concursos públicos para provimento de cargos efetivos e empregos públicos integrantes dos quadros permanentes de pessoal do Poder Executivo e das entidades da Administração Indireta do Município de Porto Feliz.',
        },
      ],
    },
    novasVagas: {
      base: 'silêncio',
      pergunta: 'novas-vagas',
      padrao: 'total acumulado',
      questao:
        'A lei não diz se as vagas abertas depois do edital continuam a contagem das primeiras ou começam uma contagem nova.',
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
          dispositivo: 'art. 1º, § 2º',
          palavras:
            'Os candidatos destinatários da reserva de vagas a afro descendente e indígena sempre concorrerão à totalidade das vagas existentes, sendo vedado restringir-lhes o acesso aos cargos ou empregos objeto do certame às vagas reservadas.',
        },
      ],
    },
    concorrenciaDosDemais: {
      base: 'texto',
      valor: 'só às vagas não reservadas',
      citacoes: [
        {
          dispositivo: 'art. 1º, § 3º',
          palavras:
            'Os candidatos que não sejam destinatários da reserva de vagas a afro descendente e indígena concorrerão às demais vagas oferecidas no concurso, excluídas aquelas objeto da reserva.',
        },
      ],
    },
    vagaAmplaReaberta: {
      base: 'silêncio',
      padrao: 'preencherAmpla',
      questao:
        'A lei não diz quem preenche a vaga da ampla concorrência que volta a ficar aberta; a ordem das nomeações é a da classificação geral (art. 3º, § 1º).',
      citacoes: [
        {
          dispositivo: 'art. 3º, § 1º',
          palavras:
            'A nomeação dos candidatos aprovados será de acordo com a ordem de classificação geral no concurso,',
        },
      ],
    },
    duasReservas: {
      base: 'silêncio',
      padrao: 'a que chamar primeiro',
      questao: 'A lei não diz como fica quem está também na lista das pessoas com deficiência.',
    },
    declaracao: {
      base: 'texto',
      valor:
        'Declaração facultativa, feita no momento da inscrição; quem não opta pela reserva segue as regras gerais.',
      citacoes: [
        {
          dispositivo: 'art. 1º, § 4º',
          palavras:
            'Para os efeitos desta Lei será considerado negro ou índio o candidato que assim se declare no momento da inscrição.',
        },
        {
          dispositivo: 'art. 1º, § 5º',
          palavras:
            'A auto declaração é facultativa, ficando o candidato submetido às regras gerais estabelecidas no edital do concurso, caso não opte pela reserva de vagas.',
        },
      ],
    },
    verificacao: {
      base: 'silêncio',
      padrao: 'Nenhuma verificação além da declaração, salvo a que o edital previr.',
      questao: 'A lei não prevê comissão nem outra verificação da declaração.',
    },
    falsidade: {
      base: 'texto',
      valor:
        'Declaração falsa: eliminação do concurso; se já nomeado, anulação da admissão após procedimento com contraditório e ampla defesa.',
      citacoes: [
        {
          dispositivo: 'art. 2º',
          palavras:
            'Detectada a falsidade da declaração a que se refere o art. 1º, § 5º, será o candidato eliminado do concurso e, se houver sido nomeado, ficará sujeito à anulação da sua admissão ao serviço público, após procedimento administrativo em que lhe seja assegurado o contraditório e a ampla defesa, sem prejuízo de outras sanções cabíveis.',
        },
      ],
    },
    edital: {
      base: 'texto',
      valor: 'O edital deve trazer a reserva expressamente, com orientação aos interessados.',
      citacoes: [
        {
          dispositivo: 'art. 4º',
          palavras:
            'A reserva de vagas a que se refere esta Lei constará expressamente dos editais de concurso público, devendo a entidade realizadora do certame fornecer toda orientação necessária aos candidatos interessados nas vagas reservadas.',
        },
      ],
    },
    listas: {
      base: 'texto',
      valor: 'Além da classificação geral, lista específica com a classificação dos cotistas entre si.',
      citacoes: [
        {
          dispositivo: 'art. 3º',
          palavras:
            'Na apuração dos resultados dos concursos, serão formuladas listas específicas para identificação da ordem de classificação dos candidatos cotistas entre si.',
        },
      ],
    },
  },
  reservas: [
    {
      id: 'negros-indigenas',
      nome: 'Negros e indígenas',
      grupo: 'pessoas negras e indígenas',
      marcas: ['negro', 'indigena'],
      regras: {
        percentual: {
          base: 'texto',
          valor: { numerador: 20, denominador: 100 },
          citacoes: [
            {
              dispositivo: 'art. 1º',
              palavras:
                'Ficam reservadas ao afro descendente e indígena 20% (vinte por cento) das vagas oferecidas nos concursos públicos para provimento de cargos efetivos e empregos públicos integrantes dos quadros permanentes de pessoal do Poder Executivo e das entidades da Administração Indireta do Município de Porto Feliz.',
            },
          ],
        },
        minimo: {
          base: 'silêncio',
          padrao: 0,
          questao:
            'A lei não exige número mínimo de vagas; a reserva existe sempre que a conta do art. 1º, § 1º, der ao menos uma.',
        },
        arredondamento: {
          base: 'texto',
          valor: 'meio para cima',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 1º',
              palavras:
                'Se, na apuração do número de vagas reservadas a afro descendente e indígena resultar número decimal igual ou maior do que 0,5 (meio), adotar-se-á o número inteiro imediatamente superior; se menor do que 0,5 (meio), adotar-se-á o número inteiro imediatamente inferior.',
            },
          ],
        },
        ordem: {
          base: 'texto',
          valor: { tipo: 'última de cada grupo', grupo: 5 },
          citacoes: [
            {
              dispositivo: 'art. 3º, § 1º',
              palavras:
                'A nomeação dos candidatos aprovados será de acordo com a ordem de classificação geral no concurso, mas, a cada fração de 5 (cinco) candidatos, a quinta vaga fica destinada a candidato negro ou índio aprovado, de acordo com a sua ordem de classificação na lista específica.',
            },
          ],
        },
        grupoIncompleto: {
          base: 'dúvida',
          pergunta: 'grupo-incompleto',
          padrao: 'última vaga oferecida',
          questao:
            'O art. 1º, § 1º, arredonda para cima a fração de 0,5 ou mais (3 vagas dão 0,6, logo 1 reservada), mas o art. 3º, § 1º, só destina à lista específica a quinta vaga de cada grupo de 5: se o edital não chega à quinta vaga do último grupo, os dois artigos dão números diferentes.',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 1º',
              palavras:
                'Se, na apuração do número de vagas reservadas a afro descendente e indígena resultar número decimal igual ou maior do que 0,5 (meio), adotar-se-á o número inteiro imediatamente superior',
            },
            {
              dispositivo: 'art. 3º, § 1º',
              palavras:
                'mas, a cada fração de 5 (cinco) candidatos, a quinta vaga fica destinada a candidato negro ou índio aprovado, de acordo com a sua ordem de classificação na lista específica.',
            },
          ],
        },
        computo: {
          base: 'silêncio',
          pergunta: 'computo',
          padrao: 'ordem de chamada',
          questao:
            'O cotista concorre a todas as vagas (art. 1º, § 2º), mas a lei não diz se o nomeado pela quinta vaga (art. 3º, § 1º) deixa de ocupar a reserva quando a lista geral chega a ele depois.',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 2º',
              palavras:
                'Os candidatos destinatários da reserva de vagas a afro descendente e indígena sempre concorrerão à totalidade das vagas existentes, sendo vedado restringir-lhes o acesso aos cargos ou empregos objeto do certame às vagas reservadas.',
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
                'Na ocorrência de desistência de vaga por candidato negro ou índio aprovado, essa vaga será preenchida por outro candidato negro ou índio, respeitada a ordem de classificação da lista específica.',
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
          base: 'dúvida',
          pergunta: 'desistencia-alcance',
          padrao: 'vaga reservada',
          questao:
            'O art. 3º, § 2º, fala em “desistência de vaga por candidato negro ou índio aprovado”, e não em vaga reservada: pode valer só para a vaga ocupada pela reserva ou para qualquer vaga que um cotista deixe, mesmo a da lista geral.',
          citacoes: [
            {
              dispositivo: 'art. 3º, § 2º',
              palavras:
                'Na ocorrência de desistência de vaga por candidato negro ou índio aprovado, essa vaga será preenchida por outro candidato negro ou índio, respeitada a ordem de classificação da lista específica.',
            },
          ],
        },
        reversao: {
          base: 'texto',
          valor: 'reverte',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 6º',
              palavras:
                'Não havendo candidatos afro descendente e indígena aprovados, as vagas incluídas na reserva prevista neste artigo serão revertidas para o cômputo geral de vagas oferecidas no concurso, podendo ser preenchidas pelos demais candidatos aprovados, obedecida a ordem de classificação.',
            },
          ],
        },
        cotistasInsuficientes: {
          base: 'dúvida',
          pergunta: 'cotistas-insuficientes',
          padrao: 'reverte',
          questao:
            'O art. 1º, § 6º, reverte as vagas “não havendo” cotistas aprovados e o § 3º exclui os demais candidatos das vagas reservadas; a lei não diz se elas revertem também quando há cotistas, mas menos do que as vagas reservadas.',
          citacoes: [
            {
              dispositivo: 'art. 1º, § 6º',
              palavras:
                'Não havendo candidatos afro descendente e indígena aprovados, as vagas incluídas na reserva prevista neste artigo serão revertidas para o cômputo geral de vagas oferecidas no concurso, podendo ser preenchidas pelos demais candidatos aprovados, obedecida a ordem de classificação.',
            },
            {
              dispositivo: 'art. 1º, § 3º',
              palavras:
                'Os candidatos que não sejam destinatários da reserva de vagas a afro descendente e indígena concorrerão às demais vagas oferecidas no concurso, excluídas aquelas objeto da reserva.',
            },
          ],
        },
        cotaNegada: {
          base: 'silêncio',
          pergunta: 'cota-negada',
          padrao: 'permanece na ampla',
          questao:
            'O art. 2º elimina quem declara falsamente; a lei não diz o que acontece com quem tem a condição de cotista recusada sem que haja falsidade.',
        },
      },
    },
  ],
  notas: [
    'Negros e indígenas formam uma reserva só (art. 1º, § 4º: “negro ou índio”). O art. 3º fala em “listas específicas” no caput e em “lista específica” nos §§ 1º e 2º; é feita uma lista específica única.',
    'O art. 3º, § 1º, conta “fração de 5 (cinco) candidatos” e destina “a quinta vaga”; são contadas as vagas, na ordem em que foram oferecidas, e a vaga que reabre conserva o seu número.',
    'A lei não marca prazo de vigência.',
  ],
} as const satisfies Lei;
