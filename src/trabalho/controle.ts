import type { Candidato } from '../core/candidato';
import { bloqueia } from '../core/problema';
import { comparaTextos } from '../core/texto';
import type { Aba } from '../planilha/grade';
import type { Leitura } from '../planilha/leitura';
import { textoSemErro } from '../planilha/leitura/texto';
import { MOTIVO_DA_INFERENCIA, PERGUNTA_DO_CONTROLE } from '../redacao/controle';
import { alcanceDoPedido } from './alcance';
import { amostra, TETO_DE_LINHAS } from './amostra';
import { lugarDaPessoa, porCargo } from './cargo';
import { AtosDoControle } from './controleAtos';
import { eventosDoControle, linhasDoControle, type EventoDoControle } from './controleLinhas';
import { vagasNoTitulo } from './controlePalavras';
import type { AtoLido } from './controleMovimentos';
import { PerguntasDoControle } from './controlePerguntas';
import type { AtoDoControle, Importacao, Inferencia, PaginaDoControle, PerguntaDoControle, RespostasDoControle } from './nomeacoes';
import { criteriosDoPedido, doCargo, type Pedido } from './pedido';
import { redigidos } from './problemasRedigidos';
import { proximoNumero, registra, type LivroAberto } from './registro';

/**
 * RH's own control sheet of an ongoing competition as acts: who was called, in which order, to which vaga and by which
 * list, and who left. Whatever the sheet does not say in so many words is listed, to be confirmed; what nothing in it
 * tells is asked. The acts are then replayed as any others.
 */
export function importaControle(...tudo: Parameters<typeof lerControle>): Importacao {
  return resumoDoControle(lerControle(...tudo));
}

/** The whole import, where the heavy data is. */
export interface ControleLido extends Omit<Importacao, 'atos' | 'inferencias'> {
  readonly atos: readonly AtoDoControle[];
  readonly inferencias: readonly Inferencia[];
}

export function resumoDoControle({ atos, inferencias, ...resto }: ControleLido): Importacao {
  return { ...resto, atos: amostra(atos), inferencias: amostra(inferencias) };
}

/** Acts from `de` (0-based) to before `ate`, each with all that was read for it: nothing is left unseen. */
export function paginaDoControle({ atos, inferencias }: ControleLido, de: number, ate: number): PaginaDoControle {
  const daPagina = atos.slice(de, Math.min(ate, de + TETO_DE_LINHAS));
  const numeros = new Set(daPagina.map(({ ato }) => ato));
  return { total: atos.length, atos: daPagina, inferencias: inferencias.filter(({ ato }) => numeros.has(ato)) };
}

export function lerControle(
  abas: readonly Aba[],
  leitura: Leitura,
  pedido: Pedido,
  { livro, respostas }: { readonly livro: LivroAberto; readonly respostas: RespostasDoControle },
): ControleLido {
  const { criterios: todos } = criteriosDoPedido(pedido);
  const { vigentes } = alcanceDoPedido(pedido, todos);
  const grupos = porCargo(leitura.candidatos);
  const eventos = eventosPorCargo(leitura, eventosDoControle(abas, leitura));
  const perguntas: PerguntaDoControle[] = [];
  const porCargos = grupos.map(({ cargo, pessoas }) => {
    const doCargo = new PerguntasDoControle(respostas, cargo);
    const ofertas = ofertasDoCargo(abas, leitura, pedido, { cargo, pessoas }, doCargo);
    const linhas = linhasDoControle(pedido.lei, abas, leitura, pessoas);
    const entrada = { cargo, pessoas, linhas, eventos: eventos.get(cargo) ?? [], ofertas: ofertas ?? [] };
    const atos = ofertas === undefined ? [] : new AtosDoControle(pedido, { todos, vigentes }, entrada, doCargo).todos();
    perguntas.push(...doCargo.abertas);
    return atos;
  });
  const atos = peloTempo(porCargos);
  const { linhas, divergencias, problemas } = registra(leitura, livro, pedido, atos.map(({ ato }) => ato));
  const numero = proximoNumero(livro.lido);
  const parada = perguntas.length > 0 || problemas.some(bloqueia);
  return {
    linhas: parada ? [] : linhas,
    atos: atosNaTela(leitura, atos, numero),
    inferencias: atos.flatMap(({ inferencias }, i) => inferencias.map((esta) => ({ ato: String(numero + i), ...esta }))),
    perguntas,
    divergencias: amostra(divergencias),
    bloqueia: parada,
    ...redigidos(problemas),
  };
}

/** The acts of all cargos by their dates; one without a date follows the one before it in its cargo. */
function peloTempo(porCargos: readonly (readonly AtoLido[])[]): AtoLido[] {
  const datados = porCargos.flatMap((atos) => {
    let ultima = '';
    return atos.map((lido) => {
      const { data = '' } = lido.ato;
      if (data > ultima) ultima = data;
      return { lido, quando: ultima };
    });
  });
  return datados.sort((a, b) => comparaTextos(a.quando, b.quando)).map(({ lido }) => lido);
}

function atosNaTela(leitura: Leitura, atos: readonly AtoLido[], numero: number): AtoDoControle[] {
  const nomes = new Map(leitura.candidatos.map(({ inscricao, nome }) => [inscricao, nome]));
  return atos.map(({ ato }, i) => {
    const nome = nomes.get(ato.inscricao ?? '');
    return { ...ato, ato: String(numero + i), linha: i + 1, cancelado: false, ...(nome !== undefined && { nome }) };
  });
}

/** The vagas of the edital: answered, read from a heading, or told in the request; undefined while they are asked. */
function ofertasDoCargo(
  abas: readonly Aba[],
  leitura: Leitura,
  pedido: Pedido,
  grupo: { readonly cargo: string; readonly pessoas: readonly Candidato[] },
  perguntas: PerguntasDoControle,
): AtoLido[] | undefined {
  const { cargo } = grupo;
  const titulo = tituloDasVagas(abas, leitura, grupo);
  const informadas = doCargo(pedido.ofertas, cargo);
  const total = informadas?.reduce((soma, n) => soma + n, 0);
  const oferta = (quantidade: number, motivo: string | undefined, linha?: number): AtoLido => ({
    ato: { tipo: 'oferta', cargo, quantidade },
    inferencias: motivo === undefined ? [] : [{ oque: 'vagas', valor: String(quantidade), motivo, ...(linha !== undefined && { linha }) }],
  });
  if (titulo !== undefined && (total === undefined || total === titulo.vagas || informadas?.[0] === titulo.vagas)) {
    const lida = oferta(titulo.vagas, MOTIVO_DA_INFERENCIA.vagasDoTitulo(titulo.texto), titulo.linha);
    return [lida, ...(informadas ?? []).slice(1).map((quantidade) => oferta(quantidade, MOTIVO_DA_INFERENCIA.vagasDoPedido()))];
  }
  if (titulo === undefined && informadas !== undefined) return informadas.map((quantidade) => oferta(quantidade, MOTIVO_DA_INFERENCIA.vagasDoPedido()));
  const vistas = titulo === undefined || total === undefined ? [] : [titulo.vagas, total];
  const quantidade = perguntas.numero(`vagas:${cargo}`, PERGUNTA_DO_CONTROLE.vagas(vistas), { minimo: 0 });
  return quantidade === undefined ? undefined : [oferta(quantidade, undefined)];
}

/** The heading above the people of a cargo that says how many vagas there are; none when several disagree. */
function tituloDasVagas(
  abas: readonly Aba[],
  leitura: Leitura,
  { cargo, pessoas }: { readonly cargo: string; readonly pessoas: readonly Candidato[] },
): { readonly vagas: number; readonly texto: string; readonly linha: number } | undefined {
  const lugares = pessoas.map((pessoa) => lugarDaPessoa(leitura, pessoa));
  const aba = abas.find(({ nome }) => nome === (lugares[0]?.aba ?? abas[0]?.nome));
  const primeira = lugares.reduce((menor, { aba: outra, linha = Infinity }) => (outra === lugares[0]?.aba ? Math.min(menor, linha) : menor), Infinity);
  if (aba === undefined || primeira === Infinity) return undefined;
  const dosOutros = leitura.abas
    .filter(({ aba: nome }) => nome === aba.nome)
    .flatMap(({ candidatos }) => candidatos.flatMap((outra) => (outra.cargo !== cargo && outra.linha < primeira ? [outra.linha] : [])));
  const de = dosOutros.reduce((maior, linha) => Math.max(maior, linha), 0);
  const achados = aba.linhas.slice(de, primeira - 1).flatMap((celulas, i) =>
    celulas.flatMap((celula) => {
      const texto = textoSemErro(celula);
      const vagas = vagasNoTitulo(texto);
      return vagas === undefined ? [] : [{ vagas, texto, linha: de + i + 1 }];
    }),
  );
  const [primeiro] = achados;
  return achados.every(({ vagas }) => vagas === primeiro?.vagas) ? primeiro : undefined;
}

/** Events by the cargo of the person above them, or else of the first one of the sheet. */
function eventosPorCargo(leitura: Leitura, eventos: readonly EventoDoControle[]): Map<string, EventoDoControle[]> {
  const porCargo = new Map<string, EventoDoControle[]>();
  for (const evento of eventos) {
    const candidatos = leitura.abas.find(({ aba }) => aba === evento.aba)?.candidatos ?? [];
    const acima = candidatos.filter(({ linha }) => linha < evento.linha).reduce<Candidato | undefined>((perto, esta) => (perto === undefined || esta.linha > perto.linha ? esta : perto), undefined);
    const cargo = (acima ?? candidatos[0])?.cargo;
    if (cargo !== undefined) porCargo.set(cargo, [...(porCargo.get(cargo) ?? []), evento]);
  }
  return porCargo;
}
