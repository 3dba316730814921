import { dataBrasileira } from '../../core/data';
import type { PerguntaId } from '../../core/perguntas';
import type { ProblemasDasRegras } from '../../core/problemas/regras';
import { fraseDoAviso, frasesDosMotivos } from '../alcance';
import { amparo, citacao } from '../amparo';
import { citaArtigos, enumera, enumeraAte, quantos } from '../palavras';
import { NOMES_DAS_PERGUNTAS } from '../perguntas';

function pedidasDemais(pedidas: number, vagas: number): string {
  const foram = `${pedidas === 1 ? 'Foi pedida' : 'Foram pedidas'} ${quantos(pedidas, 'chamada', 'chamadas')}`;
  return vagas === 0
    ? `${foram}, mas não há vaga aberta. Registre no livro a oferta de novas vagas.`
    : `${foram}, mas só há ${quantos(vagas, 'vaga aberta', 'vagas abertas')}. Peça até ${vagas} ou registre no livro a oferta de novas vagas.`;
}

function base(porOferta: boolean): string {
  return porOferta ? 'as ofertas, contada cada uma por si' : 'o total oferecido';
}

function aConferir(abertas: readonly PerguntaId[]): string {
  if (abertas.length === 0) return 'Confira na lei a ordem e o percentual.';
  const nomes = enumera(abertas.map((pergunta) => `“${NOMES_DAS_PERGUNTAS[pergunta]}”`));
  return `Confira ${abertas.length === 1 ? 'a leitura' : 'as leituras'} de ${nomes}.`;
}

/** One sentence per code: what happened and what to do. The place is added by `textoDoProblema`. */
export const FRASES_DAS_REGRAS: {
  readonly [C in keyof ProblemasDasRegras]: (dados: ProblemasDasRegras[C]) => string;
} = {
  'lei-nao-alcanca': ({ motivos }) =>
    `A lei não alcança este concurso: ${frasesDosMotivos(motivos)}. Nenhuma vaga é reservada por ela; confira a data do edital, o órgão e o vínculo, ou escolha outra lei.`,
  'alcance-a-conferir': ({ aviso }) => fraseDoAviso(aviso),
  'leitura-recusada': ({ pergunta, dispositivos }) =>
    dispositivos.length > 0
      ? `A leitura de “${pergunta}” não pode ser escolhida: o texto da lei já a resolve (${citaArtigos(dispositivos)}). Retire essa resposta.`
      : `A pergunta “${pergunta}” não se põe nesta lei. Retire essa resposta.`,
  'quantidade-diverge': ({ reserva, reservadas, calculada, porque, porOferta = false, abertas = [] }) =>
    ({
      edital: `O edital reserva ${quantos(reservadas, 'vaga', 'vagas')} a ${reserva}, mas o percentual da lei dá ${calculada}. Valeu o número do edital; confira-o.`,
      ordem: `A ordem adotada reserva ${quantos(reservadas, 'vaga', 'vagas')} a ${reserva}, mas o percentual da lei dá ${calculada} para ${base(porOferta)}. ${aConferir(abertas)}`,
      ofertas: `Somadas todas as ofertas, ${reservadas === 1 ? 'fica reservada' : 'ficam reservadas'} ${quantos(reservadas, 'vaga', 'vagas')} a ${reserva}, mas o percentual da lei dá ${calculada} para ${base(porOferta)}. O número do edital valeu só na oferta dele, e as seguintes seguiram a ordem da lei; confira com ela se a diferença se mantém.`,
      'outras reservas': `A lei dá ${quantos(calculada, 'vaga', 'vagas')} a ${reserva}, mas as outras reservas já ocupam as vagas oferecidas, e o quadro tem ${reservadas}. O que falta só cabe em novas vagas; confira com a lei se o edital pode ser assim.`,
    })[porque],
  'vagas-insuficientes': ({ pedidas, vagas, oque }) =>
    oque === 'chamadas'
      ? pedidasDemais(pedidas, vagas)
      : `${pedidas === 1 ? 'Foi informada' : 'Foram informadas'} ${quantos(pedidas, 'vaga reservada', 'vagas reservadas')} a ${oque.reserva}, mais do que cabe na oferta do edital (${quantos(vagas, 'vaga', 'vagas')}). Corrija um dos números.`,
  'pcd-nao-informado': ({ dispositivo }) =>
    `A lei conta na alternância as vagas reservadas a candidatos com deficiência (${dispositivo}), mas não diz quantas são. Nenhuma foi considerada; informe a regra do edital (federal, um número de vagas ou posições).`,
  'pcd-ja-na-lei': ({ dispositivos }) =>
    `A própria lei reserva vagas às pessoas com deficiência${dispositivos.length === 0 ? '' : ` (${citaArtigos(dispositivos)})`}, e foi informada também uma regra de PcD do edital. Retire a regra de PcD: valem as da lei.`,
  'reservadas-nao-informadas': ({ reserva, unica }) =>
    `A base de cálculo escolhida é a informada no edital, mas falta o número de vagas reservadas deste cargo${unica ? '' : ` à reserva “${reserva}”`}. Informe-o.`,
  'vagas-nao-informadas': () =>
    'Não foi informado o número de vagas deste cargo: saem só as listas. Informe-o.',
  'cargo-desconhecido': ({ cargo, cargos }) =>
    `O cargo “${cargo}” não está na planilha. Corrija o nome; cargos lidos: ${enumeraAte(cargos.map((outro) => (outro === '' ? '(sem cargo)' : outro)), 12)}.`,
  'inscricao-desconhecida': ({ inscricao, onde }) =>
    ({
      desempate: `A inscrição ${inscricao}, dada na ordem do desempate, não está na planilha. Corrija a inscrição.`,
      pergunta: `A inscrição ${inscricao} não está na planilha. Confira o número.`,
      livro: `A inscrição ${inscricao} não está na planilha de classificação. Corrija o livro ou a planilha.`,
    })[onde],
  'desempate-sem-empate': ({ inscricoes }) =>
    `A ordem de desempate ${enumera(inscricoes)} não separa pessoas empatadas do mesmo cargo. Confira as inscrições.`,
  'ja-nomeados-sem-livro': ({ pessoas }) =>
    `A planilha já traz ${quantos(pessoas.length, 'pessoa nomeada', 'pessoas nomeadas')} (${enumeraAte(pessoas, 5)}), mas não como cada uma foi chamada. Uma ordem feita do zero mudaria atos publicados: registre-os no livro de atos e use as próximas chamadas.`,
  'sem-candidatos-suficientes': ({ abertas }) =>
    `Não há candidatos para todas as vagas: ${abertas.length === 1 ? 'fica aberta a vaga' : 'ficam abertas as vagas'} ${enumeraAte(abertas, 12)}. Confira se falta alguém na planilha.`,
  'vaga-fica-aberta': ({ vagas, reserva, esgotada, regra }) => {
    const quais = `${vagas.length === 1 ? 'Fica aberta a vaga' : 'Ficam abertas as vagas'} ${enumeraAte(vagas, 12)}`;
    const lista = `a lista específica de ${reserva} ${esgotada ? 'se esgotou' : 'não tem ninguém'}`;
    const confira = regra?.base === 'texto' ? 'se falta alguém na planilha' : 'a leitura adotada';
    return `${quais}: ${lista}, e a vaga não reverte à lista geral${regra === undefined ? '' : citacao([amparo(regra)])}. Confira ${confira}.`;
  },
  'chamada-de-pendente': ({ pessoa, vaga, reserva }) =>
    `${pessoa} é chamada pela reserva a ${reserva} (vaga ${vaga}) com a condição ainda pendente. Conclua a verificação antes da nomeação.`,
  'duas-reservas': ({ pessoas, dispositivos }) => {
    const quem = pessoas.map(({ nome, reservas, compete }) => `${nome} (${enumera(reservas)}; delas, concorre só em ${compete})`);
    const artigos = dispositivos.length === 0 ? '' : ` (${citaArtigos(dispositivos)})`;
    return pessoas.length === 1
      ? `${quem.join('')} declarou mais de um grupo: pela regra “a de maior percentual”${artigos}, concorre só na reserva de maior percentual e pode ser chamada mais tarde do que seria pela outra. Confira as declarações na planilha e essa regra da lei.`
      : `${quantos(pessoas.length, 'pessoa', 'pessoas')} declararam mais de um grupo: ${enumeraAte(quem, 12)}. Pela regra “a de maior percentual”${artigos}, cada uma concorre só na reserva de maior percentual e pode ser chamada mais tarde do que seria pela outra. Confira as declarações na planilha e essa regra da lei.`;
  },
  'validade-vencida': ({ ultimoDia, prorrogado }) =>
    prorrogado
      ? `A validade do concurso, já com a prorrogação, terminou em ${dataBrasileira(ultimoDia)}. Confira as datas: depois dela não cabe nomear por este concurso.`
      : `A validade do concurso terminou em ${dataBrasileira(ultimoDia)}. Se ele foi prorrogado, informe a data da prorrogação; depois da validade não cabe nomear por este concurso.`,
};
