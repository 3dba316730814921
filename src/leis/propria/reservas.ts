import { AMPLA, PCD } from '../../core/candidato';
import { valorDaRegra } from '../../core/criterios';
import type { Reserva } from '../../core/lei';
import type { ValorImpossivel } from '../../core/problemas/lei';
import { normaliza } from '../../core/texto';
import type { Campos } from './campo';
import { NOMES_DAS_CHAVES } from './chaves';
import { ePcd, grupoDe, idDe, palavrasDoNome } from './identidade';
import type { Nomeada } from './linhas';
import { regrasDaReserva } from './regrasDaReserva';
import { fimDaReversao } from './reversao';

type Linhas = Nomeada['linhas'];

/** Above this many, marks of one person no longer fit the engine's words. */
const TETO_DE_RESERVAS = 20;

/** Ids by which the engine says how a person was reached, where the list's own id says the others. */
const PASSAGENS: ReadonlySet<string> = new Set(['compensacao', 'reversao']);

/** Why no reserva can have that name; undefined where it can. */
function nomeImpossivel(nome: string): ValorImpossivel | undefined {
  if (/[,;]/u.test(nome)) return 'nome com vírgula';
  const id = idDe(nome);
  if (id === '') return 'nome sem letras';
  if (PASSAGENS.has(id)) return 'nome de passagem';
  return fimDaReversao(nome) !== undefined || id === AMPLA ? 'nome da lista geral' : undefined;
}

/** The reservas of the table, each with its id; unnamed and repeated ones are told. */
function nomeiaReservas(reservas: readonly Linhas[], campos: Campos): Nomeada[] {
  const nomeadas: Nomeada[] = [];
  for (const linhas of reservas) {
    const linha = linhas.get('reserva');
    if (linha === undefined) continue;
    const nome = linha.valor.replace(/\s+/gu, ' ').trim();
    if (nome === '') {
      campos.aponta(linha, { codigo: 'lei-falta-valor', gravidade: 'erro', dados: { chave: 'reserva' } });
      continue;
    }
    const porque = nomeImpossivel(nome);
    if (porque !== undefined) {
      const dados = { chave: 'reserva', valor: nome, porque };
      campos.aponta(linha, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados });
      continue;
    }
    const id = ePcd(nome) ? PCD : idDe(nome);
    const outra = nomeadas.find((nomeada) => nomeada.id === id);
    if (outra !== undefined) {
      const dados = { nome, linha: outra.linha.linha };
      campos.aponta(linha, { codigo: 'lei-reserva-repetida', gravidade: 'erro', dados });
      continue;
    }
    nomeadas.push({ linhas, linha, nome, id });
  }
  const demais = nomeadas[TETO_DE_RESERVAS];
  if (demais !== undefined) {
    const dados = { quantas: nomeadas.length, teto: TETO_DE_RESERVAS };
    campos.aponta(demais.linha, { codigo: 'lei-reservas-demais', gravidade: 'erro', dados });
  }
  return nomeadas.slice(0, TETO_DE_RESERVAS);
}

function marcasDe({ linhas, nome, id }: Nomeada): string[] {
  const escritas = (linhas.get('palavras')?.valor ?? '').split(/[,;\n]/u).map((palavra) => palavra.trim());
  const ditas = escritas.filter(Boolean);
  if (ditas.length > 0) return [...new Set(ditas)];
  if (id !== PCD) return palavrasDoNome(nome);
  return normaliza(nome) === 'pcd' ? [nome] : ['pcd', nome];
}

/** The same word in two reservas: a mark that could not tell which. */
function palavrasRepetidas(nomeadas: readonly Nomeada[], campos: Campos): void {
  const donas = new Map<string, Nomeada>();
  for (const nomeada of nomeadas) {
    const linha = nomeada.linhas.get('palavras');
    for (const palavra of new Set(marcasDe(nomeada).map(normaliza))) {
      const dona = donas.get(palavra);
      if (dona === undefined) donas.set(palavra, nomeada);
      else {
        const dados = { palavra, reservas: [dona.nome, nomeada.nome] };
        campos.aponta(linha ?? nomeada.linha, { codigo: 'lei-palavra-repetida', gravidade: 'erro', dados });
      }
    }
  }
}

/** The shares together, in millionths of a percent. */
function soma(reservas: readonly Reserva[]): number {
  return reservas.reduce((total, { regras: { percentual } }) => {
    const { numerador, denominador } = valorDaRegra(percentual);
    // Whole numbers: sums of decimals stay exact.
    return total + Math.round((numerador * 1e8) / denominador);
  }, 0);
}

/** The reservas of a law's table; undefined when any of them can't be read whole. */
export function lerReservas(reservas: readonly Linhas[], campos: Campos): Reserva[] | undefined {
  const nomeadas = nomeiaReservas(reservas, campos);
  palavrasRepetidas(nomeadas, campos);
  const lidas = nomeadas.map((nomeada): Reserva | undefined => {
    const regras = regrasDaReserva(nomeada, nomeadas, campos);
    const { id, nome } = nomeada;
    const grupo = id === PCD ? 'pessoas com deficiência' : grupoDe(nome);
    return regras && { id, nome, grupo, marcas: marcasDe(nomeada), regras };
  });
  const inteiras = lidas.filter((reserva) => reserva !== undefined);
  if (inteiras.length < lidas.length) return undefined;
  const ultima = nomeadas.at(-1);
  const linhaDoPercentual = ultima?.linhas.get('percentual');
  if (linhaDoPercentual !== undefined && soma(inteiras) > 1e8) {
    const dados = {
      chave: NOMES_DAS_CHAVES.percentual,
      valor: linhaDoPercentual.valor.trim(),
      porque: 'soma acima de 100%',
    } as const;
    campos.aponta(linhaDoPercentual, { codigo: 'lei-valor-impossivel', gravidade: 'erro', dados });
    return undefined;
  }
  return inteiras;
}
