import type { Pertenca, ReservaId, Situacao } from '../../core/candidato';
import type { Contexto } from './contexto';
import type { Registro } from './registro';
import { chaveDoCargo } from './chaveDoCargo';
import { memoriza, palavrasDe } from './texto';

/** One person of one cargo, from every row that speaks of them. */
export interface Pessoa {
  /** Its place in `Reuniao.pessoas`. */
  readonly indice: number;
  /** The row of the general list, or else the first. */
  principal: Registro;
  readonly registros: Registro[];
  readonly chaveDoCargo: string;
  situacao: Situacao;
  reservas: Readonly<Record<ReservaId, Pertenca>>;
}

export interface Reuniao {
  readonly pessoas: readonly Pessoa[];
  /** By `Registro.indice`; none for repeated rows. */
  readonly daLinha: readonly (Pessoa | undefined)[];
  readonly duplicatas: readonly Registro[];
}

type Relacao = 'duplicata' | 'outra lista' | { readonly difere: readonly string[] };

/** The people of one inscrição: the first of all, and the first of each cargo. */
interface MesmaInscricao {
  readonly primeira: Pessoa;
  readonly porCargo: Map<string, Pessoa>;
}

/** Joins rows by inscrição, never by name; repetitions and contradictions are told. */
export function reune(registros: readonly Registro[], contexto: Contexto): Reuniao {
  const chaveDe = memoriza(chaveDoCargo);
  const conhecidas = new Map<string, MesmaInscricao>();
  const pessoas: Pessoa[] = [];
  const daLinha: (Pessoa | undefined)[] = [];
  const duplicatas: Registro[] = [];
  const nova = (registro: Registro): void => {
    const { situacao, reservas } = registro;
    const pessoa: Pessoa = {
      indice: pessoas.length,
      principal: registro,
      registros: [registro],
      chaveDoCargo: chaveDe(registro.cargo),
      situacao,
      reservas,
    };
    pessoas.push(pessoa);
    daLinha[registro.indice] = pessoa;
    if (registro.chave === '') return;
    const mesma = conhecidas.get(registro.chave);
    if (mesma === undefined) {
      conhecidas.set(registro.chave, { primeira: pessoa, porCargo: new Map([[pessoa.chaveDoCargo, pessoa]]) });
    } else if (!mesma.porCargo.has(pessoa.chaveDoCargo)) mesma.porCargo.set(pessoa.chaveDoCargo, pessoa);
  };
  for (const registro of registros) {
    const mesma = conhecidas.get(registro.chave);
    if (mesma === undefined) {
      nova(registro);
      continue;
    }
    const { primeira, porCargo } = mesma;
    const cargo = chaveDe(registro.cargo);
    const mesmoCargo = porCargo.get(cargo) ?? (cargo === '' || porCargo.has('') ? primeira : undefined);
    if (mesmoCargo === undefined) {
      relataOutroCargo(registro, primeira, contexto);
      nova(registro);
      continue;
    }
    const relacao = relacaoEntre(registro, mesmoCargo);
    if (relacao === 'duplicata') {
      duplicatas.push(registro);
      contexto.problemas.push({
        codigo: 'duplicata',
        gravidade: 'aviso',
        lugar: { aba: registro.aba, linha: registro.linha },
        dados: { inscricao: registro.inscricao, linhaOriginal: mesmoCargo.principal.linha },
      });
    } else if (relacao === 'outra lista') {
      junta(mesmoCargo, registro, contexto);
      daLinha[registro.indice] = mesmoCargo;
    } else {
      relataRepetida(registro, { original: mesmoCargo.principal, difere: relacao.difere }, contexto);
      nova(registro);
    }
  }
  return { pessoas, daLinha, duplicatas };
}

/** Lists cut long names and drop accents; the inscrição has already matched. */
function mesmoNome(a: string, b: string): boolean {
  const [uma, outra] = [palavrasDe(a), palavrasDe(b)];
  return (
    uma === '' ||
    outra === '' ||
    uma === outra ||
    (Math.min(uma.length, outra.length) >= 15 && (uma.startsWith(outra) || outra.startsWith(uma)))
  );
}

function relacaoEntre(registro: Registro, { registros }: Pessoa): Relacao {
  const original =
    registros.find(({ bloco, aba }) => bloco.lista === registro.bloco.lista && aba === registro.aba) ??
    registros[0] ??
    registro;
  if (!mesmoNome(registro.nome, original.nome)) return { difere: ['nome'] };
  const difere = diferencas(registro, original);
  const outraLista =
    (registro.bloco.lista !== undefined || original.bloco.lista !== undefined) && registro.bloco !== original.bloco;
  if (outraLista)
    return registro.bloco.lista === original.bloco.lista && difere.length === 0 ? 'duplicata' : 'outra lista';
  if (difere.length === 0) return registro.aba === original.aba ? 'duplicata' : 'outra lista';
  // Another table of the same people, with fewer columns, contradicts nothing by what it lacks.
  if (registro.bloco.secao !== original.bloco.secao && !contradiz(registro, original)) return 'outra lista';
  // The same person once per list in one table: other rank and other mark, same score.
  const porModalidade =
    difere.includes('classificação') &&
    difere.includes('marca') &&
    !difere.includes('nota') &&
    podeSerDaLista(registro, original);
  return porModalidade ? 'outra lista' : { difere };
}

function diferencas(a: Registro, b: Registro): string[] {
  const reservas = (registro: Registro): string => JSON.stringify(registro.reservas);
  return [
    ...(a.posicao === b.posicao ? [] : ['classificação']),
    ...(a.nota === b.nota ? [] : ['nota']),
    ...(a.nascimento === b.nascimento ? [] : ['nascimento']),
    ...(a.situacao === b.situacao ? [] : ['situação']),
    ...(reservas(a) === reservas(b) ? [] : ['marca']),
  ];
}

function contradiz(a: Registro, b: Registro): boolean {
  const outro = <V>(um: V | undefined, dois: V | undefined): boolean =>
    um !== undefined && dois !== undefined && um !== dois;
  return outro(a.posicao, b.posicao) || outro(a.nota, b.nota) || outro(a.nascimento, b.nascimento);
}

/** In the list of a group, which is a part of the general one, nobody has a worse rank than in it. */
function podeSerDaLista(a: Registro, b: Registro): boolean {
  const marcas = ({ reservas }: Registro): number => Object.keys(reservas).length;
  if (marcas(a) === marcas(b)) return true;
  const [doGrupo, geral] = marcas(a) > marcas(b) ? [a, b] : [b, a];
  return doGrupo.posicao === undefined || geral.posicao === undefined || doGrupo.posicao <= geral.posicao;
}

const daListaGeral = ({ bloco }: Registro): boolean => bloco.lista?.tipo !== 'grupo';

function junta(pessoa: Pessoa, registro: Registro, contexto: Contexto): void {
  const antes = pessoa.principal;
  pessoa.registros.push(registro);
  const maisGeral =
    (daListaGeral(registro) && !daListaGeral(antes)) ||
    (daListaGeral(registro) === daListaGeral(antes) &&
      Object.keys(registro.reservas).length < Object.keys(antes.reservas).length);
  if (maisGeral) pessoa.principal = registro;
  pessoa.situacao = juntaSituacoes(pessoa, registro, contexto);
  pessoa.reservas = juntaReservas(pessoa.reservas, registro.reservas);
}

function juntaSituacoes(
  { situacao, principal }: Pessoa,
  registro: Registro,
  { perguntas, problemas }: Contexto,
): Situacao {
  if (situacao === registro.situacao || registro.situacao === 'habilitado') return situacao;
  if (situacao === 'habilitado') return registro.situacao;
  const opcoes = [situacao, registro.situacao];
  const resposta = perguntas.resposta('situacao-contraditoria', principal.linha, opcoes);
  if (resposta !== undefined) return resposta;
  problemas.push({
    codigo: 'situacao-contraditoria',
    gravidade: 'pergunta',
    lugar: { aba: principal.aba, linha: principal.linha },
    dados: { textos: opcoes },
    opcoes,
  });
  return situacao;
}

/** A result of the verification tells more than a bare mark; two different results leave it pending. */
function juntaReservas(
  a: Readonly<Record<ReservaId, Pertenca>>,
  b: Readonly<Record<ReservaId, Pertenca>>,
): Record<ReservaId, Pertenca> {
  const juntas: Record<ReservaId, Pertenca> = { ...a };
  for (const [id, pertenca] of Object.entries(b)) {
    const antes = juntas[id];
    if (antes === undefined || antes === 'declarada' || antes === pertenca) juntas[id] = pertenca;
    else if (pertenca !== 'declarada') juntas[id] = 'pendente';
  }
  return juntas;
}

function relataRepetida(
  registro: Registro,
  { original, difere }: { original: Registro; difere: readonly string[] },
  { problemas }: Contexto,
): void {
  const nomes = difere.includes('nome') ? [original.nome, registro.nome] : [original.nome];
  problemas.push({
    codigo: 'inscricao-repetida',
    gravidade: 'erro',
    lugar: { aba: registro.aba, linha: registro.linha },
    dados: { inscricao: registro.inscricao, linhaOriginal: original.linha, nomes, difere },
  });
}

function relataOutroCargo(registro: Registro, outra: Pessoa, contexto: Contexto): void {
  if (!mesmoNome(registro.nome, outra.principal.nome)) {
    relataRepetida(registro, { original: outra.principal, difere: ['nome'] }, contexto);
    return;
  }
  contexto.problemas.push({
    codigo: 'inscricao-em-dois-cargos',
    gravidade: 'aviso',
    lugar: { aba: registro.aba, linha: registro.linha },
    dados: { inscricao: registro.inscricao, cargos: [outra.principal.cargo, registro.cargo] },
  });
}
