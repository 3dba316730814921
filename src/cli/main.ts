import { bloqueia, type Problema } from '../core/problema';
import { textoDoProblema } from '../redacao/problema';
import { COMANDOS, type Comando, type Saida } from './comandos';
import { problemaEmJson } from './json';
import { dicaDoProblema } from './dicas';
import { leiDasOpcoes } from './lei';
import { lerOpcoes, type Opcoes } from './opcoes';
import { confereComuns } from './pedido';
import { USO, UsoErrado } from './uso';

/** What main needs of the process: streams and the exit code. */
export interface Processo {
  readonly stdout: { write(texto: string): unknown };
  readonly stderr: { write(texto: string): unknown };
  exitCode?: number | string | null | undefined;
}

const ROTULO = { erro: 'ERRO', pergunta: 'PERGUNTA', aviso: 'AVISO' } as const;

function linhaDoProblema(problema: Problema): string {
  return `${ROTULO[problema.gravidade]} [${problema.codigo}] ${textoDoProblema(problema)}${dicaDoProblema(problema)}`;
}

/**
 * Runs one command. Exit codes: 0 done (warnings allowed); 1 the input has errors or unanswered questions, or
 * `conferir` found divergences; 2 wrong usage.
 */
export async function main(args: readonly string[], processo: Processo): Promise<void> {
  const emJson = args.includes('--json');
  try {
    const [nome = '', ...resto] = args;
    if (nome === '--help' || nome === '-h' || nome === 'ajuda') {
      processo.stdout.write(`${USO}\n`);
      return;
    }
    const comando = Object.hasOwn(COMANDOS, nome) ? COMANDOS[nome] : undefined;
    if (comando === undefined) {
      throw new UsoErrado(`${nome === '' ? 'Falta o comando' : `O comando “${nome}” não existe`}. Comandos: ${Object.keys(COMANDOS).join(', ')}.`);
    }
    const opcoes = lerOpcoes(nome, resto, comando.opcoes);
    const saida = await executa(comando, opcoes);
    imprime(processo, nome, saida, opcoes.json);
    processo.exitCode = saida.divergente === true || saida.problemas.some(bloqueia) ? 1 : 0;
  } catch (erro) {
    if (!(erro instanceof UsoErrado)) throw erro;
    processo.stderr.write(`${erro.message}\n${emJson ? '' : `\n${USO}\n`}`);
    processo.exitCode = 2;
  }
}

/** The law is read first: with an error in its table there is nothing else to say. */
async function executa(comando: Comando, opcoes: Opcoes): Promise<Saida> {
  if (!comando.opcoes.includes('lei')) return comando.executa(opcoes, undefined);
  const { lei, problemas } = await leiDasOpcoes(opcoes);
  if (problemas.some(bloqueia)) {
    confereComuns(opcoes);
    return { json: {}, linhas: ['A lei não pôde ser lida: corrija a tabela dela.'], problemas };
  }
  const saida = await comando.executa(opcoes, lei);
  return problemas.length === 0 ? saida : { ...saida, problemas: [...problemas, ...saida.problemas] };
}

function imprime(processo: Processo, comando: string, { json, linhas, problemas }: Saida, emJson: boolean): void {
  if (emJson) {
    const { lei, ...resto } = json;
    const objeto = { comando, ...(lei !== undefined && { lei }), ...resto, problemas: problemas.map(problemaEmJson) };
    processo.stdout.write(`${JSON.stringify(objeto)}\n`);
  } else {
    processo.stdout.write(`${linhas.join('\n')}\n`);
  }
  if (problemas.length > 0) processo.stderr.write(`${problemas.map(linhaDoProblema).join('\n')}\n`);
}
