import type { Aba } from '../grade';
import { eAbaDaLei } from '../minhaLei';
import type { Contexto } from './contexto';
import { chaveDaInscricao } from '../../core/candidato';
import { listaDoTexto, podeSerCargo, type Lista } from './motivos';
import { lePosicao } from './numeros';
import { situacaoDoTitulo } from './situacoes';
import { linhaVazia, preenchidas, tabelaDe, type Tabela } from './tabela';
import { palavrasDe, textoDaCelula } from './texto';
import type { Bloco, Varredura } from './bloco';
import { varre } from './varredura';

const FOLHAS_DO_PROGRAMA = new Set([
  'quadro de vagas',
  'memoria de calculo',
  'ordem de nomeacao',
  'situacao',
  'proximas chamadas',
  'conferencia',
  'verificacao',
  'lei para conferencia',
]);
const PROCURADAS = ['inscrição', 'nome', 'classificação', 'nota'];

/** The sheets that hold a ranking, row by row; the others are told, and when none is left, why. */
export function varreAbas(abas: readonly Aba[], contexto: Contexto, escolhida: string | undefined): Varredura[] {
  const escolhidas =
    escolhida === undefined ? abas : abas.filter(({ nome }) => palavrasDe(nome) === palavrasDe(escolhida));
  if (escolhida !== undefined && escolhidas.length === 0) {
    contexto.problemas.push({
      codigo: 'aba-inexistente',
      gravidade: 'erro',
      dados: { pedida: escolhida, abas: abas.map(({ nome }) => nome) },
    });
    return [];
  }
  const varreduras: Varredura[] = [];
  const semPessoas: { aba: string; temCabecalho: boolean; pareceClassificacao: boolean }[] = [];
  for (const aba of escolhidas) {
    const tabela = tabelaDe(aba);
    if (tabela.linhas.every(linhaVazia)) continue;
    const outra = escolhida === undefined ? (escondida(aba, abas) ?? outraCoisa(tabela)) : undefined;
    if (outra !== undefined) {
      contexto.problemas.push({
        codigo: 'aba-ignorada',
        gravidade: 'aviso',
        lugar: { aba: aba.nome },
        dados: { motivo: outra },
      });
      continue;
    }
    const antes = contexto.problemas.length;
    const varredura = varre(tabela, contexto);
    if (varredura !== undefined && varredura.pessoas.length > 0) varreduras.push(varredura);
    else {
      // What was odd in a sheet of instructions is no problem of the ranking; a wrong --coluna is.
      const daColuna = contexto.problemas
        .splice(antes)
        .filter(({ codigo }) => codigo === 'campo-desconhecido' || codigo === 'coluna-inexistente');
      contexto.problemas.push(...daColuna);
      semPessoas.push({
        aba: aba.nome,
        temCabecalho: varredura !== undefined,
        pareceClassificacao: pareceClassificacao(tabela),
      });
    }
  }
  for (const { aba, temCabecalho, pareceClassificacao: parece } of semPessoas) {
    const lugar = { aba };
    if (!temCabecalho && (parece || varreduras.length === 0)) {
      contexto.problemas.push({
        codigo: 'sem-cabecalho',
        gravidade: parece || semPessoas.length === 1 ? 'erro' : 'aviso',
        lugar,
        dados: { procuradas: PROCURADAS },
      });
    } else if (varreduras.length > 0) {
      contexto.problemas.push({ codigo: 'aba-ignorada', gravidade: 'aviso', lugar, dados: { motivo: 'sem pessoas' } });
    }
  }
  const ditoPeloCabecalho = semPessoas.some(({ temCabecalho, pareceClassificacao: parece }) => !temCabecalho && parece);
  if (varreduras.length === 0 && !ditoPeloCabecalho) {
    const [primeira] = escolhidas;
    contexto.problemas.push({
      codigo: 'sem-candidatos',
      gravidade: 'erro',
      ...(primeira === undefined ? {} : { lugar: { aba: primeira.nome } }),
      dados: {},
    });
  }
  return comListasECargos(varreduras, contexto);
}

/** A hidden sheet is often an older version; when all are hidden there is nothing else to read. */
function escondida({ oculta }: Aba, abas: readonly Aba[]): 'oculta' | undefined {
  return oculta === true && abas.some((outra) => outra.oculta !== true) ? 'oculta' : undefined;
}

function outraCoisa({ nome, linhas }: Tabela): 'livro de atos' | 'folha deste programa' | 'tabela da lei' | undefined {
  if (eAbaDaLei({ nome })) return 'tabela da lei';
  if (FOLHAS_DO_PROGRAMA.has(palavrasDe(nome).replace(/ \d+$/, ''))) return 'folha deste programa';
  const doLivro = linhas.slice(0, 10).some((linha) => {
    const titulos = new Set(preenchidas(linha).map(({ texto }) => palavrasDe(texto)));
    return (
      titulos.has('ato') &&
      titulos.has('tipo') &&
      (titulos.has('documento') || titulos.has('vaga') || titulos.has('lista'))
    );
  });
  return doLivro ? 'livro de atos' : undefined;
}

/** Rows with a name and a number, again and again: a ranking whose header is missing, not a page of text. */
function pareceClassificacao({ linhas }: Tabela): boolean {
  const comPessoa = linhas.slice(0, 500).filter((linha) => {
    const textos = linha.map(textoDaCelula).filter((texto) => texto !== '');
    const nomes = textos.filter(
      (texto) => texto.length <= 80 && /^\p{L}[\p{L}.'’\-\s]+$/u.test(texto) && texto.includes(' '),
    );
    const numeros = linha.filter(
      (celula) => lePosicao(celula).tipo === 'número' || /^\d[\d.,/-]*$/.test(textoDaCelula(celula)),
    );
    return nomes.length > 0 && numeros.length > 0;
  });
  return comPessoa.length >= 3;
}

/** In a workbook, sheet names say whose list or which cargo each sheet is, where the sheet itself doesn't. */
function comListasECargos(varreduras: readonly Varredura[], contexto: Contexto): Varredura[] {
  if (varreduras.length < 2) return [...varreduras];
  const nomeadas = varreduras.map((varredura) => ({ varredura, ...listaECargoDoNome(varredura.tabela.nome) }));
  const semLista = nomeadas.filter(
    ({ lista, varredura }) =>
      lista === undefined && situacaoDoTitulo(varredura.tabela.nome, 'nome da aba') === undefined,
  );
  const cargoPelaAba = semLista.length > 1 && disjuntas(semLista.map(({ varredura }) => varredura));
  return nomeadas.map(({ varredura, lista, cargo }) => {
    const temCargo = varredura.secoes.some(({ colunas }) => colunas.unicas.cargo !== undefined);
    const situacao = situacaoDoTitulo(varredura.tabela.nome, 'nome da aba');
    if (situacao !== undefined) {
      const titulo = varredura.tabela.nome;
      contexto.problemas.push({
        codigo: 'situacao-pelo-titulo',
        gravidade: 'aviso',
        lugar: { aba: titulo },
        dados: { titulo, situacao },
      });
    }
    const daAba =
      lista === undefined ? (cargoPelaAba && situacao === undefined ? varredura.tabela.nome.trim() : '') : cargo;
    const troca = new Map<Bloco, Bloco>();
    let avisado = false;
    const trocado = (bloco: Bloco): Bloco => {
      const visto = troca.get(bloco);
      if (visto !== undefined) return visto;
      const usaNome = bloco.cargo === '' && !temCargo && daAba !== '';
      if (usaNome && !avisado) {
        avisado = true;
        contexto.problemas.push({
          codigo: 'cargo-pela-aba',
          gravidade: 'aviso',
          lugar: { aba: varredura.tabela.nome },
          dados: { cargo: daAba },
        });
      }
      const daLista = bloco.lista ?? lista;
      const novo = {
        ...bloco,
        cargo: usaNome ? daAba : bloco.cargo,
        ...(daLista === undefined ? {} : { lista: daLista }),
        ...(situacao === undefined ? {} : { situacao }),
      };
      troca.set(bloco, novo);
      return novo;
    };
    return { ...varredura, pessoas: varredura.pessoas.map(({ linha, bloco }) => ({ linha, bloco: trocado(bloco) })) };
  });
}

function listaECargoDoNome(nome: string): { lista?: Lista; cargo: string } {
  const partes = nome.split(/\s*[-–—_|/]\s*/);
  const comLista = partes.findIndex((parte) => listaDoTexto(parte, 'nome da aba') !== undefined);
  const lista = listaDoTexto(comLista < 0 ? nome : (partes[comLista] ?? ''), 'nome da aba');
  if (lista === undefined) return { cargo: '' };
  const resto = partes.filter((_, i) => i !== comLista).join(' - ');
  return { lista, cargo: comLista >= 0 && podeSerCargo(resto) ? resto : '' };
}

/** Whether no inscrição is in two sheets: then they are cargos, not versions of one list. */
function disjuntas(varreduras: readonly Varredura[]): boolean {
  const vistas = new Map<string, Varredura>();
  for (const varredura of varreduras) {
    for (const { linha, bloco } of varredura.pessoas) {
      const coluna = bloco.secao.colunas.unicas.inscricao;
      if (coluna === undefined) continue;
      const chave = chaveDaInscricao(textoDaCelula(varredura.tabela.linhas[linha]?.[coluna]));
      if (chave !== '' && (vistas.get(chave) ?? varredura) !== varredura) return false;
      vistas.set(chave, varredura);
    }
  }
  return true;
}
