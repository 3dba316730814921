import { dataBrasileira } from '../../core/data';
import type { Lei } from '../../core/lei';
import { respostaDe, type PerguntaId, type Respostas } from '../../core/perguntas';
import type { Identificacao } from '../../planilha/folhas/entrada';
import { temPcdNaLei, type Pedido, type PorCargo, type Reservadas } from '../../trabalho/pedido';
import { dataDigitada, numeroDigitado, pcdDigitada, valorDe, type Digitado } from './digitado';
import { SEM_VAGAS_INFORMADAS, type Estado, type VagasDoCargo } from './estado';

/** The cargos whose vacancies are asked for: those of the confirmed reading, or one without a name. */
export function cargosDe({ leitura: { resumo, confirmada } }: Pick<Estado, 'leitura'>): readonly string[] {
  const cargos = confirmada ? (resumo?.cargos ?? []) : [];
  return cargos.length === 0 ? [''] : cargos.map(({ cargo }) => cargo);
}

/** What was typed for a cargo. */
export function vagasDe({ vagas }: Estado, cargo: string): VagasDoCargo {
  // A cargo may be called "constructor".
  return (Object.hasOwn(vagas, cargo) ? vagas[cargo] : undefined) ?? SEM_VAGAS_INFORMADAS;
}

/** What was typed for a reserva; ids may be called like anything. */
export const textoDa = (porReserva: VagasDoCargo['porReserva'], id: string): string =>
  (Object.hasOwn(porReserva, id) ? porReserva[id] : undefined) ?? '';

function leiturasDe({ leituras }: Estado): Partial<Respostas> {
  const respostas: Partial<Record<PerguntaId, unknown>> = {};
  for (const [pergunta, texto] of Object.entries(leituras) as [PerguntaId, string][]) {
    const resposta = respostaDe(pergunta, texto);
    if (resposta !== undefined) respostas[pergunta] = resposta;
  }
  return respostas as Partial<Respostas>;
}

function porCargo<V>(estado: Estado, digitado: (vagas: VagasDoCargo) => Digitado<V>): PorCargo<V> {
  return {
    porCargo: cargosDe(estado).flatMap((cargo) => {
      const valor = valorDe(digitado(vagasDe(estado, cargo)));
      return valor === undefined ? [] : [{ cargo, valor }];
    }),
  };
}

/** How many vacancies each cargo has; those where nothing valid was typed are not there. */
export function ofertasDe(estado: Estado): PorCargo<number> {
  return porCargo(estado, ({ vagas }) => numeroDigitado(vagas));
}

/** A law with a rule of its own for PcD leaves nothing to the edital. */
export const leiDizPcd = (lei: Lei | undefined): boolean => lei !== undefined && temPcdNaLei(lei);

/** The numbers that the edital states: that of the law's only reserva, or one for each. */
function reservadasDe(estado: Estado, { reservas: [unica, ...outras] }: Lei): PorCargo<Reservadas> {
  const ids = [unica, ...outras].map(({ id }) => id);
  return {
    porCargo: cargosDe(estado).flatMap((cargo) => {
      const { reservadas, porReserva } = vagasDe(estado, cargo);
      const digitado = (id: string): string => (ids.length === 1 ? reservadas : textoDa(porReserva, id));
      const numeros = ids.flatMap((id): [string, number][] => {
        const valor = valorDe(numeroDigitado(digitado(id)));
        return valor === undefined ? [] : [[id, valor]];
      });
      return numeros.length === 0 ? [] : [{ cargo, valor: Object.fromEntries(numeros) }];
    }),
  };
}

/** What is asked of the law, from what was typed; undefined without a law. A field that says nothing valid counts as empty. */
export function pedidoDe(estado: Estado): Pedido | undefined {
  const { lei, concurso, desempates, lacunasAceitas } = estado;
  if (lei === undefined) return undefined;
  const data = valorDe(dataDigitada(concurso.dataDoEdital));
  return {
    lei,
    respostas: leiturasDe(estado),
    edital: {
      ...(data !== undefined && { data }),
      ...(concurso.orgao && { orgao: concurso.orgao }),
      ...(concurso.vinculo && { vinculo: concurso.vinculo }),
    },
    ofertas: { porCargo: ofertasDe(estado).porCargo.map(({ cargo, valor }) => ({ cargo, valor: [valor] })) },
    pcd: leiDizPcd(lei) ? { porCargo: [] } : porCargo(estado, pcdDigitada),
    reservadas: reservadasDe(estado, lei),
    desempates,
    lacunasAceitas,
  };
}

/** The competition as printed on every sheet; what was not typed becomes a line to fill in by hand. */
export function identificacaoDe({ concurso }: Estado): Identificacao {
  const data = valorDe(dataDigitada(concurso.dataDoEdital));
  const numero = concurso.edital.trim();
  const edital = `Edital${numero === '' ? '' : ` nº ${numero}`}${data === undefined ? '' : `${numero === '' ? '' : ','} de ${dataBrasileira(data)}`}`;
  return {
    ...(concurso.prefeitura.trim() !== '' && { orgao: concurso.prefeitura.trim() }),
    ...(concurso.concurso.trim() !== '' && { concurso: `Concurso público nº ${concurso.concurso.trim()}` }),
    ...(edital !== 'Edital' && { edital }),
    ...(concurso.processo.trim() !== '' && { processo: `Processo nº ${concurso.processo.trim()}` }),
  };
}

function reservadasRecusadas(lei: Lei | undefined, { reservadas, porReserva }: VagasDoCargo) {
  const varias = lei !== undefined && lei.reservas.length > 1 ? lei.reservas : [];
  const digitadas =
    varias.length === 0
      ? [{ nome: '', texto: reservadas }]
      : varias.map(({ id, nome }) => ({ nome: `: ${nome}`, texto: textoDa(porReserva, id) }));
  return digitadas.flatMap(({ nome, texto }) => {
    const digitado = numeroDigitado(texto);
    return digitado.tipo === 'recusado' ? [{ nome, motivo: digitado.motivo }] : [];
  });
}

/** Fields whose text means nothing valid: nothing is generated while there is one. */
export function camposRecusados(estado: Estado): readonly { readonly campo: string; readonly motivo: string }[] {
  const { dataDoEdital, validade, prorrogacao } = estado.concurso;
  const recusa = (campo: string, digitado: Digitado<unknown>): { campo: string; motivo: string }[] =>
    digitado.tipo === 'recusado' ? [{ campo, motivo: digitado.motivo }] : [];
  const em = (cargo: string): string => (cargo === '' ? '' : ` (${cargo})`);
  return [
    ...recusa('Data do edital', dataDigitada(dataDoEdital)),
    ...recusa('Validade', dataDigitada(validade)),
    ...recusa('Prorrogação', dataDigitada(prorrogacao)),
    ...cargosDe(estado).flatMap((cargo) => {
      const vagas = vagasDe(estado, cargo);
      return [
        ...recusa(`Vagas${em(cargo)}`, numeroDigitado(vagas.vagas)),
        ...(leiDizPcd(estado.lei) ? [] : recusa(`Vagas de PcD${em(cargo)}`, pcdDigitada(vagas))),
        ...reservadasRecusadas(estado.lei, vagas).map(({ nome, motivo }) => ({
          campo: `Vagas reservadas${nome}${em(cargo)}`,
          motivo,
        })),
      ];
    }),
  ];
}

/** Whether what the lists are made from is still the same. */
export function mesmosDados(antes: Estado, depois: Estado): boolean {
  const campos = [
    'lei',
    'concurso',
    'leituras',
    'ranking',
    'leitura',
    'vagas',
    'desempates',
    'lacunasAceitas',
  ] as const;
  return campos.every((campo) => antes[campo] === depois[campo]);
}
