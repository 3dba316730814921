import type { Lei } from '../core/lei';
import type { Gravidade, Problema } from '../core/problema';
import { normaliza } from '../core/texto';
import type { Leitura } from '../planilha/leitura';
import { nomeDoCampo } from '../redacao/campos';
import { nomeDaModalidade } from '../redacao/fundamento';
import { DIAGNOSTICO, textoNoIntervalo, type Intervalo } from '../redacao/funcoes';
import { nomeDoMotivo } from '../redacao/ignoradas';
import { resumoDaLeitura } from '../trabalho/resumoDaLeitura';
import { tabela, tamanhoDe, TETO_DA_SAIDA, type Mostrado, type Saida } from './saidas';

const TITULOS = ['Gravidade', 'Código', 'Linha', 'Coluna', 'Mensagem', 'Opções'];
const PESO: Readonly<Record<Gravidade, number>> = { erro: 0, pergunta: 1, aviso: 2 };
/** More people than this are not put into one cell. */
const TETO_DO_EMPATE = 50;

type Linha = (Mostrado | undefined)[];

/**
 * What was read of a ranking and every problem of it, as cells: not every Excel shows the message of an error. A
 * question has its answers written as the argument `leituras` takes them.
 *
 * @param daLei what is wrong in the table of a law of one's own; with an error in it the ranking is read without a law
 */
export function diagnosticoEmTabela(
  leitura: Leitura,
  { linhas, lei, daLei }: { readonly linhas: number; readonly lei: Lei | undefined; readonly daLei: readonly Problema[] },
): Saida {
  const lido = oQueFoiLido(leitura, linhas, lei);
  const empatadas = empatadasDe(leitura);
  const porPeso = (problemas: readonly Problema[]): Problema[] =>
    [...problemas].sort((a, b) => PESO[a.gravidade] - PESO[b.gravidade]);
  const problemas = [
    ...porPeso(daLei).map((problema) => linhaDoProblema(problema, empatadas, 'lei')),
    ...porPeso(leitura.problemas).map((problema) => linhaDoProblema(problema, empatadas)),
  ];
  if (problemas.length === 0) problemas.push(['aviso', '', '', '', DIAGNOSTICO.semProblemas()]);
  const todas = [...lido, ...problemas];
  return tabela(TITULOS, queCabem(todas).map((linha) => TITULOS.map((_, coluna) => linha[coluna])));
}

/** Diagnosis is for when things go wrong: too much of it is cut, saying so, rather than refused. */
function queCabem(linhas: readonly Linha[]): readonly Linha[] {
  let tamanho = 1000;
  const quantas = linhas.findIndex((linha) => {
    tamanho += tamanhoDe([linha]) + 20;
    return tamanho > TETO_DA_SAIDA;
  });
  if (quantas < 0) return linhas;
  return [...linhas.slice(0, quantas), ['aviso', '', '', '', DIAGNOSTICO.maisProblemas(linhas.length - quantas)]];
}

/** The inscrições of those who have one rank of a cargo. */
type Empatadas = (cargo: string, classificacao: number) => readonly string[];

function empatadasDe({ candidatos }: Leitura): Empatadas {
  const grupos = new Map<string, string[]>();
  const chave = (cargo: string, classificacao: number): string => `${classificacao} ${normaliza(cargo)}`;
  for (const { inscricao, cargo, classificacao, situacao } of candidatos) {
    if (classificacao === undefined || situacao === 'eliminado' || situacao === 'desistente') continue;
    const grupo = grupos.get(chave(cargo, classificacao));
    if (grupo === undefined) grupos.set(chave(cargo, classificacao), [inscricao]);
    else grupo.push(inscricao);
  }
  return (cargo, classificacao) => grupos.get(chave(cargo, classificacao)) ?? [];
}

function linhaDoProblema(problema: Problema, empatadas: Empatadas, onde: Intervalo = 'único'): Linha {
  const { gravidade, codigo, lugar } = problema;
  return [gravidade, codigo, lugar?.linha, lugar?.coluna, textoNoIntervalo(problema, onde), respostasPossiveis(problema, empatadas)];
}

/**
 * The answers of a question as `leituras` takes them; the order of a tie is the one read, to be put right. Ties and gaps
 * are only notices here, and become questions when a call depends on them.
 */
function respostasPossiveis(problema: Problema, empatadas: Empatadas): string {
  const { codigo, lugar, opcoes = [] } = problema;
  const pergunta = lugar?.linha === undefined ? codigo : `${codigo}:${lugar.linha}`;
  if (problema.codigo === 'empate') {
    const pessoas = empatadas(problema.cargo ?? '', problema.dados.classificacao);
    return pessoas.length > TETO_DO_EMPATE ? '' : `desempate=${pessoas.join(',')}`;
  }
  if (problema.codigo === 'lacuna-na-classificacao') return `${pergunta}=completa`;
  return opcoes.map((opcao) => `${pergunta}=${opcao}`).join(' | ');
}

function oQueFoiLido(leitura: Leitura, linhas: number, lei: Lei | undefined): Linha[] {
  const resumo = resumoDaLeitura(leitura, lei);
  const nome = (id: string): string => (lei === undefined ? id : nomeDaModalidade(lei, id));
  const lido = (codigo: string, mensagem: string, lugar: { linha?: number | undefined; coluna?: string } = {}): Linha => [
    'lido',
    codigo,
    lugar.linha,
    lugar.coluna,
    mensagem,
  ];
  const saida = [lido('intervalo', DIAGNOSTICO.intervalo(linhas, resumo.candidatos))];
  for (const { colunas, titulos, cabecalho } of resumo.abas) {
    for (const [campo, { coluna, titulo }] of Object.entries(colunas)) {
      saida.push(lido('coluna', DIAGNOSTICO.coluna(nomeDoCampo(campo, nome), titulo), { linha: cabecalho, coluna }));
    }
    const usadas = new Set(Object.values(colunas).map(({ coluna }) => coluna));
    for (const { coluna, titulo } of titulos) {
      if (titulo === '' || usadas.has(coluna)) continue;
      saida.push(lido('coluna-nao-usada', DIAGNOSTICO.colunaNaoUsada(titulo), { linha: cabecalho, coluna }));
    }
  }
  for (const { cargo, pessoas, reservas, foraDasListas } of resumo.cargos) {
    saida.push(lido('cargo', DIAGNOSTICO.cargo(cargo, pessoas, foraDasListas)));
    for (const [id, contagem] of Object.entries(reservas)) {
      saida.push(lido('reserva', DIAGNOSTICO.reserva(cargo, nome(id), contagem)));
    }
  }
  if (resumo.totalDeCargos > resumo.cargos.length) {
    saida.push(lido('cargo', DIAGNOSTICO.maisCargos(resumo.totalDeCargos - resumo.cargos.length)));
  }
  for (const [motivo, quantas] of ignoradasPorMotivo(leitura)) {
    saida.push(lido('linha-ignorada', DIAGNOSTICO.ignoradas(nomeDoMotivo(motivo), quantas)));
  }
  return saida;
}

function ignoradasPorMotivo({ abas }: Leitura): ReadonlyMap<string, number> {
  const vezes = new Map<string, number>();
  for (const { motivo } of abas.flatMap(({ ignoradas }) => ignoradas)) vezes.set(motivo, (vezes.get(motivo) ?? 0) + 1);
  return vezes;
}
