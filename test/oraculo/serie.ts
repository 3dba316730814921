import { criterio, ErroDoOraculo } from './lei';
import type { Criterio, IdDaLei, ReservaDoCriterio } from './lei';
import { quantidadeDaReserva, quantidadePcdFederal } from './quantidade';

export interface EntradaDaSerie {
  lei: IdDaLei | Criterio;
  leituras: Record<string, string>;
  ofertas: number[];
  pcd?: 'federal' | number | { posicoes: number[] } | undefined;
  /** Stated by the edital for the law's first reserva. */
  reservadas?: number | undefined;
}

/** One offer: the numbers of its first and last vacancies (last < first when nothing was offered). */
interface Oferta {
  doEdital: boolean;
  primeira: number;
  ultima: number;
}

/** A place a reserve asks for in an offer: a certain vacancy, or the last one still free. */
type Lugar = { vaga: number } | 'ultima-livre';

/** What the series of one reserva has to remember from one offer to the next. */
interface Memoria {
  /** The group whose last vacancy was anticipated by `ultima-vaga-oferecida`. */
  grupoAtendido: number | null;
  /** Among the listed positions, or the last ones of groups, how many are reserved so far. */
  reservadasAteAqui: number;
}

const LIVRE = '';

/** "the k-th reserved vaga is the smallest n with quantidade(n) ≥ k", the ones that fall between `de` and `ate`. */
export function lugaresProporcionais(quantos: (n: number) => number, de: number, ate: number): number[] {
  const lugares: number[] = [];
  for (let n = de; n <= ate; n += 1) {
    // two at once when quantidade jumps by two ("as when a minimum releases two at once")
    for (let k = quantos(n - 1) + 1; k <= quantos(n); k += 1) lugares.push(n);
  }
  return lugares;
}

/**
 * PcD (dominio.md § 4). `federal`: the series, over every offer. K: "the number stated for the edital's own offer: the
 * first K of that series; those beyond the offer take its last free vagas (K = 2, n = 10 → 5, 10); K above the offer is
 * an error; later offers get no PcD vaga unless positions are given". "PcD positions may be listed instead."
 */
function lugaresDaPcd(pcd: EntradaDaSerie['pcd'], oferta: Oferta): Lugar[] {
  if (pcd === undefined) return [];
  if (pcd === 'federal') {
    return lugaresProporcionais(quantidadePcdFederal, oferta.primeira, oferta.ultima).map((vaga) => ({ vaga }));
  }
  if (typeof pcd === 'number') {
    if (!oferta.doEdital) return [];
    if (pcd > oferta.ultima) {
      throw new ErroDoOraculo('pcd-acima-da-oferta', `${pcd} vagas de PcD em ${oferta.ultima} oferecidas`);
    }
    const lugares: Lugar[] = [];
    for (let k = 1; k <= pcd; k += 1) {
      const vaga = k === 1 ? 5 : 20 * (k - 1) + 1; // 5, 21, 41, 61…
      lugares.push(vaga <= oferta.ultima ? { vaga } : 'ultima-livre');
    }
    return lugares;
  }
  const lugares: Lugar[] = [];
  for (let vaga = oferta.primeira; vaga <= oferta.ultima; vaga += 1) {
    if (pcd.posicoes.includes(vaga)) lugares.push({ vaga });
  }
  return lugares;
}

/** "`posicoes` listed by the edital, with a step to go on": 3,8,13+5 → 3, 8, 13, 18, 23…; those up to `ate`. */
function posicoesListadas(lista: number[], passo: number | null, ate: number): number[] {
  const todas = lista.filter((p) => p <= ate);
  if (passo !== null) {
    for (let p = (lista[lista.length - 1] ?? 0) + passo; p <= ate; p += passo) todas.push(p);
  }
  return todas;
}

/**
 * The places one reserve of the law asks for in one offer (dominio.md § 5).
 *
 * AMBÍGUO 3: "A number stated by the edital overrides the computed one …; it takes the first places of the series in
 * that offer, any excess the offer's last free vagas." How later offers meet it isn't said. Taken: it touches that offer
 * only; later offers keep the places of the series by the numbers of the vacancies. Other reading: later offers make up
 * for (or discount) the difference, so that the total comes back to quantidade(n).
 */
function lugaresDaLei(
  c: ReservaDoCriterio,
  novasVagas: Criterio['novasVagas'],
  reservadas: number | undefined,
  oferta: Oferta,
  memoria: Memoria,
): Lugar[] {
  // "`novas-vagas` = por-oferta: the law's reserva starts anew in each later offer (its vagas numbered from 1 for
  // quantity and series; PcD is not affected)."
  const porOferta = novasVagas === 'por-oferta' && !oferta.doEdital;
  const desconto = porOferta ? oferta.primeira - 1 : 0;
  const de = oferta.primeira - desconto;
  const ate = oferta.ultima - desconto;
  const quantos = (n: number): number => quantidadeDaReserva(c, n);
  const declaradas = oferta.doEdital ? reservadas : undefined;
  if (declaradas !== undefined && declaradas > oferta.ultima) {
    // AMBÍGUO 4: the document makes "K above the offer" an error for PcD and is silent for the law's reserve. Taken: the
    // same error. Other reading: what doesn't fit waits for the next offer.
    throw new ErroDoOraculo('reservadas-acima-da-oferta', `${declaradas} reservadas em ${oferta.ultima} oferecidas`);
  }
  if (oferta.ultima < oferta.primeira) return [];

  const numeros = (vagas: number[]): Lugar[] => vagas.map((vaga) => ({ vaga: vaga + desconto }));
  const comNumeroDeclarado = (serieNaOferta: number[], quantas: number): Lugar[] => {
    const lugares = numeros(serieNaOferta.slice(0, quantas));
    while (lugares.length < quantas) lugares.push('ultima-livre');
    return lugares;
  };

  /** The first of these places, while those reserved so far are fewer than quantidade(total offered). */
  function enquantoFaltam(lugares: number[]): number[] {
    if (porOferta) memoria.reservadasAteAqui = 0;
    const escolhidos: number[] = [];
    for (const lugar of lugares) {
      if (memoria.reservadasAteAqui >= quantos(ate)) break;
      escolhidos.push(lugar);
      memoria.reservadasAteAqui += 1;
    }
    return escolhidos;
  }

  // "or the whole series, always and in every offer, as `proporcional`"
  const proporcional =
    c.ordem.tipo === 'proporcional' ||
    (c.ordem.tipo === 'ultima-de-cada-grupo' && c.grupoIncompleto === 'proporcional');
  if (proporcional) {
    const serieNaOferta = lugaresProporcionais(quantos, de, ate);
    if (declaradas !== undefined) return comNumeroDeclarado(serieNaOferta, declaradas);
    return numeros(serieNaOferta);
  }

  if (c.ordem.tipo === 'posicoes') {
    const serieNaOferta = posicoesListadas(c.ordem.lista, c.ordem.passo, ate).filter((p) => p >= de);
    if (declaradas !== undefined) {
      memoria.reservadasAteAqui += Math.min(declaradas, serieNaOferta.length);
      return comNumeroDeclarado(serieNaOferta, declaradas);
    }
    // "how many of them are reserved is still quantidade(n) (a difference is a warning)".
    // AMBÍGUO 5: fewer listed positions in the offer than quantidade(n). Taken: "of them", so only listed positions are
    // ever reserved, and the count falls short with a warning. Other reading: the rest takes the offer's last free vagas.
    // AMBÍGUO 6: over several offers. Taken: the listed positions of each offer, in order, while the listed positions
    // reserved so far are fewer than quantidade(total offered). Other reading: the k-th listed position is reserved if
    // k ≤ quantidade(total), even when an earlier one was lost.
    return numeros(enquantoFaltam(serieNaOferta));
  }

  // "`ultima-de-cada-grupo` of 5: 5, 10, 15… One reserved vaga per group." Porto Feliz art. 3º § 1º: "a cada fração de 5
  // (cinco) candidatos, a quinta vaga fica destinada a candidato negro ou índio".
  // AMBÍGUO 7: a group size that disagrees with the percentage (never in Porto Feliz). Taken, as for listed positions:
  // "Where `ordem` and `percentual` disagree about how many, `percentual` counts" (produto.md § 6), so the groups stop at
  // quantidade(n). Other reading: dominio.md § 5, one per group, whatever quantidade(n) is.
  const tamanho = c.ordem.tipo === 'ultima-de-cada-grupo' ? c.ordem.tamanho : 0;
  const ultimasDosGrupos: number[] = [];
  for (let n = de; n <= ate; n += 1) {
    if (n % tamanho !== 0) continue;
    // "and its group's fifth, if offered later, is not reserved again"
    const grupo = n / tamanho;
    if (!porOferta && memoria.grupoAtendido === grupo) continue;
    ultimasDosGrupos.push(n);
  }
  // AMBÍGUO 8: por-oferta with groups. Taken: "later offers follow the fifths only" holds for them too (fifths counted
  // from 1 in the offer). Other reading: starting anew, each later offer also has its last vaga reserved when incomplete.
  if (!oferta.doEdital) return numeros(enquantoFaltam(ultimasDosGrupos));

  if (c.grupoIncompleto === 'literal') {
    if (declaradas === undefined) return numeros(enquantoFaltam(ultimasDosGrupos));
    memoria.reservadasAteAqui = Math.min(declaradas, ultimasDosGrupos.length);
    return comNumeroDeclarado(ultimasDosGrupos, declaradas);
  }

  // "`grupo-incompleto`: in the **edital's own offer**, when the fifths inside it are fewer than quantidade(n), the last
  // vaga offered is reserved too"
  // AMBÍGUO 9: with a number stated by the edital. Taken: the stated number stands in quantidade(n)'s place here: when the
  // fifths are fewer and the last group is incomplete, the last vaga offered is reserved (and its group's fifth is not
  // reserved again); more than one in excess, or no incomplete group, take the last free vagas. Other reading: the whole
  // excess only takes the last free vagas, and the group's fifth stays reserved when offered.
  // AMBÍGUO 31: fewer than quantidade(n) with every group complete (only where `ordem` gives less than `percentual`).
  // Taken: the words all the same, "the last vaga offered is reserved too", which collides with its group's last. Other
  // reading: without an incomplete group nothing is added, with a warning.
  const devidas = declaradas ?? quantos(ate);
  const lugares = numeros(ultimasDosGrupos.slice(0, devidas));
  if (lugares.length < devidas && (declaradas === undefined || ate % tamanho !== 0)) {
    lugares.push({ vaga: oferta.ultima });
    memoria.grupoAtendido = Math.ceil(oferta.ultima / tamanho);
  }
  memoria.reservadasAteAqui = lugares.length;
  if (declaradas !== undefined) while (lugares.length < declaradas) lugares.push('ultima-livre');
  return lugares;
}

/**
 * The modalidade of every vacancy offered (index 0 is vaga 1). dominio.md § 5: "An offer never changes the modalidade of
 * a vacancy offered before. Within an offer, reservas are placed in this order: PcD first, then the law's in its order."
 */
export function serie(entrada: EntradaDaSerie): string[] {
  const c = criterio(entrada.lei, entrada.leituras);
  const modalidades: string[] = [];
  // "PcD first, then the law's in its order"; a law with a reserva of its own for PcD has its own rule, and the edital's
  // is not asked.
  const primeira = c.reservas[0]?.id;
  const deLei = c.reservas.map((reserva) => ({
    reserva,
    memoria: { grupoAtendido: null, reservadasAteAqui: 0 } as Memoria,
    declaradas: reserva.id === primeira ? entrada.reservadas : undefined,
  }));
  const pcdDaLei = deLei.filter(({ reserva }) => reserva.id === 'pcd');
  const outras = deLei.filter(({ reserva }) => reserva.id !== 'pcd');
  const emOrdem = ['pcd', ...outras.map(({ reserva }) => reserva.id)];
  let pendentes: string[] = [];

  entrada.ofertas.forEach((n, indice) => {
    if (!Number.isInteger(n) || n < 0) throw new ErroDoOraculo('vagas-invalidas', String(n));
    const oferta: Oferta = {
      doEdital: indice === 0,
      primeira: modalidades.length + 1,
      ultima: modalidades.length + n,
    };
    for (let i = 0; i < n; i += 1) modalidades.push(LIVRE);

    const livre = (vaga: number): boolean => modalidades[vaga - 1] === LIVRE;
    const ocupar = (reserva: string, vaga: number): void => {
      modalidades[vaga - 1] = reserva;
    };
    const primeiraLivreAPartirDe = (inicio: number): number | null => {
      for (let v = inicio; v <= oferta.ultima; v += 1) if (livre(v)) return v;
      return null;
    };
    const ultimaLivreAte = (fim: number): number | null => {
      for (let v = fim; v >= oferta.primeira; v -= 1) if (livre(v)) return v;
      return null;
    };

    // "No free vaga left → it takes the first free vaga of the next offer, before that offer's own places."
    // AMBÍGUO 10: "that offer's own places" taken as all of them, PcD's included. Other reading: PcD still comes first.
    // AMBÍGUO 32: several that wait, of different offers. Taken: "Within an offer, reservas are placed in this order" for
    // them too. Other reading: who waits longer comes first.
    pendentes.sort((a, b) => emOrdem.indexOf(a) - emOrdem.indexOf(b));
    const aindaPendentes: string[] = [];
    for (const reserva of pendentes) {
      const vaga = primeiraLivreAPartirDe(oferta.primeira);
      if (vaga === null) aindaPendentes.push(reserva);
      else ocupar(reserva, vaga);
    }
    pendentes = aindaPendentes;

    // "Collisions …: the one placed first keeps its place; the other takes the previous free vaga **of the same offer**,
    // or else the next free one of the offer (`livre-anterior` …); `livre-seguinte` looks forward only."
    // AMBÍGUO 11: livre-seguinte with free vacancies only behind. Taken: "looks forward only", so it waits for the next
    // offer. Other reading: "No free vaga left" isn't true while one behind is free, so it takes that one.
    const colocar = (reserva: string, lugar: Lugar): void => {
      let vaga: number | null;
      if (lugar === 'ultima-livre') vaga = ultimaLivreAte(oferta.ultima);
      else if (livre(lugar.vaga)) vaga = lugar.vaga;
      else if (c.colisao === 'livre-seguinte') vaga = primeiraLivreAPartirDe(lugar.vaga + 1);
      else vaga = ultimaLivreAte(lugar.vaga - 1) ?? primeiraLivreAPartirDe(lugar.vaga + 1);
      // AMBÍGUO 12: a stated number's excess that finds no free vaga. Taken: it waits like any other place.
      if (vaga === null) pendentes.push(reserva);
      else ocupar(reserva, vaga);
    };

    if (pcdDaLei.length === 0) for (const lugar of lugaresDaPcd(entrada.pcd, oferta)) colocar('pcd', lugar);
    for (const { reserva, memoria, declaradas } of [...pcdDaLei, ...outras]) {
      const lugares = lugaresDaLei(reserva, c.novasVagas, declaradas, oferta, memoria);
      for (const lugar of lugares) colocar(reserva.id, lugar);
    }

    for (let v = oferta.primeira; v <= oferta.ultima; v += 1) if (livre(v)) ocupar('ampla', v);
  });
  return modalidades;
}
