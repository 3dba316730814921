import type { AConferir, Contradicao, ProblemasDoLivro } from '../../core/problemas/livro';
import { dataBrasileira } from '../../core/data';
import { enumera, enumeraAte } from '../palavras';

function contradicao(esta: Contradicao): string {
  switch (esta.tipo) {
    case 'vaga já ocupada':
      return `a vaga ${esta.vaga} já está ocupada por ${esta.por}`;
    case 'vaga extinta':
      return `a vaga ${esta.vaga} ficou vaga por vacância, que não a reabre: só uma nova oferta a repõe`;
    case 'pessoa já nomeada':
      return esta.vaga > 0
        ? `já há nomeação de ${esta.pessoa} para a vaga ${esta.vaga}`
        : `já havia nomeação de ${esta.pessoa}`;
    case 'pessoa já fora':
      return `${esta.pessoa} já tinha saído do concurso`;
    case 'pessoa sem vaga':
      return `não havia nomeação de ${esta.pessoa}`;
    case 'vaga de outra pessoa':
      return esta.dela > 0
        ? `${esta.pessoa} ocupa a vaga ${esta.dela}, não a ${esta.vaga}`
        : `${esta.pessoa} não ocupa a vaga ${esta.vaga}`;
    case 'não é da reserva':
      return `${esta.pessoa} não está na lista específica de ${esta.reserva}`;
    case 'compensa sem reserva':
      return `${esta.pessoa}, de quem se diz que passou à ampla, não ocupa vaga reservada`;
    case 'retifica o que não há':
      return esta.motivo === ''
        ? 'a coluna Motivo está vazia, e é ela que nomeia o ato retificado'
        : `o motivo (“${esta.motivo}”) não nomeia nenhum ato anterior`;
    case 'retifica de novo':
      return `a retificação do ato ${esta.por} já tinha cancelado o mesmo ato`;
    case 'sem vaga aberta':
      return 'não há vaga aberta para a nomeação';
  }
}

function aConferir(esta: AConferir): string {
  switch (esta.tipo) {
    case 'pessoa fora das listas':
      return `${esta.impedimento} A nomeação fica registrada, porque atos são fatos; confira o ato.`;
    case 'vacância sem posse':
      return `não há posse de ${esta.pessoa} no livro. A vacância é de quem tomou posse, e não reabre a vaga: confira o tipo do ato ou registre antes a posse.`;
    case 'lista fora das vagas':
      return `a nomeação fica fora das vagas, e a coluna Lista (${esta.lista}) não conta nela: nenhuma vaga, reservada ou não, é consumida. Confira se a decisão não indica uma vaga.`;
  }
}

/** How each column of the livro is written. */
const COMO_ESCREVER: Readonly<Record<string, string>> = {
  Data: 'Escreva a data como dd/mm/aaaa.',
  Vaga: 'Escreva o número da vaga (1, 2, 3…).',
  Quantidade: 'Escreva um número inteiro; todas as ofertas juntas vão até 1.000.000 de vagas.',
};

const SITUACAO: Readonly<Record<string, string>> = {
  'ja-nomeado': 'com nomeação anterior',
  'fim-de-fila': 'fim de fila',
  'sub-judice': 'sub judice',
};

const INFERIDO: Record<ProblemasDoLivro['ato-inferido']['oque'], (valor: string, devida: boolean) => string> = {
  lista: (valor, devida) =>
    devida
      ? `a coluna Lista está vazia; como a pessoa é a devida, foi lida a lista da chamada devida (${valor})`
      : `a coluna Lista está vazia, e a pessoa não é a devida; foi lida ${valor}`,
  vaga: (valor) => `a coluna Vaga está vazia; foi lida a primeira vaga aberta (${valor})`,
  compensa: (valor) => `a coluna Compensa está vazia; pela chamada devida, ${valor} passa a ocupar vaga da ampla`,
  empate: (valor) => `o ato decidiu um empate que ninguém tinha decidido (${valor})`,
};

/** One sentence per code: what happened and what to do. The place is added by `textoDoProblema`. */
export const FRASES_DO_LIVRO: {
  readonly [C in keyof ProblemasDoLivro]: (dados: ProblemasDoLivro[C]) => string;
} = {
  'vaga-inexistente': ({ ato, vaga, vagas, cancelada }) =>
    cancelada !== undefined
      ? `Ato ${ato}: a vaga ${vaga} deixou de existir (há ${vagas}), porque a oferta do ato ${cancelada.oferta} foi cancelada pela retificação do ato ${cancelada.por}. Corrija a vaga, retifique também este ato ou registre de novo a oferta.`
      : `Ato ${ato}: a vaga ${vaga} nunca foi oferecida (há ${vagas}). Corrija a vaga ou registre a oferta que falta.`,
  'ato-contraditorio': ({ ato, tipo, contradicao: esta }) =>
    `Ato ${ato} (${tipo}): ${contradicao(esta)}. Corrija o ato ou retifique o que veio antes.`,
  'ato-a-conferir': ({ ato, tipo, oque }) => `Ato ${ato} (${tipo}): ${aConferir(oque)}`,
  'ato-inferido': ({ ato, oque, valor, devida }) =>
    `Ato ${ato}: ${INFERIDO[oque](valor, devida)}. Confirme, preenchendo o livro.`,
  'livro-sem-cabecalho': ({ faltam }) =>
    `O livro de atos não tem as colunas esperadas; ${faltam.length > 1 ? 'faltam' : 'falta'} ${enumera(faltam)}. Escreva o cabeçalho: Ato; Data; Tipo; Cargo; Vaga; Inscrição; Lista; Compensa; Quantidade; Documento; Motivo.`,
  'livro-inexistente': ({ livro, abas }) =>
    `O livro “${livro}” não é um arquivo nem uma aba da planilha. Confira o nome${abas.length === 0 ? '' : `; abas: ${enumeraAte(abas.map((aba) => `“${aba}”`), 12)}`}.`,
  'vaga-saltada': ({ vagas, depois }) =>
    `${vagas.length === 1 ? `A vaga ${vagas[0] ?? ''} nunca foi preenchida` : `As vagas ${enumeraAte(vagas.map(String), 12)} nunca foram preenchidas`}, e a vaga ${depois}, posterior, já foi: as vagas abertas se preenchem na ordem dos números. Confira quem foi preterido e registre a nomeação devida.`,
  'pcd-sem-regra': ({ ato }) =>
    `O livro tem nomeação pela lista de PcD (ato ${ato}), mas a regra de PcD não foi informada: sem ela, nenhuma vaga é de PcD, e as próximas chamadas e a conferência saem erradas. Informe a regra do edital.`,
  'livro-em-varias-abas': ({ abas }) =>
    `O arquivo tem atos em mais de uma aba (${enumeraAte(abas.map((aba) => `“${aba}”`), 12)}), e a ordem entre elas não se sabe. Copie os atos para uma só aba, na ordem em que foram praticados.`,
  'livro-sem-atos': () => 'O livro de atos não tem nenhum ato. Registre ao menos a oferta das vagas do edital.',
  'ato-desconhecido': ({ tipo }) =>
    `${tipo === '' ? 'A coluna Tipo está vazia' : `O tipo de ato “${tipo}” não é conhecido`}. Use: oferta, nomeação, posse, desistência, posse não tomada, tornada sem efeito, vacância, eliminação, cota não confirmada, fim de fila, decisão judicial ou retificação.`,
  'ato-incompleto': ({ tipo, falta }) => `O ato (${tipo}) está sem ${falta}. Preencha a célula.`,
  'ato-ilegivel': ({ campo, valor }) => `“${valor}” não serve na coluna ${campo}. ${COMO_ESCREVER[campo] ?? 'Corrija a célula.'}`,
  'ato-repetido': ({ ato, linha }) => `O ato ${ato} já está na linha ${linha}. Dê a cada ato um número próprio.`,
  'ato-fora-de-ordem': ({ ato, data, anterior }) =>
    `O ato ${ato} tem data (${dataBrasileira(data)}) anterior à do ato que o precede (${dataBrasileira(anterior)}). Vale a ordem das linhas; confira-a.`,
  'lista-desconhecida': ({ lista, listas }) =>
    `A lista “${lista}” não é conhecida. Use ${enumera(listas, 'ou')}.`,
  'situacao-diverge': ({ pessoa, naPlanilha, noLivro }) =>
    `A planilha diz que a situação de ${pessoa} é “${SITUACAO[naPlanilha] ?? naPlanilha}”, mas no livro ${noLivro}. Registre o ato que falta ou corrija a planilha.`,
};

