import { parseArgs } from 'node:util';
import { UsoErrado } from './uso';

/** Every option of the command line, by name; those that may be given more than once are lists. */
const OPCOES = {
  json: { type: 'boolean' },
  lei: { type: 'string', multiple: true },
  vagas: { type: 'string', multiple: true },
  ofertas: { type: 'string', multiple: true },
  edital: { type: 'string', multiple: true },
  orgao: { type: 'string', multiple: true },
  vinculo: { type: 'string', multiple: true },
  pcd: { type: 'string', multiple: true },
  reservadas: { type: 'string', multiple: true },
  leitura: { type: 'string', multiple: true },
  aba: { type: 'string', multiple: true },
  coluna: { type: 'string', multiple: true },
  resposta: { type: 'string', multiple: true },
  desempate: { type: 'string', multiple: true },
  saida: { type: 'string', multiple: true },
  livro: { type: 'string', multiple: true },
  chamar: { type: 'string', multiple: true },
  cargo: { type: 'string', multiple: true },
  inscricao: { type: 'string', multiple: true },
  documento: { type: 'string', multiple: true },
  texto: { type: 'boolean' },
} as const;

export type NomeDaOpcao = Exclude<keyof typeof OPCOES, 'json'>;

/** They are there or not: they take no value. */
const SEM_VALOR: ReadonlySet<string> = new Set(['json', 'texto']);

const COMUNS: readonly NomeDaOpcao[] = ['edital', 'orgao', 'vinculo', 'pcd', 'reservadas', 'leitura', 'aba', 'coluna', 'resposta', 'desempate'];

/** The options as given, with the checks every command shares. */
export class Opcoes {
  constructor(
    readonly comando: string,
    readonly json: boolean,
    private readonly valores: Partial<Record<NomeDaOpcao, string[]>>,
    private readonly posicionais: readonly string[],
  ) {}

  /** All the values of an option, in the order given. */
  todas(nome: NomeDaOpcao): readonly string[] {
    return this.valores[nome] ?? [];
  }

  /** The value of an option that takes one; undefined when it was not given. */
  uma(nome: NomeDaOpcao): string | undefined {
    const [valor, outro] = this.todas(nome);
    if (outro !== undefined) throw new UsoErrado(`A opção --${nome} foi dada mais de uma vez.`);
    return valor;
  }

  /** The value of an option that the command cannot do without. */
  exige(nome: NomeDaOpcao): string {
    const valor = this.uma(nome);
    if (valor === undefined || valor === '') throw new UsoErrado(`Falta a opção --${nome} no comando ${this.comando}.`);
    return valor;
  }

  /** Whether an option without a value was given. */
  tem(nome: NomeDaOpcao): boolean {
    return this.valores[nome] !== undefined;
  }

  temArquivo(): boolean {
    return this.posicionais.length > 0;
  }

  /** The file that the command works on. */
  arquivo(): string {
    const [arquivo, sobra] = this.posicionais;
    if (arquivo === undefined || arquivo === '') throw new UsoErrado(`Falta o arquivo no comando ${this.comando}.`);
    if (sobra !== undefined) throw new UsoErrado(`Sobra “${sobra}”: o comando ${this.comando} lê um arquivo só.`);
    return arquivo;
  }

  semArquivo(): void {
    const [sobra] = this.posicionais;
    if (sobra !== undefined) throw new UsoErrado(`Sobra “${sobra}”: o comando ${this.comando} não lê arquivo.`);
  }
}

/**
 * Parses what comes after the command. An option that the command does not take is wrong usage, never ignored.
 *
 * @param proprias the options of the command besides the common ones
 */
export function lerOpcoes(comando: string, args: readonly string[], proprias: readonly NomeDaOpcao[]): Opcoes {
  const aceitas = new Set<string>([...COMUNS, ...proprias, 'json']);
  const escolhas = [...aceitas].map((nome) => `--${nome}`).join(', ');
  const { values, positionals, tokens } = lerArgumentos(args);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!aceitas.has(token.name)) {
      throw new UsoErrado(`A opção ${token.rawName} não é do comando ${comando}. Opções: ${escolhas}.`);
    }
    if (!SEM_VALOR.has(token.name) && token.value === undefined) {
      throw new UsoErrado(`A opção ${token.rawName} precisa de um valor.`);
    }
    if (SEM_VALOR.has(token.name) && token.value !== undefined) throw new UsoErrado(`A opção --${token.name} não leva valor.`);
  }
  const valores: Partial<Record<NomeDaOpcao, string[]>> = {};
  for (const [nome, valor] of Object.entries(values)) {
    if (Array.isArray(valor)) valores[nome as NomeDaOpcao] = valor.map(String);
    else if (nome !== 'json') valores[nome as NomeDaOpcao] = [];
  }
  return new Opcoes(comando, values.json === true, valores, positionals);
}

function lerArgumentos(args: readonly string[]): ReturnType<typeof parseArgs<{ tokens: true; options: typeof OPCOES; allowPositionals: true; strict: false; args: string[] }>> {
  // A value may start with "-" ("--vagas -1"): joined to its option, it is read as a value and refused for what it is.
  const juntos: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const atual = args[i] ?? '';
    const seguinte = args[i + 1];
    const nome = atual.startsWith('--') ? atual.slice(2) : '';
    const levaValor = Object.hasOwn(OPCOES, nome) && !SEM_VALOR.has(nome);
    if (levaValor && seguinte !== undefined && !/^--[a-z]/.test(seguinte)) {
      juntos.push(`${atual}=${seguinte}`);
      i += 1;
    } else juntos.push(atual);
  }
  return parseArgs({ args: juntos, options: OPCOES, allowPositionals: true, strict: false, tokens: true });
}
