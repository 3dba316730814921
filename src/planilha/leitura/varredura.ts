import type { Situacao } from '../../core/candidato';
import { indiceDaColuna, letraDaColuna, type Celula } from '../grade';
import { achaCabecalho, pareceCabecalho, type Cabecalho } from './cabecalho';
import { colunasDe, type Colunas } from './colunas';
import type { Bloco, Ignorada, Secao, Varredura } from './bloco';
import type { Contexto } from './contexto';
import { lePosicao } from './numeros';
import { aberturaDe, type Seguinte } from './abertura';
import { indicioDePessoa } from './indicio';
import { cargoDoTexto, listaDoTexto, motivoDoTexto, podeSerCargo, type Lista, type Motivo } from './motivos';
import { situacaoDoTitulo } from './situacoes';
import { assinaturaDaLinha, brutoDaLinha, linhaVazia, preenchidas, textoDaLinha, type Tabela } from './tabela';
import { palavrasDe } from './texto';

const LINHAS_ATE_O_CABECALHO = 200;
const TETO_DO_TEXTO = 300;

/** undefined when no row names the columns and the user gave none. */
export function varre(tabela: Tabela, contexto: Contexto): Varredura | undefined {
  const dadas = contexto.colunasDadas;
  const achado = achaCabecalho(tabela, { desde: 0, ate: LINHAS_ATE_O_CABECALHO, leTitulo: contexto.leTitulo });
  const semTitulos = dadas['nome'] !== undefined || dadas['inscricao'] !== undefined;
  if (achado === undefined && !semTitulos) return undefined;
  const cabecalho = achado ?? {
    linhas: [],
    titulos: Array.from({ length: tabela.largura }, () => ({ texto: '', lido: { tipo: 'desconhecida' } as const })),
  };
  return new Varredor(tabela, contexto).varre(cabecalho);
}

class Varredor {
  private readonly secoes: Secao[] = [];
  private readonly pessoas: { linha: number; bloco: Bloco }[] = [];
  private readonly ignoradas: Ignorada[] = [];
  private readonly titulos: string[] = [];
  private readonly assinaturasDosCabecalhos = new Set<string>();
  private bloco: Bloco | undefined;
  private anterior: Motivo | 'pessoa' = 'titulo';
  private cargosSemPrefixo = 0;
  private ultimaPessoa = -1;

  constructor(
    private readonly tabela: Tabela,
    private readonly contexto: Contexto,
  ) {}

  varre(primeiro: Cabecalho): Varredura {
    const inicio = primeiro.linhas[0] ?? 0;
    let cargo = '';
    let lista: Lista | undefined;
    let situacao: Situacao | undefined;
    for (let linha = 0; linha < inicio; linha += 1) {
      const texto = textoDaLinha(this.celulas(linha));
      if (texto === '') this.ignora(linha, 'branco');
      else this.ignora(linha, motivoDoTexto(texto) === 'legenda' ? 'legenda' : 'titulo');
      if (texto === '') continue;
      this.titulos.push(palavrasDe(texto));
      cargo = cargoDoTexto(brutoDaLinha(this.celulas(linha))) ?? cargo;
      lista = listaDoTexto(texto, 'título') ?? lista;
      const doTitulo = situacaoDoTitulo(texto, 'título');
      if (doTitulo !== undefined) this.avisaSituacao(linha, texto, doTitulo);
      situacao = doTitulo ?? situacao;
    }
    const secao = this.abre(primeiro);
    // A title that speaks of quotas over a sheet with its own group columns declares no list.
    const declarada = secao.colunas.marcas.length === 0 ? lista : undefined;
    this.bloco = {
      secao,
      cargo,
      ...(declarada === undefined ? {} : { lista: declarada }),
      ...(situacao === undefined ? {} : { situacao }),
    };
    const desde = (primeiro.linhas.at(-1) ?? -1) + 1;
    for (let linha = desde; linha < this.tabela.linhas.length; linha += 1) linha = this.le(linha);
    this.nomeiaOPrimeiroBloco();
    return { tabela: this.tabela, secoes: this.secoes, pessoas: this.pessoas, ignoradas: this.semBrancosNoFim() };
  }

  /** Reads one row; returns the last row consumed. */
  private le(linha: number): number {
    const celulas = this.celulas(linha);
    if (this.ehPessoa(linha)) {
      this.pessoa(linha);
      return linha;
    }
    if (linhaVazia(celulas)) {
      this.ignora(linha, 'branco');
      return linha;
    }
    if (this.assinaturasDosCabecalhos.has(assinaturaDaLinha(this.celulas(linha)))) {
      this.ignora(linha, 'cabecalho-repetido');
      return linha;
    }
    const novo = achaCabecalho(this.tabela, { desde: linha, ate: linha + 1, leTitulo: this.contexto.leTitulo });
    if (novo !== undefined) {
      const anterior = this.bloco;
      this.bloco = { ...anterior, cargo: anterior?.cargo ?? '', secao: this.abre(novo) };
      return novo.linhas.at(-1) ?? linha;
    }
    this.semPessoa(linha);
    return linha;
  }

  private abre(cabecalho: Cabecalho): Secao {
    for (const linha of cabecalho.linhas) {
      this.ignora(linha, 'cabecalho');
      this.assinaturasDosCabecalhos.add(assinaturaDaLinha(this.celulas(linha)));
    }
    this.relataErros(cabecalho);
    const secao = { cabecalho, colunas: colunasDe(this.tabela, cabecalho, this.contexto) };
    this.secoes.push(secao);
    return secao;
  }

  /** A title lost to a formula error: nobody knows what the column says, unless the user told it. */
  private relataErros({ linhas }: Cabecalho): void {
    const ditas = new Set(Object.values(this.contexto.colunasDadas).map(indiceDaColuna));
    for (const linha of linhas) {
      for (const [coluna, celula] of this.celulas(linha).entries()) {
        if (typeof celula !== 'object' || celula?.tipo !== 'erro') continue;
        this.contexto.problemas.push({
          codigo: 'celula-com-erro',
          gravidade: ditas.has(coluna) ? 'aviso' : 'erro',
          lugar: { aba: this.tabela.nome, linha: linha + 1, coluna: letraDaColuna(coluna) },
          dados: { erro: celula.erro, titulo: '' },
        });
      }
    }
  }

  private ehPessoa(linha: number): boolean {
    const indicio = indicioDePessoa(this.celulas(linha), this.colunas());
    if (indicio === 'pessoa' || indicio === 'outra coisa') return indicio === 'pessoa';
    // Left to tell: a sheet of names only, or a name with an inscrição that has no digit.
    if (this.assinaturasDosCabecalhos.has(assinaturaDaLinha(this.celulas(linha)))) return false;
    if (indicio === 'só o nome') return true;
    const comTitulos = (this.bloco?.secao.cabecalho.linhas.length ?? 0) > 0;
    return comTitulos && !pareceCabecalho(this.tabela, linha, this.contexto.leTitulo);
  }

  private pessoa(linha: number): void {
    if (this.bloco === undefined) return;
    this.pessoas.push({ linha, bloco: this.bloco });
    this.anterior = 'pessoa';
    this.ultimaPessoa = linha;
  }

  private semPessoa(linha: number): void {
    const texto = textoDaLinha(this.celulas(linha));
    const cheias = preenchidas(this.celulas(linha));
    const motivo = motivoDoTexto(texto) ?? motivoDoTexto(cheias[0]?.texto ?? '');
    // Columns given by the user: whatever is above the first person is its title.
    if (this.pessoas.length === 0 && this.secoes[0]?.cabecalho.linhas.length === 0)
      return this.ignora(linha, motivo === 'legenda' ? motivo : 'titulo');
    if (motivo === 'total' || motivo === 'legenda' || motivo === 'rodape' || motivo === 'observacao')
      return this.ignora(linha, motivo);
    if (this.titulos.includes(palavrasDe(texto)) && cargoDoTexto(brutoDaLinha(this.celulas(linha))) === undefined)
      return this.ignora(linha, 'titulo');
    if (cheias.length <= 3 && texto.length <= 200 && this.cabeca(linha, texto, motivo))
      return this.ignora(linha, 'titulo');
    if (motivo !== undefined) return this.ignora(linha, motivo);
    if (this.anterior === 'assinatura' && cheias.length <= 3) return this.ignora(linha, 'assinatura');
    this.naoEntendida(linha, texto);
  }

  /** A heading that opens a block: a cargo, a list, or both. */
  private cabeca(linha: number, texto: string, motivo: Motivo | undefined): boolean {
    const anterior = this.bloco;
    if (anterior === undefined) return false;
    const seguinte = this.seguinte(linha);
    const abertura = aberturaDe({
      texto,
      bruto: brutoDaLinha(this.celulas(linha)),
      motivo,
      seguinte,
      comColunaDeCargo: anterior.secao.colunas.unicas.cargo !== undefined,
      celulas: preenchidas(this.celulas(linha)).length,
    });
    if (abertura === undefined) return seguinte === 'cabeçalho';
    const { cargo = anterior.cargo, lista, situacao, semPrefixo } = abertura;
    this.bloco = {
      secao: anterior.secao,
      cargo,
      ...(lista === undefined ? {} : { lista }),
      ...(situacao === undefined ? {} : { situacao }),
    };
    if (situacao !== undefined) this.avisaSituacao(linha, texto, situacao);
    if (semPrefixo) {
      this.cargosSemPrefixo += 1;
      this.avisaCargo(linha, cargo);
    }
    return true;
  }

  private avisaSituacao(linha: number, titulo: string, situacao: Situacao): void {
    this.contexto.problemas.push({
      codigo: 'situacao-pelo-titulo',
      gravidade: 'aviso',
      lugar: { aba: this.tabela.nome, linha: linha + 1 },
      dados: { titulo, situacao },
    });
  }

  /** What comes after a row: a header again, or a person (first of a ranking or not). */
  private seguinte(linha: number): Seguinte | undefined {
    for (let abaixo = linha + 1; abaixo < Math.min(linha + 8, this.tabela.linhas.length); abaixo += 1) {
      if (
        this.assinaturasDosCabecalhos.has(assinaturaDaLinha(this.celulas(abaixo))) ||
        pareceCabecalho(this.tabela, abaixo, this.contexto.leTitulo)
      )
        return 'cabeçalho';
      if (this.ehPessoa(abaixo)) {
        const coluna = this.colunas().unicas.classificacao;
        const posicao = coluna === undefined ? undefined : lePosicao(this.tabela.linhas[abaixo]?.[coluna]);
        return posicao?.tipo === 'número' && posicao.valor === 1 ? 'primeira posição' : 'outra pessoa';
      }
    }
    return undefined;
  }

  private naoEntendida(linha: number, texto: string): void {
    this.ignora(linha, 'observacao');
    const lugar = { aba: this.tabela.nome, linha: linha + 1 };
    const { unicas } = this.colunas();
    const celulas = this.celulas(linha);
    const comPosicao = unicas.classificacao !== undefined && lePosicao(celulas[unicas.classificacao]).tipo === 'número';
    if (comPosicao)
      this.contexto.problemas.push({ codigo: 'linha-sem-pessoa', gravidade: 'erro', lugar, dados: { texto } });
    else this.contexto.problemas.push({ codigo: 'linha-nao-entendida', gravidade: 'aviso', lugar, dados: { texto } });
  }

  /** When blocks below have headings without the word "cargo", the last title over the first block is its own. */
  private nomeiaOPrimeiroBloco(): void {
    const primeiro = this.pessoas[0]?.bloco;
    const titulo = this.ignoradas
      .filter(({ motivo, linha }) => motivo === 'titulo' && linha <= (this.pessoas[0]?.linha ?? 0))
      .at(-1);
    if (this.cargosSemPrefixo === 0 || primeiro === undefined || primeiro.cargo !== '' || titulo === undefined) return;
    if (!podeSerCargo(titulo.texto)) return;
    const nomeado = { ...primeiro, cargo: titulo.texto };
    this.pessoas.forEach(({ linha, bloco }, i) => {
      if (bloco === primeiro) this.pessoas[i] = { linha, bloco: nomeado };
    });
    this.avisaCargo(titulo.linha - 1, titulo.texto);
  }

  private avisaCargo(linha: number, cargo: string): void {
    this.contexto.problemas.push({
      codigo: 'cargo-pelo-titulo',
      gravidade: 'aviso',
      lugar: { aba: this.tabela.nome, linha: linha + 1 },
      dados: { cargo },
    });
  }

  private colunas(): Colunas {
    return (
      this.bloco?.secao.colunas ?? {
        unicas: {},
        situacoes: [],
        observacoes: [],
        verificacoes: [],
        marcas: [],
        milhar: 'nenhum',
        titulos: [],
      }
    );
  }

  private celulas(linha: number): readonly Celula[] {
    return this.tabela.linhas[linha] ?? [];
  }

  private ignora(linha: number, motivo: Motivo): void {
    this.ignoradas.push({ linha: linha + 1, motivo, texto: textoDaLinha(this.celulas(linha)).slice(0, TETO_DO_TEXTO) });
    if (motivo !== 'branco') this.anterior = motivo;
  }

  /** Blank rows are listed only between the first and the last row with content. */
  private semBrancosNoFim(): Ignorada[] {
    const comConteudo = this.ignoradas.filter(({ motivo }) => motivo !== 'branco').map(({ linha }) => linha);
    const extremos = [...comConteudo, this.ultimaPessoa + 1, (this.pessoas[0]?.linha ?? -2) + 1].filter(
      (linha) => linha > 0,
    );
    const [primeira, ultima] = [minimo(extremos), maximo(extremos)];
    return this.ignoradas.filter(({ linha, motivo }) => motivo !== 'branco' || (linha > primeira && linha < ultima));
  }
}

const minimo = (numeros: readonly number[]): number => numeros.reduce((menor, n) => Math.min(menor, n), Infinity);
const maximo = (numeros: readonly number[]): number => numeros.reduce((maior, n) => Math.max(maior, n), 0);
