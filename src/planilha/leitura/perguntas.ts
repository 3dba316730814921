import type { Problema } from '../../core/problema';
import type { RespostasDaLeitura } from '../../core/problemas/leitura';

/** An answer typed by the user: `--resposta codigo[:linha]=valor`. */
export interface RespostaDada {
  readonly codigo: string;
  readonly linha?: number;
  readonly valor: string;
}

export type PerguntaDaLeitura = keyof RespostasDaLeitura;

const PERGUNTAS: Readonly<Record<PerguntaDaLeitura, true>> = {
  'marca-ambigua': true,
  'marca-desconhecida': true,
  'marca-de-varios-grupos': true,
  'cota-contraditoria': true,
  'verificacao-desconhecida': true,
  'situacao-desconhecida': true,
  'situacao-contraditoria': true,
  'data-ambigua': true,
  'coluna-ambigua': true,
};

/** The codes of the reading that an answer can settle. */
export const PERGUNTAS_DA_LEITURA = Object.keys(PERGUNTAS);

export interface Perguntas {
  /** The answer given to a question, if it is one of its options. An answer for the row goes before a general one. */
  readonly resposta: <O extends string>(
    codigo: PerguntaDaLeitura,
    linha: number | undefined,
    opcoes: readonly O[],
  ) => O | undefined;
  /** Answers that were wrong or met no question. */
  readonly problemas: () => Problema[];
}

export function perguntasCom(respostas: readonly RespostaDada[]): Perguntas {
  const daLeitura = respostas.filter(({ codigo }) => Object.hasOwn(PERGUNTAS, codigo));
  const usadas = new Set<RespostaDada>();
  const invalidas = new Map<RespostaDada, readonly string[]>();
  const porCodigo = agrupa(daLeitura);
  return {
    resposta: (codigo, linha, opcoes) => {
      const dadas = porCodigo.get(codigo);
      if (dadas === undefined) return undefined;
      const dada =
        dadas.find((uma) => uma.linha !== undefined && uma.linha === linha) ??
        dadas.find((uma) => uma.linha === undefined && opcoes.some((opcao) => opcao === uma.valor)) ??
        dadas.find((uma) => uma.linha === undefined);
      if (dada === undefined) return undefined;
      const opcao = opcoes.find((uma) => uma === dada.valor);
      if (opcao === undefined) invalidas.set(dada, opcoes);
      else usadas.add(dada);
      return opcao;
    },
    problemas: () =>
      daLeitura.flatMap((dada): Problema[] => {
        if (usadas.has(dada)) return [];
        const lugar = dada.linha === undefined ? {} : { lugar: { linha: dada.linha } };
        const aceitas = invalidas.get(dada);
        return aceitas === undefined
          ? [{ codigo: 'resposta-sem-pergunta', gravidade: 'aviso', ...lugar, dados: { pergunta: dada.codigo } }]
          : [
              {
                codigo: 'resposta-invalida',
                gravidade: 'erro',
                ...lugar,
                dados: { pergunta: dada.codigo, valor: dada.valor, aceitas },
              },
            ];
      }),
  };
}

function agrupa(respostas: readonly RespostaDada[]): Map<string, RespostaDada[]> {
  const grupos = new Map<string, RespostaDada[]>();
  for (const uma of respostas) grupos.set(uma.codigo, [...(grupos.get(uma.codigo) ?? []), uma]);
  return grupos;
}
