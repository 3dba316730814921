import { conta } from '../core/classificados';
import { valorDaRegra } from '../core/criterios';
import { dataBrasileira } from '../core/data';
import type { SecaoDaMemoria } from '../planilha/folhas/entrada';
import { noMeio } from '../redacao/caixa';
import { NOMES_DOS_ORGAOS, NOMES_DOS_VINCULOS } from '../redacao/alcance';
import { dispositivosDe, nomeDaModalidade } from '../redacao/fundamento';
import { daUniao, lugarDaLei } from '../redacao/lugar';
import { percentualEscrito } from '../redacao/numeros';
import { citaArtigos, enumera, quantos } from '../redacao/palavras';
import { NOMES_DAS_PERGUNTAS } from '../redacao/perguntas';
import { textoDoProblema } from '../redacao/problema';
import { posicoesEscritas, rotuloDaLeitura } from '../redacao/respostas';
import { oQueALeiDiz, oQueALeiNaoDiz } from './memoriaDasRegras';
import type { Ordenacao } from './ordem';
import { doCargo, temPcdNaLei, type Pedido } from './pedido';
import type { Procedencia } from './procedencia';
import { reservadasEscritas } from './reservadas';
import { problemasDaValidade } from './validade';

export type { Origem, Procedencia } from './procedencia';

type Linha = SecaoDaMemoria['linhas'][number];

/** How everything was reached: law and articles, readings adopted and who chose, inputs, counts, warnings, origin. */
export function memoriaDeCalculo(pedido: Pedido, ordenacao: Ordenacao, procedencia: Procedencia): SecaoDaMemoria[] {
  return [
    { secao: 'Lei aplicada', linhas: daLei(pedido) },
    { secao: 'O que a lei diz', linhas: oQueALeiDiz(pedido.lei) },
    { secao: 'Tabela da lei informada', linhas: daTabela(pedido) },
    { secao: 'Critérios adotados onde a lei deixa dúvida ou silencia', linhas: criteriosAdotados(ordenacao, procedencia) },
    { secao: 'O que a lei não diz (informado, não perguntado)', linhas: oQueALeiNaoDiz(pedido.lei) },
    { secao: 'Dados informados', linhas: informados(pedido, ordenacao, procedencia) },
    { secao: 'Contagens da planilha lida', linhas: contagens(pedido, ordenacao) },
    {
      secao: 'Avisos',
      linhas: [...ordenacao.problemas, ...problemasDaValidade(procedencia, procedencia.data)].map((problema, i) => ({ item: `Aviso ${i + 1}`, valor: textoDoProblema(problema) })),
    },
    {
      secao: 'Origem',
      linhas: [
        oQueFoiLido(procedencia),
        { item: 'Abas lidas', valor: enumera(procedencia.abas) },
        { item: NOME_DO_SHA256[procedencia.origem.tipo], valor: procedencia.sha256 },
        { item: 'Versão do programa', valor: procedencia.versao },
        { item: 'Data da elaboração', valor: dataBrasileira(procedencia.data) },
        ...(procedencia.quem === undefined ? [] : [{ item: 'Responsável', valor: procedencia.quem }]),
      ],
    },
  ].filter(({ linhas }) => linhas.length > 0);
}

const NOME_DO_SHA256 = {
  arquivo: 'SHA-256 do arquivo lido',
  'pasta de trabalho': 'SHA-256 das células lidas',
} as const;

function oQueFoiLido({ origem }: Procedencia): Linha {
  return origem.tipo === 'arquivo'
    ? { item: 'Arquivo lido', valor: origem.nome }
    : { item: 'Pasta de trabalho lida', valor: origem.nome ?? 'aberta no Excel' };
}

function daLei({ lei, edital }: Pedido): Linha[] {
  const desde = valorDaRegra(lei.regras.desde);
  return [
    { item: 'Norma', valor: lei.norma },
    { item: daUniao(lei) ? 'Ente' : 'Município', valor: lugarDaLei(lei) },
    { item: 'Em vigor desde', valor: desde === null ? 'não informado' : dataBrasileira(desde), fundamento: citaArtigos(dispositivosDe(lei.regras.desde)) },
    { item: 'Data do edital', valor: edital.data === undefined ? 'não informada' : dataBrasileira(edital.data) },
    { item: 'Órgão', valor: edital.orgao === undefined ? 'não informado' : NOMES_DOS_ORGAOS[edital.orgao] },
    { item: 'Vínculo', valor: edital.vinculo === undefined ? 'não informado' : NOMES_DOS_VINCULOS[edital.vinculo] },
    ...lei.notas.map((nota, i) => ({ item: `Nota ${i + 1}`, valor: nota })),
  ];
}

/** A law of one's own, row by row: whoever receives the workbook can check it and type it again. */
function daTabela({ lei }: Pedido): Linha[] {
  return (lei.tabela ?? []).map(({ linha, chave, valor, artigo }) => ({
    item: linha === undefined ? chave : `Linha ${linha}: ${chave}`,
    valor,
    fundamento: artigo,
  }));
}

function criteriosAdotados({ leituras }: Ordenacao, { quem }: Procedencia): Linha[] {
  return leituras.map((leitura) => ({
    item: `${NOMES_DAS_PERGUNTAS[leitura.pergunta]} (${leitura.pergunta})`,
    valor: `Adotado: ${rotuloDaLeitura(leitura)} (${leitura.resposta}). ${leitura.base === 'dúvida' ? 'Dúvida' : 'Silêncio'}: ${leitura.questao}`,
    fundamento: citaArtigos(leitura.dispositivos),
    quem: leitura.escolhida ? (quem ?? 'escolhido por quem elaborou') : 'padrão do programa',
  }));
}

/** Until when the competition holds, when it was told. */
function daValidade({ validade, prorrogacao }: Procedencia): Linha[] {
  return [
    ...(validade === undefined ? [] : [{ item: 'Validade do concurso', valor: `até ${dataBrasileira(validade)}` }]),
    ...(prorrogacao === undefined ? [] : [{ item: 'Prorrogação', valor: `até ${dataBrasileira(prorrogacao)}` }]),
  ];
}

function informados(pedido: Pedido, { cargos }: Ordenacao, procedencia: Procedencia): Linha[] {
  const { respostas = [], quem } = procedencia;
  const linhas = cargos.flatMap(({ cargo, vagas }): Linha[] => {
    const deQual = cargo === '' ? '' : ` — ${cargo}`;
    const ofertas = doCargo(pedido.ofertas, cargo) ?? [];
    const pcd = doCargo(pedido.pcd, cargo);
    const reservadas = doCargo(pedido.reservadas, cargo);
    const regraPcd =
      temPcdNaLei(pedido.lei)
        ? 'a da própria lei'
        : pcd === undefined
          ? 'não informada'
          : pcd.tipo === 'federal'
            ? 'federal (5 %, arredondado para cima, até 20 %: vagas 5, 21, 41…)'
            : pcd.tipo === 'número'
              ? quantos(pcd.quantas, 'vaga', 'vagas')
              : noMeio(posicoesEscritas(pcd));
    return [
      { item: `Vagas${deQual}`, valor: ofertas.length > 1 ? `${vagas} (ofertas sucessivas: ${ofertas.join(', ')})` : String(vagas) },
      { item: `Regra de PcD${deQual}`, valor: regraPcd },
      ...(reservadas === undefined ? [] : [{ item: `Vagas reservadas pelo edital${deQual}`, valor: reservadasEscritas(pedido.lei, reservadas) }]),
    ];
  });
  const desempates = pedido.desempates.map((ordem, i) => ({
    item: `Desempate ${i + 1}`,
    valor: `Ordem decidida: ${ordem.join(', ')}`,
    quem: quem ?? 'informado',
  }));
  const dadas = respostas.map((resposta, i) => ({
    item: `Resposta ${i + 1}`,
    valor: resposta,
    quem: quem ?? 'escolhido por quem elaborou',
  }));
  return [...daValidade(procedencia), ...linhas, ...desempates, ...dadas];
}

function contagens({ lei }: Pedido, { cargos }: Ordenacao): Linha[] {
  const deCada = lei.reservas.map(({ nome, regras }) => ({ nome, percentual: percentualEscrito(valorDaRegra(regras.percentual)) }));
  const percentuais =
    deCada.length === 1
      ? `percentual ${deCada[0]?.percentual ?? ''}`
      : `percentuais: ${deCada.map(({ nome, percentual }) => `${nome} ${percentual}`).join(', ')}`;
  return cargos.map(({ cargo, classificados: { pessoas, naLista, fora, reservas } }) => {
    const cotistas = reservas.map(
      (reserva) => `${nomeDaModalidade(lei, reserva)}: ${pessoas.filter((pessoa) => conta(pessoa, reserva)).length}`,
    );
    return {
      item: cargo === '' ? 'Candidatos' : cargo,
      valor: `${quantos(pessoas.length, 'pessoa lida', 'pessoas lidas')}; ${naLista} na lista geral; ${fora.length} fora; ${cotistas.join('; ')}; ${percentuais}`,
    };
  });
}
