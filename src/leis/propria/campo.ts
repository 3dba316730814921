import type { Problema } from '../../core/problema';
import type { RegraForaDoModelo } from '../../core/problemas/lei';
import { normaliza } from '../../core/texto';
import { NOMES_DAS_CHAVES, type Chave } from './chaves';
import { leFundamento } from './fundamento';
import { celula, type LinhaLida, type LugarDaTabela } from './linhas';
import type { Dada } from './regras';
import {
  ARREDONDAMENTOS,
  COLISOES,
  COMPUTOS,
  DESISTENCIAS,
  DUAS_RESERVAS,
  NOVAS_VAGAS,
  ORGAOS_ESCRITOS,
  VINCULOS_ESCRITOS,
  type Lido,
} from './valores';

/** What each key takes: its choices, or examples of the free ones. Printed when a value is not understood. */
export const VALORES_ACEITOS: Readonly<Record<Chave, readonly string[]>> = {
  municipio: ['Porto Feliz'],
  uf: ['SP'],
  norma: ['Lei nº 4.993, de 4 de novembro de 2011'],
  orgaos: [...ORGAOS_ESCRITOS, 'todos'],
  vinculos: [...VINCULOS_ESCRITOS, 'todos'],
  desde: ['04/11/2011', 'após 21/07/2026'],
  ate: ['31/12/2035', '31/12/2035 avisa'],
  novasVagas: NOVAS_VAGAS,
  duasReservas: DUAS_RESERVAS,
  colisao: COLISOES,
  reserva: ['Negros e indígenas'],
  palavras: ['negro; pardo; índio'],
  percentual: ['20%', '12,5%'],
  arredondamento: ARREDONDAMENTOS,
  minimo: ['3', 'não há'],
  teto: ['20%'],
  ordem: ['proporcional', 'última de cada grupo de 5', 'posições 3, 8, 13 e depois de 5 em 5'],
  computo: COMPUTOS,
  desistencia: DESISTENCIAS,
  reversao: ['lista geral', 'fica vaga', 'Indígenas, Negros, lista geral'],
};

/** Reads the value cells of the table, gathering what is wrong with each. */
export class Campos {
  readonly problemas: Problema[] = [];

  constructor(readonly onde: LugarDaTabela) {}

  /** The value of a row with its article; undefined when the row is missing, or wrong (and then told). */
  le<V>(chave: Chave, linha: LinhaLida | undefined, leitor: (texto: string) => Lido<V>): Dada<V> | undefined {
    if (linha === undefined) return undefined;
    const texto = linha.valor.trim();
    const lido = leitor(texto);
    if (lido.tipo === 'valor') return { valor: lido.valor, fundamento: leFundamento(linha.artigo, linha.linha) };
    this.recusa(chave, linha, lido);
    return undefined;
  }

  /** What is wrong, or only odd, at the value cell of a row. */
  aponta(linha: LinhaLida, problema: Problema): void {
    this.problemas.push({ ...problema, lugar: celula(this.onde, linha.linha, 'valor') });
  }

  private recusa(chave: Chave, linha: LinhaLida, lido: Exclude<Lido<unknown>, { tipo: 'valor' }>): void {
    const valor = linha.valor.trim();
    const nome = NOMES_DAS_CHAVES[chave];
    if (lido.tipo === 'impossível') {
      this.aponta(linha, {
        codigo: 'lei-valor-impossivel',
        gravidade: 'erro',
        dados: { chave: nome, valor, porque: lido.porque },
      });
      return;
    }
    const fora = foraDoModelo(chave, valor);
    if (fora !== undefined) {
      this.aponta(linha, { codigo: 'lei-regra-fora-do-modelo', gravidade: 'erro', dados: { regra: fora, valor } });
      return;
    }
    const aceitos = VALORES_ACEITOS[chave];
    this.aponta(linha, { codigo: 'lei-valor-desconhecido', gravidade: 'erro', dados: { chave: nome, valor, aceitos } });
  }
}

const DO_CENSO = /\b(?:ibge|censo|censitari|recensea|populac)/;

/** A fraction kept, or said to go to other nominations or contests. "O próximo inteiro" is plain rounding. */
const COM_SALDO: readonly RegExp[] = [
  /\b(?:acumul|saldo|sobra|guarda|transport|carreg)/,
  /\b(?:proxim[ao]s?|nov[ao]s?|outr[ao]s?|seguintes?|futur[ao]s?|posterior(?:es)?) (?:nomeac|concurso|certame|edita|convocac|chamada|oferta|admiss|contratac|vagas)/,
  /\b(?:nomeac|concurso|certame|edita|convocac|chamada|oferta|admiss|contratac|vagas)\w* (?:seguinte|futur|posterior|subsequente)/,
  /\bpara [ao]s? (?:proxim[ao]s?|seguintes?)\b(?! (?:numero|inteir))/,
];

/** Rules that exist in laws and that no calculation of one competition alone can follow: said, never approximated. */
function foraDoModelo(chave: Chave, valor: string): RegraForaDoModelo | undefined {
  const palavras = normaliza(valor);
  if (chave === 'percentual' && DO_CENSO.test(palavras)) return 'percentual do censo';
  if (chave === 'arredondamento' && COM_SALDO.some((saldo) => saldo.test(palavras))) return 'fração acumulada';
  return undefined;
}
