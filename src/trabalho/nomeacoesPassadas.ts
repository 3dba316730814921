import type { Ato } from '../core/ato';
import { AMPLA, chaveDaInscricao } from '../core/candidato';
import { atosQueValem } from '../core/retificacoes';
import type { Lei } from '../core/lei';
import { MOTIVO_DE_FORA } from '../redacao/motivos';
import { fraseDaPassada, type Passada } from '../redacao/nomeacoes';
import type { Amostra } from './amostra';
import type { Chamada } from './chamadas';
import type { CargoComLivro } from './livro';
import type { PessoaPassada } from './nomeacoes';

const TETO_DE_PASSADAS = 50;

const ORDEM: readonly PessoaPassada['razao'][] = ['aguarda', 'fim de fila', 'saiu', 'fora das listas', 'já nomeada'];

/** The last act that named each person (index in what was read): of those who were nominated, and of those who moved. */
interface UltimoAto {
  readonly nomeacao?: Ato;
  readonly saida?: Ato;
}

function ultimosAtos(atos: readonly Ato[]): ReadonlyMap<number, UltimoAto> {
  const ultimos = new Map<number, UltimoAto>();
  for (const ato of atosQueValem(atos).validos) {
    if (ato.pessoa === undefined || ato.tipo === 'posse') continue;
    const chave = ato.tipo === 'nomeação' || ato.tipo === 'decisão judicial' ? 'nomeacao' : 'saida';
    ultimos.set(ato.pessoa, { ...ultimos.get(ato.pessoa), [chave]: ato });
  }
  return ultimos;
}

/**
 * People with a better rank than the worst called now whose turn it is not, and why: nobody is passed over in silence.
 * Whether anyone was passed over against the law is another question, that of the audit.
 *
 * @param atos of the cargo, naming people by their index in what was read
 */
export function pessoasPassadas(lei: Lei, cargo: CargoComLivro, atos: readonly Ato[], proximas: readonly Chamada[]): Amostra<PessoaPassada> {
  const { pessoas, numeroDe, fora } = cargo.classificados;
  const { estado } = cargo.situacao;
  const pior = proximas.reduce((maior, { classificacao }) => Math.max(maior, classificacao), 0);
  if (pior === 0) return { total: 0, primeiros: [] };
  const chamadas = new Set(proximas.map(({ inscricao }) => chaveDaInscricao(inscricao)));
  const porIndice = ultimosAtos(atos);
  const atosDe = new Map([...porIndice].map(([indice, ultimo]) => [numeroDe[indice] ?? -1, ultimo]));
  const deFora = new Map(fora.map(({ pessoa, motivo }) => [pessoa, motivo]));
  const pelaLista = proximas.filter(({ lista }) => lista !== AMPLA);

  const porque = (numero: number): Passada => {
    const ultimo = atosDe.get(numero);
    const ato = ultimo?.nomeacao?.ato;
    const vaga = estado.vaga(numero);
    const ocupa = estado.ocupa(numero);
    if (vaga > 0) return { tipo: 'já nomeada', vaga, ...(ocupa !== undefined && { ocupa }), ...(ato !== undefined && { ato }) };
    if (!estado.naLista(numero)) {
      const motivo = deFora.get(numero);
      const { saida } = ultimo ?? {};
      if (saida === undefined && motivo !== undefined) return { tipo: 'fora das listas', motivo: MOTIVO_DE_FORA[motivo] };
      return { tipo: 'saiu', ...(saida && { por: saida.tipo, ato: saida.ato }) };
    }
    if (estado.chamado(numero)) return { tipo: 'já nomeada', vaga: 0, ...(ato !== undefined && { ato }) };
    if (ultimo?.saida?.tipo === 'fim de fila') return { tipo: 'fim de fila', ato: ultimo.saida.ato };
    if (pessoas[numero]?.situacao === 'fim-de-fila') return { tipo: 'fim de fila' };
    const classificacao = pessoas[numero]?.classificacao ?? 0;
    const antes = pelaLista.find((chamada) => chamada.classificacao > classificacao);
    return { tipo: 'aguarda', ...(antes && { antes }) };
  };

  const passadas: { readonly numero: number; readonly passada: Passada }[] = [];
  pessoas.forEach(({ classificacao = Infinity, inscricao }, numero) => {
    if (classificacao >= pior || chamadas.has(chaveDaInscricao(inscricao))) return;
    passadas.push({ numero, passada: porque(numero) });
  });
  // Stable: within a reason, the order of the lists.
  passadas.sort((a, b) => ORDEM.indexOf(a.passada.tipo) - ORDEM.indexOf(b.passada.tipo));
  return {
    total: passadas.length,
    primeiros: passadas.slice(0, TETO_DE_PASSADAS).flatMap(({ numero, passada }): PessoaPassada[] => {
      const pessoa = pessoas[numero];
      if (pessoa === undefined) return [];
      const { inscricao, nome, classificacao = 0 } = pessoa;
      return [{ inscricao, nome, classificacao, razao: passada.tipo, frase: fraseDaPassada(lei, nome, passada) }];
    }),
  };
}
