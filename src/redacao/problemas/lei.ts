import type { ProblemasDaLei, RegraForaDoModelo, ReversaoImpossivel, ValorImpossivel } from '../../core/problemas/lei';
import { enumera, enumeraAte } from '../palavras';
import { trecho } from './trecho';

const IMPOSSIVEL: Readonly<Record<ValorImpossivel, string>> = {
  zero: 'uma reserva de zero não reserva nada. Escreva o percentual da lei, por exemplo 20%, ou retire a reserva',
  'acima de 100%': 'não se pode reservar mais do que todas as vagas. Escreva o percentual da lei, por exemplo 20%',
  'soma acima de 100%': 'somadas, as reservas desta lei passam de todas as vagas. Corrija os percentuais',
  'sem o sinal de %': 'não dá para saber se é porcentagem. Escreva com o sinal, por exemplo 20% ou 0,5%',
  'data que não existe': 'a data não existe no calendário. Escreva dia/mês/ano, por exemplo 04/11/2011',
  'termina antes de começar': 'o fim da vigência é anterior ao começo. Corrija uma das datas',
  'posições fora de ordem':
    'as posições devem crescer, sem repetir. Escreva-as em ordem, por exemplo posições 3, 8, 13',
  'nome com vírgula':
    'o nome da reserva não pode ter vírgula nem ponto e vírgula, que separam as reservas na reversão. Use “e”',
  'nome sem letras':
    'o nome da reserva precisa de letras ou números. Escreva o nome do grupo, por exemplo Negros e indígenas',
  'nome da lista geral':
    'na reversão, essas palavras dizem que a vaga vai à lista geral ou fica vaga. Escreva o nome do grupo, por exemplo Negros e indígenas',
  'nome de passagem':
    'é o nome de um modo de preencher a vaga. Escreva o nome do grupo, por exemplo Negros e indígenas',
  'teto abaixo do percentual': 'o teto é menor que o percentual da própria reserva. Corrija um dos dois',
};

const REVERSAO: Readonly<Record<ReversaoImpossivel, string>> = {
  'a própria reserva': 'a vaga não pode passar à própria reserva que ficou sem candidatos. Retire-a',
  'reserva repetida': 'a mesma reserva aparece duas vezes. Deixe uma só',
  'algo depois do fim': '“lista geral” e “fica vaga” encerram a reversão. Retire o que vem depois',
};

const FORA_DO_MODELO: Readonly<Record<RegraForaDoModelo, string>> = {
  'fração acumulada':
    'a lei guarda a fração de uma nomeação para as seguintes, e essa conta passa de um concurso para outro. O programa calcula cada concurso e não faz essa conta: calcule o número fora dele, informe-o como vagas reservadas pelo edital e escreva aqui o arredondamento sem o saldo',
  'percentual do censo':
    'a lei toma o percentual do censo do IBGE, que o programa não consulta. Escreva o percentual vigente na data do edital e, na terceira coluna, o ato que o fixou',
};

const daReserva = (reserva: string | undefined): string => (reserva === undefined ? '' : ` da reserva “${reserva}”`);

/** The sentence of each problem of the table of a law: what, and what to do. */
export const FRASES_DA_LEI: { readonly [C in keyof ProblemasDaLei]: (dados: ProblemasDaLei[C]) => string } = {
  'lei-sem-tabela': ({ chaves }) =>
    `Não há aqui uma tabela de lei: nenhuma linha começa por uma chave conhecida. Escreva as chaves na primeira coluna e os valores na segunda. Chaves: ${enumera(chaves)}.`,
  'lei-chave-desconhecida': ({ chave, chaves }) =>
    `A chave ${trecho(chave)} não é conhecida. Corrija-a ou apague a linha. Chaves: ${enumera(chaves)}.`,
  'lei-chave-repetida': ({ chave, linha, reserva }) =>
    `A chave “${chave}”${daReserva(reserva)} já foi dada na linha ${linha}. Deixe uma só${reserva === undefined ? '' : '; cada reserva começa por uma linha “reserva”'}.`,
  'lei-chave-sem-reserva': ({ chave }) =>
    `A chave “${chave}” é de uma reserva, mas está acima da primeira linha “reserva”. Escreva antes dela uma linha “reserva” com o nome do grupo.`,
  'lei-valor-sem-chave': ({ valor }) =>
    `Há um valor (${trecho(valor)}) numa linha sem chave. Escreva a chave na primeira coluna ou apague a linha.`,
  'lei-sem-reserva': () =>
    'A tabela não tem nenhuma reserva. Escreva uma linha “reserva” com o nome do grupo e, abaixo dela, o percentual.',
  'lei-falta-valor': ({ chave, reserva }) =>
    chave === 'reserva'
      ? 'Falta o nome da reserva. Escreva-o ao lado, por exemplo Negros e indígenas.'
      : `Falta ${chave}${daReserva(reserva)}, que não tem valor padrão. Acrescente a linha “${chave}”, por exemplo 20%.`,
  'lei-valor-desconhecido': ({ chave, valor, aceitos }) =>
    `${trecho(valor)} não foi entendido em “${chave}”. Escreva ${enumera(
      aceitos.map((aceito) => `“${aceito}”`),
      'ou',
    )}.`,
  'lei-valor-impossivel': ({ chave, valor, porque }) =>
    `${trecho(valor)} não vale em “${chave}”: ${IMPOSSIVEL[porque]}.`,
  'lei-reserva-repetida': ({ nome, linha }) =>
    `A reserva “${nome}” já está na linha ${linha}, com esse nome ou outro que dá no mesmo. Dê a cada reserva um nome próprio.`,
  'lei-reservas-demais': ({ quantas, teto }) =>
    `A tabela tem ${quantas} reservas, mais do que o máximo de ${teto}. Retire as que sobram, juntando as que a lei trata como um só grupo.`,
  'lei-palavra-repetida': ({ palavra, reservas }) =>
    `A palavra “${palavra}” indica mais de uma reserva (${enumera(reservas)}). Deixe-a em uma só, para que a planilha diga de qual se trata.`,
  'lei-reversao-desconhecida': ({ nome, aceitos }) =>
    `${trecho(nome)} não é reserva desta tabela nem fim da reversão. Escreva nomes de outras reservas, na ordem, e por fim “lista geral” ou “fica vaga”. Aceitos: ${enumeraAte(aceitos, 12)}.`,
  'lei-reversao-impossivel': ({ reserva, valor, porque }) =>
    `A reversão da reserva “${reserva}” (${trecho(valor)}) não pode ser seguida: ${REVERSAO[porque]}.`,
  'lei-regra-fora-do-modelo': ({ regra, valor }) => `${trecho(valor)}: ${FORA_DO_MODELO[regra]}.`,
  'lei-celula-a-mais': ({ texto, outras }) =>
    `A tabela da lei tem três colunas, e ${trecho(texto)}, além da terceira, não é lido${outras === 0 ? '' : outras === 1 ? ' (há mais uma célula assim)' : ` (há mais ${outras} células assim)`}. Se é a continuação do valor ou do artigo, junte-a à célula dela; num .csv, escreva entre aspas o que tem ponto e vírgula.`,
  'lei-ordem-diverge': ({ reserva, ordem, percentual }) =>
    `Na reserva “${reserva}”, a ordem (${ordem}) e o percentual (${percentual}) não dão o mesmo número de vagas. Vale o percentual para quantas são, e a ordem para quais; confira os dois na lei.`,
};
