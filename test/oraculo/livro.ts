import { ErroDoOraculo } from './lei';
import type { Criterio, IdDaLei } from './lei';
import {
  chamar,
  devidaPara,
  escolhida,
  estadoInicial,
  listaEspecifica,
  listaGeral,
  listasDe,
  nomear,
  oferecer,
  pessoa,
  reservaDe,
} from './ordem';
import type { Chamada, Devida, EntradaSemOfertas, Estado, VagaAberta } from './ordem';

export interface Ato {
  ato: string;
  tipo:
    | 'oferta'
    | 'nomeação'
    | 'posse'
    | 'desistência'
    | 'posse não tomada'
    | 'tornada sem efeito'
    | 'vacância'
    | 'eliminação'
    | 'cota não confirmada'
    | 'fim de fila'
    | 'decisão judicial'
    | 'retificação';
  vaga?: number | undefined;
  inscricao?: string | undefined;
  lista?: string | undefined;
  compensa?: string | undefined;
  quantidade?: number | undefined;
  motivo?: string | undefined;
}

/** What the livro says today, for comparison. */
export interface EstadoDoLivro {
  vagas: number;
  modalidades: string[];
  ocupacoes: { vaga: number; inscricao: string; ocupa: string }[];
  abertas: VagaAberta[];
  encerradas: number[];
  foraDasVagas: string[];
  /** Those who cannot be called again because they were called (and did not go back to the queue). */
  chamados: string[];
  sairam: { inscricao: string; motivo: string }[];
  /** Per person, the reservas of which they are a member that counts now. */
  declaradas: Record<string, string[]>;
  /** Those waiting, in order: `ampla` is the lista geral, then one queue per reserva. */
  filas: Record<string, string[]>;
  chamadas: number;
  avisos: string[];
}

export interface Divergencia {
  ato: string;
  vaga: number;
  encontrado: { inscricao: string; lista?: string };
  devido: { inscricao: string; via: string; lista: string } | null;
}

/** A blank cell is the same as no cell. */
function escrito(texto: string | undefined): string | undefined {
  const limpo = texto?.trim();
  return limpo === undefined || limpo === '' ? undefined : limpo;
}

function exigir<T>(valor: T | undefined, ato: Ato, campo: string): T {
  if (valor === undefined) throw new ErroDoOraculo('ato-incompleto', `ato ${ato.ato} (${ato.tipo}): falta ${campo}`);
  return valor;
}

/**
 * "`retificação`: cancels an earlier act (column Vaga empty, Motivo names the act), which stays visible."
 * AMBÍGUO 17: when the cancellation counts from. Taken: a cancelled act has no effect at all, at any moment of the
 * replay, and is not audited by `conferir` (it is as if it had not been written; it only stays visible). Other reading:
 * it had its effect until the retificação, so what was due between the two is judged with it, and its own divergence is
 * reported.
 * AMBÍGUO 18: how Motivo names the act. Taken: Motivo is the act's id, or a text in which exactly one earlier act's id
 * is a whole word. A retificação may cancel an earlier retificação, and the first act counts again.
 */
function atosQueValem(atos: Ato[]): Ato[] {
  atos.forEach((ato, i) => {
    if (atos.slice(0, i).some((a) => a.ato === ato.ato)) throw new ErroDoOraculo('ato-repetido', ato.ato);
  });
  const cancelados: string[] = [];
  for (let i = atos.length - 1; i >= 0; i -= 1) {
    const ato = atos[i];
    if (ato === undefined || ato.tipo !== 'retificação' || cancelados.includes(ato.ato)) continue;
    const motivo = exigir(escrito(ato.motivo), ato, 'motivo');
    const anteriores = atos.slice(0, i).map((a) => a.ato);
    const palavras = motivo.split(/[\s,;:()]+/).map((p) => p.replace(/\.$/, ''));
    const nomeados = anteriores.includes(motivo) ? [motivo] : anteriores.filter((id) => palavras.includes(id));
    if (nomeados.length !== 1) {
      throw new ErroDoOraculo('ato-contraditorio', `retificação ${ato.ato}: "${motivo}" não nomeia um ato anterior`);
    }
    const nomeado = String(nomeados[0]);
    // "cancels an earlier act": one that is cancelled already is not there to cancel.
    if (cancelados.includes(nomeado)) throw new ErroDoOraculo('ato-contraditorio', `${nomeado} já está retificado`);
    cancelados.push(nomeado);
  }
  return atos.filter((a) => a.tipo !== 'retificação' && !cancelados.includes(a.ato));
}

/** The open vaga an act of nomination names. */
function vagaAberta(estado: Estado, ato: Ato, vaga: number): VagaAberta {
  if (!Number.isInteger(vaga) || vaga < 1 || vaga > estado.modalidades.length) {
    throw new ErroDoOraculo('vaga-inexistente', `ato ${ato.ato}: vaga ${vaga}`);
  }
  const aberta = estado.abertas.find((a) => a.vaga === vaga);
  if (aberta === undefined) {
    // AMBÍGUO 19: a nomination to a vaga that is held, or that a vacância closed. Taken: a named error. Other reading: a
    // divergence with nothing due, and the fact stands.
    throw new ErroDoOraculo('ato-contraditorio', `ato ${ato.ato}: a vaga ${vaga} não está aberta`);
  }
  return aberta;
}

/**
 * "A nomeação without `Lista` is read as: the due call if the person is the one due; else the vaga's modalidade if they
 * are a member; else ampla (reported)."
 */
function lerNomeacao(
  estado: Estado,
  ato: Ato,
  modalidade: string,
  devida: Devida | null,
): { lista: string; compensa?: string } {
  const inscricao = exigir(escrito(ato.inscricao), ato, 'inscrição');
  const lista = escrito(ato.lista);
  const compensa = escrito(ato.compensa);
  const comCompensa = (l: string, c: string | undefined): { lista: string; compensa?: string } =>
    c === undefined ? { lista: l } : { lista: l, compensa: c };
  if (lista !== undefined) {
    if (!['ampla', ...listasDe(estado.criterio)].includes(lista)) {
      throw new ErroDoOraculo('lista-desconhecida', `ato ${ato.ato}: ${lista}`);
    }
    // AMBÍGUO 20: `Lista` written and `Compensa` blank where the due call is a compensação. Taken: "`Compensa` (whom it
    // moves to ampla, if anyone)": blank means nobody moved. Other reading: when person and list are the due ones, the
    // due compensation is understood.
    return comCompensa(lista, compensa);
  }
  if (devida !== null && devida.inscricao === inscricao) return comCompensa(devida.lista, compensa ?? devida.compensa);
  estado.avisos.push(`ato ${ato.ato}: lista deduzida`);
  const membro = modalidade !== 'ampla' && pessoa(estado, inscricao).membroDe.includes(modalidade);
  return comCompensa(membro ? modalidade : 'ampla', compensa);
}

/** The vacancies a person holds stop being held; each reopens with the modalidade `comQual` says. */
function reabrir(estado: Estado, inscricao: string, comQual: (ocupa: string) => string): void {
  const deixadas = estado.ocupacoes.filter((o) => o.inscricao === inscricao).sort((a, b) => a.vaga - b.vaga);
  for (const o of deixadas) {
    estado.ocupacoes = estado.ocupacoes.filter((p) => p !== o);
    const reabertas = estado.abertas.filter((a) => a.motivo === 'reaberta');
    const novas = estado.abertas.filter((a) => a.motivo === 'nova');
    // "reopened ones first (in order of reopening), then by number"
    estado.abertas = [...reabertas, { vaga: o.vaga, modalidade: comQual(o.ocupa), motivo: 'reaberta' }, ...novas];
  }
  estado.foraDasVagas = estado.foraDasVagas.filter((i) => i !== inscricao);
}

/**
 * "`desistência`, `posse não tomada`, `tornada sem efeito`: … reopens **with the modalidade by which it was occupied**
 * (under `desistencia-alcance` = qualquer-vaga-de-cotista, an ampla vaga left by a member of the law's reserva reopens as
 * that reserva; under `desistencia` = lista-geral, where the law is silent, a reserved one reopens as ampla; PcD vagas
 * reopen as PcD)." "`eliminação`: like desistência."
 *
 * AMBÍGUO 21: which acts `desistencia` = lista-geral reaches. Taken: in Porto Feliz and Ferraz, whose words speak of
 * "desistência", only posse não tomada and sem efeito; in Porto Alegre, all; eliminação exactly as desistência. Other
 * reading: the two laws are silent about eliminação too, so lista-geral reaches it.
 * AMBÍGUO 22: which acts `desistencia-alcance` reaches. Taken: desistência, posse não tomada, sem efeito and eliminação
 * (the sentence is said of them together). Other reading: desistência only (Porto Feliz art. 3º § 2º).
 * AMBÍGUO 23: both readings answered. Taken: each looks at the modalidade by which the vaga was occupied, so an ampla
 * vaga of a cotista reopens reserved while a reserved one reopens as ampla. Other reading: where lista-geral applies to
 * the act, nothing reopens reserved.
 * AMBÍGUO 33: an ampla vaga left by a member of several reservas of a law. Taken: the first of the law that says so and of
 * which they are a member. Other reading: the one of the largest percentage.
 */
function modalidadeDaReabertura(estado: Estado, ato: Ato, membroDe: string[], ocupa: string): string {
  if (ocupa === 'ampla') {
    const daCota = estado.criterio.reservas.find(
      ({ id, desistenciaAlcance }) => desistenciaAlcance === 'qualquer-vaga-de-cotista' && membroDe.includes(id),
    );
    return daCota?.id ?? 'ampla';
  }
  const c = reservaDe(estado.criterio, ocupa);
  if (c === undefined) return ocupa; // "PcD vagas reopen as PcD"
  const leiFala = c.desistenciaEstaNoTexto && (ato.tipo === 'desistência' || ato.tipo === 'eliminação');
  if (c.desistencia === 'lista-geral' && !leiFala) return 'ampla';
  return ocupa;
}

/** One act, applied as a fact. `devida` is what was due to the vaga of a nomination at that moment. */
function aplicar(estado: Estado, ato: Ato): { devida: Devida | null } | null {
  switch (ato.tipo) {
    case 'oferta': {
      oferecer(estado, exigir(ato.quantidade, ato, 'quantidade'));
      return null;
    }
    case 'nomeação':
    case 'decisão judicial': {
      const inscricao = exigir(escrito(ato.inscricao), ato, 'inscrição');
      const p = pessoa(estado, inscricao);
      // AMBÍGUO 36: a court's order for someone whom an act took out. Taken: it brings them back, at their place ("`lista
      // geral` (everyone still in …)"): whoever holds a vaga is in, may be reached by compensação, may leave again. Who is
      // out by the sheet has no place to come back to. Other reading: they hold the vaga and stay out of every list.
      const foraPelaPlanilha = ['eliminado', 'desistente', 'cota negada'].includes(p.saiu ?? '');
      const volta = ato.tipo === 'decisão judicial' && !foraPelaPlanilha;
      if (ato.vaga === undefined) {
        // "`decisão judicial`: a nomeação ordered by a court, for the stated vaga or outside the vagas (column Vaga
        // empty: consumes none)."
        if (ato.tipo === 'nomeação') exigir(ato.vaga, ato, 'vaga');
        p.chamado = true;
        if (volta) p.saiu = null;
        estado.foraDasVagas.push(inscricao);
        return null;
      }
      const aberta = vagaAberta(estado, ato, ato.vaga);
      const devida = devidaPara(estado, aberta.modalidade);
      const lida = lerNomeacao(estado, ato, aberta.modalidade, devida);
      if (lida.compensa !== undefined) pessoa(estado, lida.compensa);
      // AMBÍGUO 24: a nomination of someone who has left, or who already holds a vaga. Taken: a fact that stands (they hold
      // this vaga too; one who left stays out of the lists, so is never reached by compensação), reported by `conferir`.
      // Other reading: the named error ato-contraditorio.
      if (volta) p.saiu = null;
      nomear(estado, ato.vaga, inscricao, lida.lista, lida.compensa);
      return { devida };
    }
    case 'posse': {
      // "`posse`: recorded, no effect."
      pessoa(estado, exigir(escrito(ato.inscricao), ato, 'inscrição'));
      return null;
    }
    case 'desistência':
    case 'posse não tomada':
    case 'tornada sem efeito':
    case 'eliminação': {
      // "the person leaves every list; the vaga, if they held one, reopens"
      const p = pessoa(estado, exigir(escrito(ato.inscricao), ato, 'inscrição'));
      if (p.saiu === null) p.saiu = ato.tipo;
      reabrir(estado, p.inscricao, (ocupa) => modalidadeDaReabertura(estado, ato, p.membroDe, ocupa));
      return null;
    }
    case 'vacância': {
      // "the person leaves; whether that is a new oferta is the administration's act: nothing reopens"
      const p = pessoa(estado, exigir(escrito(ato.inscricao), ato, 'inscrição'));
      if (p.saiu === null) p.saiu = ato.tipo;
      for (const o of estado.ocupacoes) if (o.inscricao === p.inscricao) estado.encerradas.push(o.vaga);
      estado.ocupacoes = estado.ocupacoes.filter((o) => o.inscricao !== p.inscricao);
      estado.foraDasVagas = estado.foraDasVagas.filter((i) => i !== p.inscricao);
      return null;
    }
    case 'cota não confirmada': {
      // "(`Lista` names the reserva; default the law's): out of the specific list; if they held a reserved vaga it reopens
      // as reserved, and they wait in the lista geral again."
      const p = pessoa(estado, exigir(escrito(ato.inscricao), ato, 'inscrição'));
      // AMBÍGUO 34: "the law's" where it has several. Taken: the first of the law of which they are a member.
      const daLei = estado.criterio.reservas.map(({ id }) => id);
      const reserva = escrito(ato.lista) ?? daLei.find((id) => p.membroDe.includes(id)) ?? daLei[0] ?? '';
      if (!listasDe(estado.criterio).includes(reserva)) {
        throw new ErroDoOraculo('lista-desconhecida', `ato ${ato.ato}: ${reserva}`);
      }
      // AMBÍGUO 35: refused in the one reserva that counted, of two that exclude each other. Taken: `negada` "doesn't
      // count", so the other one does now, as when the sheet already says it. Other reading: out of both for good.
      p.declaradas = p.declaradas.filter((r) => r !== reserva);
      p.membroDe = escolhida(estado.criterio, p.declaradas);
      estado.listasQueTiveramMembros.push(...p.membroDe);
      // `cota-negada` = eliminado ("refused without falsity").
      // AMBÍGUO 25: taken for the law's reserve only (as in the sheet), the person leaves and whatever vaga they held
      // reopens with the modalidade by which it was occupied: a reserved one "as reserved" even under lista-geral, an
      // ampla one as ampla. Other readings: an ampla vaga is kept; or the act is then in all "like desistência".
      if (reservaDe(estado.criterio, reserva)?.cotaNegada === 'eliminado') {
        if (p.saiu === null) p.saiu = ato.tipo;
        reabrir(estado, p.inscricao, (ocupa) => ocupa);
        return null;
      }
      // AMBÍGUO 26: "a reserved vaga" is taken as a vaga held now by that reserve. Someone moved to ampla by compensação,
      // or who holds by another reserve, keeps the vaga. Other reading: any vaga reached through the reserve.
      if (estado.ocupacoes.some((o) => o.inscricao === p.inscricao && o.ocupa === reserva)) {
        const outras = estado.ocupacoes.filter((o) => o.inscricao === p.inscricao && o.ocupa !== reserva);
        estado.ocupacoes = estado.ocupacoes.filter((o) => !outras.includes(o));
        reabrir(estado, p.inscricao, () => reserva);
        estado.ocupacoes.push(...outras);
        p.chamado = outras.length > 0;
      }
      return null;
    }
    case 'fim de fila': {
      // "goes after everyone; if they held a vaga it reopens and they may be called again"
      // AMBÍGUO 27: the vaga reopens with the modalidade by which it was occupied; `desistencia` and `desistencia-alcance`
      // are said of other acts and don't reach it. Other reading: it reopens as in a desistência.
      const p = pessoa(estado, exigir(escrito(ato.inscricao), ato, 'inscrição'));
      p.fimDeFila = 1 + Math.max(0, ...estado.pessoas.map((q) => q.fimDeFila ?? 0));
      reabrir(estado, p.inscricao, (ocupa) => ocupa);
      p.chamado = false;
      return null;
    }
    case 'retificação':
      return null;
    default:
      throw new ErroDoOraculo('tipo-desconhecido', String((ato as Ato).tipo));
  }
}

function estadoAposOsAtos(entrada: EntradaSemOfertas<IdDaLei | Criterio>, atos: Ato[]): Estado {
  const estado = estadoInicial(entrada);
  for (const ato of atosQueValem(atos)) aplicar(estado, ato);
  return estado;
}

/** "Acts are facts and are never recomputed." The state the acts lead to. */
export function dobrar(entrada: EntradaSemOfertas<IdDaLei | Criterio>, atos: Ato[]): EstadoDoLivro {
  const estado = estadoAposOsAtos(entrada, atos);
  const esperando = (lista: { inscricao: string; chamado: boolean }[]): string[] =>
    lista.filter((p) => !p.chamado).map((p) => p.inscricao);
  return {
    vagas: estado.modalidades.length,
    modalidades: estado.modalidades,
    ocupacoes: [...estado.ocupacoes].sort((a, b) => a.vaga - b.vaga),
    abertas: estado.abertas,
    encerradas: estado.encerradas,
    foraDasVagas: estado.foraDasVagas,
    chamados: estado.pessoas.filter((p) => p.chamado).map((p) => p.inscricao),
    sairam: estado.pessoas.flatMap((p) => (p.saiu === null ? [] : [{ inscricao: p.inscricao, motivo: p.saiu }])),
    declaradas: Object.fromEntries(estado.pessoas.map((p) => [p.inscricao, p.declaradas])) as Record<string, string[]>,
    filas: Object.fromEntries([
      ['ampla', esperando(listaGeral(estado))],
      ...listasDe(estado.criterio).map((reserva) => [reserva, esperando(listaEspecifica(estado, reserva))]),
    ]) as Record<string, string[]>,
    chamadas: estado.chamadas,
    avisos: estado.avisos,
  };
}

/**
 * "`próximas(k)` … Looking ahead changes nothing." (The state is built anew from the acts each time.)
 * produto.md § 4: "`chamada` counts from 1 and in `proximas` goes on from the livro".
 * AMBÍGUO 28: which acts count as calls. Taken: every nomination and every decisão judicial with a vaga that was not
 * cancelled ("calling one person to one vaga; calls are numbered"). Other readings: cancelled ones keep their number;
 * court orders outside the vagas count too, or none does.
 */
export function proximas(entrada: EntradaSemOfertas<IdDaLei | Criterio>, atos: Ato[], k: number): Chamada[] {
  return chamar(estadoAposOsAtos(entrada, atos), k);
}

/**
 * "`conferir`: replays the acts; at each nomeação says what was due at that moment; a divergence is reported … and the
 * replay goes on **from the fact**."
 * AMBÍGUO 29: what is compared. Taken: what was due to the vaga the act names (that an earlier-in-order vaga was still
 * open is not itself a divergence); the person, the list when it is written, and, when the list is written, whom the act
 * says it compensates. `encontrado.lista` is what was written (absent when blank). Other readings: the next open vaga in
 * calling order is the one due; a blank `Compensa` is no divergence.
 * AMBÍGUO 30: a decisão judicial is not audited (the administration obeys); it is only a fact. Other reading: it is "a
 * nomeação", so what was due is reported too.
 */
export function conferir(entrada: EntradaSemOfertas<IdDaLei | Criterio>, atos: Ato[]): { divergencias: Divergencia[] } {
  const estado = estadoInicial(entrada);
  const divergencias: Divergencia[] = [];
  for (const ato of atosQueValem(atos)) {
    const resultado = aplicar(estado, ato);
    if (resultado === null || ato.tipo !== 'nomeação') continue;
    const inscricao = exigir(escrito(ato.inscricao), ato, 'inscrição');
    const lista = escrito(ato.lista);
    const compensa = escrito(ato.compensa);
    const { devida } = resultado;
    const conforme =
      devida !== null &&
      devida.inscricao === inscricao &&
      (lista === undefined || lista === devida.lista) &&
      (lista === undefined && compensa === undefined ? true : compensa === devida.compensa);
    if (conforme) continue;
    divergencias.push({
      ato: ato.ato,
      vaga: exigir(ato.vaga, ato, 'vaga'),
      encontrado: lista === undefined ? { inscricao } : { inscricao, lista },
      devido: devida === null ? null : { inscricao: devida.inscricao, via: devida.via, lista: devida.lista },
    });
  }
  return { divergencias };
}
