import { transfer } from 'comlink';
import { colunasDoLivro } from '../../adapters/office/livro';
import { resolverCriterios } from '../../core/criterios';
import { listasDoLivro } from '../../planilha/folhas/livro';
import type { Aba } from '../../planilha/grade';
import { quantos } from '../../redacao/palavras';
import type { Inferencia, LivroRecebido, Registro, RespostasDoControle } from '../../trabalho/nomeacoes';
import type { Pedido } from '../../trabalho/pedido';
import { numeroDigitado, valorDe } from './digitado';
import { identificacaoDe, pedidoDe } from './pedido';
import { falhaDe } from './falha';
import {
  anuncioDeEspera,
  ATO_EM_BRANCO,
  SEM_LIVRO,
  type AtoDigitado,
  type Nomeacoes,
  type PublicacaoDigitada,
  type Vista,
} from './livro';
import type { Contexto } from './loja';

const ATOS_POR_VEZ = 200;

/** What is printed above the sheet of the livro. */
function impressoDe(estado: Parameters<typeof identificacaoDe>[0]): string {
  const { orgao, concurso, edital } = identificacaoDe(estado);
  return [orgao, concurso, edital].filter((parte) => parte !== undefined).join(' · ');
}

/** As typed, the empty ones left out. */
function publicacaoDe({ data, documento, motivo }: PublicacaoDigitada) {
  return {
    ...(data.trim() !== '' && { data: data.trim() }),
    ...(documento.trim() !== '' && { documento: documento.trim() }),
    ...(motivo.trim() !== '' && { motivo: motivo.trim() }),
  };
}

export function acoesDoLivro({ loja, trabalhador, excel }: Contexto) {
  /** The sheet of the livro as it was when its acts were read: rows are appended only to this. */
  let colunas = '';

  function muda(mudanca: Partial<Nomeacoes>): void {
    loja.setState(({ nomeacoes }) => ({ nomeacoes: { ...nomeacoes, ...mudanca } }));
  }

  const emExcel = (): boolean => loja.getState().ambiente === 'excel';

  /** One thing at a time, with its name on the screen; what fails is said, and nothing else changes. */
  async function faz(fazendo: string, titulo: string, trabalho: (pedido: Pedido) => Promise<void>): Promise<void> {
    const estado = loja.getState();
    const pedido = pedidoDe(estado);
    const { fazendo: antes } = estado.nomeacoes;
    if (antes !== undefined) return void loja.setState({ anuncio: anuncioDeEspera(antes) });
    if (pedido === undefined || !estado.leitura.confirmada) return;
    muda({ fazendo, falha: undefined, feito: '' });
    try {
      await trabalho(pedido);
    } catch (erro) {
      const falha = falhaDe(titulo, erro);
      muda({ falha });
      loja.setState({ anuncio: `${falha.titulo}. ${falha.texto}` });
    } finally {
      muda({ fazendo: undefined });
    }
  }

  function feito(texto: string): void {
    muda({ feito: texto });
    loja.setState({ anuncio: texto });
  }

  /** What is known of the livro now; what was foreseen of another state goes. */
  async function recebe(recebido: LivroRecebido, pedido: Pedido, porGravar: number): Promise<void> {
    const resumo = await trabalhador.estadoDoLivro(pedido);
    const { chamamento } = loja.getState().nomeacoes;
    muda({
      livro: { recebido, resumo, porGravar },
      chamamento: { ...chamamento, proximas: undefined, cenarios: {} },
      registro: undefined,
    });
  }

  async function recebeDoExcel(nome: string, pedido: Pedido): Promise<void> {
    const aba = await excel.leAba(nome);
    colunas = colunasDoLivro(aba);
    await recebe(await trabalhador.recebeLivro(aba), pedido, 0);
  }

  const quaisDe = ({ chamamento: { chamar, cargo } }: Nomeacoes) => ({
    chamar: valorDe(numeroDigitado(chamar)) ?? 0,
    ...(cargo !== '' && { cargo }),
  });

  function preve(de: NonNullable<Nomeacoes['registro']>['de'], previsto: Registro): void {
    muda({ registro: { de, previsto } });
    loja.setState({
      anuncio: previsto.bloqueia
        ? 'O registro tem pontos a resolver.'
        : `${quantos(previsto.linhas.length, 'ato pronto', 'atos prontos')} para registrar.`,
    });
  }

  async function grava(linhas: Registro['linhas'], pedido: Pedido): Promise<void> {
    const { livro } = loja.getState().nomeacoes;
    if (livro.recebido === undefined) return;
    if (!emExcel()) {
      const recebido = await trabalhador.acrescenta(linhas);
      await recebe(recebido, pedido, livro.porGravar + linhas.length);
      feito(
        `${quantos(linhas.length, 'ato registrado', 'atos registrados')}. Grave o livro em um arquivo para não perder.`,
      );
      return;
    }
    const marca = await trabalhador.marcaDoLivro();
    const { aba, avisos } = await excel.acrescentaAoLivro({
      aba: livro.recebido.aba,
      linhas,
      colunas,
      confere: async (atual: Aba) => (await trabalhador.marcaDoLivro(atual)) === marca,
      aoEsperar: () => muda({ fazendo: 'Há uma célula em edição no Excel: conclua-a (Enter ou Esc) para continuar' }),
    });
    await recebeDoExcel(aba, pedido);
    feito([`${quantos(linhas.length, 'ato registrado', 'atos registrados')} na aba “${aba}”.`, ...avisos].join(' '));
  }

  return {
    vaiParaVista: (vista: Vista): void => loja.setState({ vista }),

    mudaAto: (mudanca: Partial<AtoDigitado>): void => {
      const { ato } = loja.getState().nomeacoes;
      muda({ ato: { ...ato, ...mudanca }, registro: undefined });
    },
    mudaPublicacao: (mudanca: Partial<PublicacaoDigitada>): void => {
      const { publicacao } = loja.getState().nomeacoes;
      muda({ publicacao: { ...publicacao, ...mudanca }, registro: undefined });
    },
    mudaChamamento: (mudanca: Partial<Pick<Nomeacoes['chamamento'], 'chamar' | 'cargo'>>): void => {
      const { chamamento } = loja.getState().nomeacoes;
      muda({ chamamento: { ...chamamento, ...mudanca, proximas: undefined, cenarios: {} }, registro: undefined });
    },

    /** A sheet for the acts, in Excel; elsewhere a livro that a file gets when it is saved. */
    comecaLivro: (): Promise<void> =>
      faz('Criando o livro de atos', 'O livro não foi criado', async (pedido) => {
        const recebido = await trabalhador.livroNovo();
        if (!emExcel()) return recebe(recebido, pedido, 0);
        const folha = await trabalhador.folhaDoLivro(impressoDe(loja.getState()));
        const { aba, avisos } = await excel.criaLivro(folha, {
          listas: listasDoLivro(pedido.lei.reservas.map(({ id }) => id)),
        });
        await recebeDoExcel(aba, pedido);
        feito([`A aba “${aba}” foi criada.`, ...avisos].join(' '));
      }),

    usaLivro: (aba: string): Promise<void> =>
      faz('Lendo o livro de atos', 'O livro não foi lido', async (pedido) =>
        emExcel() ? recebeDoExcel(aba, pedido) : recebe(await trabalhador.leLivro(aba), pedido, 0),
      ),

    /** The livro of another file, where no workbook holds it. */
    abreLivro: (arquivo: File): Promise<void> =>
      faz('Abrindo o livro de atos', 'O livro não foi aberto', async (pedido) => {
        const bytes = await arquivo.arrayBuffer();
        const aberto = await trabalhador.abreArquivo(transfer(bytes, [bytes]), arquivo.name);
        if (aberto.tipo === 'recusado') {
          muda({ falha: { titulo: 'O livro não foi aberto', texto: aberto.problema.texto } });
          return;
        }
        await recebe(await trabalhador.usaLivro(aberto.carga), pedido, 0);
      }),

    /** Where the acts lead under what is asked now. */
    atualizaLivro: (): Promise<void> =>
      faz('Atualizando a situação', 'A situação não foi atualizada', async (pedido) => {
        const resumo = await trabalhador.estadoDoLivro(pedido);
        muda({ livro: { ...loja.getState().nomeacoes.livro, resumo } });
      }),

    deixaLivro: (): void => muda({ livro: SEM_LIVRO, registro: undefined, importacao: undefined }),

    vejaProximas: (): Promise<void> =>
      faz('Calculando as próximas chamadas', 'As próximas chamadas não foram calculadas', async (pedido) => {
        const { nomeacoes } = loja.getState();
        const proximas = await trabalhador.proximas(pedido, quaisDe(nomeacoes));
        muda({ chamamento: { ...nomeacoes.chamamento, proximas, cenarios: {} }, registro: undefined });
        const total = proximas.cargos.reduce((soma, { proximas: dele }) => soma + dele.total, 0);
        loja.setState({ anuncio: `${quantos(total, 'próxima chamada', 'próximas chamadas')}.` });
      }),

    /** Who gains and who loses under each other reading, for the calls that are shown. */
    comparaLeituras: (): Promise<void> =>
      faz('Comparando as leituras', 'A comparação não terminou', async (pedido) => {
        const { chamar } = quaisDe(loja.getState().nomeacoes);
        for (const { pergunta } of resolverCriterios(pedido.lei, pedido.respostas).leituras) {
          const cenarios = await trabalhador.cenarios(pedido, pergunta, chamar);
          const { chamamento } = loja.getState().nomeacoes;
          muda({ chamamento: { ...chamamento, cenarios: { ...chamamento.cenarios, [pergunta]: cenarios } } });
        }
      }),

    nomeiaProximas: (): Promise<void> =>
      faz('Preparando as nomeações', 'As nomeações não foram preparadas', async (pedido) => {
        const { nomeacoes } = loja.getState();
        // The reason typed for an act of its own is not on this part of the screen.
        const publicacao = publicacaoDe({ ...nomeacoes.publicacao, motivo: '' });
        preve('próximas', await trabalhador.nomeiaProximas(pedido, quaisDe(nomeacoes), publicacao));
      }),

    preveAto: (): Promise<void> =>
      faz('Conferindo o ato', 'O ato não foi conferido', async (pedido) => {
        const { ato, publicacao } = loja.getState().nomeacoes;
        const vaga = valorDe(numeroDigitado(ato.vaga));
        const quantidade = valorDe(numeroDigitado(ato.quantidade));
        preve(
          'ato',
          await trabalhador.registra(pedido, {
            tipo: ato.tipo,
            cargo: ato.cargo,
            pessoas: ato.inscricao.trim() === '' ? [] : [ato.inscricao.trim()],
            ...(vaga !== undefined && { vaga }),
            ...(quantidade !== undefined && { quantidade }),
            ...(ato.lista !== '' && { lista: ato.lista }),
            ...(ato.compensa.trim() !== '' && { compensa: ato.compensa.trim() }),
            ...publicacaoDe(publicacao),
          }),
        );
      }),

    desisteDoRegistro: (): void => muda({ registro: undefined, importacao: undefined }),

    confirmaRegistro: (): Promise<void> =>
      faz('Registrando no livro', 'Os atos não foram registrados', async (pedido) => {
        const { registro, ato, publicacao } = loja.getState().nomeacoes;
        if (registro === undefined || registro.previsto.bloqueia || registro.previsto.linhas.length === 0) return;
        await grava(registro.previsto.linhas, pedido);
        muda({
          ato: { ...ATO_EM_BRANCO, tipo: ato.tipo, cargo: ato.cargo },
          // One publication may hold many acts; a reason is of one.
          publicacao: { ...publicacao, motivo: '' },
          importacao: undefined,
        });
      }),

    /** The control sheet that was read as the ranking, as acts to be confirmed. */
    importaControle: (respostas: RespostasDoControle): Promise<void> =>
      faz('Lendo o controle como atos', 'O controle não foi lido como atos', async (pedido) => {
        const lida = await trabalhador.importaControle(pedido, respostas);
        const { linhas, bloqueia, problemas, porCodigo, divergencias } = lida;
        muda({
          importacao: { lida, respostas },
          registro: {
            de: 'controle',
            previsto: { linhas, bloqueia, problemas, porCodigo, efeitos: [], divergencias: divergencias.primeiros },
          },
        });
      }),

    /** Every inference must be seen before it is confirmed, however many there are. */
    mostraInferencias: (): Promise<void> =>
      faz('Trazendo o que foi deduzido', 'O que foi deduzido não veio', async () => {
        const { importacao } = loja.getState().nomeacoes;
        if (importacao === undefined) return;
        const todas: Inferencia[] = [];
        for (let de = 0, total = 1; de < total; de += ATOS_POR_VEZ) {
          const pagina = await trabalhador.paginaDoControle(de, de + ATOS_POR_VEZ);
          total = pagina.total;
          todas.push(...pagina.inferencias);
        }
        muda({
          importacao: {
            ...importacao,
            lida: { ...importacao.lida, inferencias: { total: todas.length, primeiros: todas } },
          },
        });
      }),

    /** Audits the livro in use, or another sheet as a livro. */
    confere: (aba: string | undefined): Promise<void> =>
      faz('Conferindo', 'A conferência não terminou', async (pedido) => {
        const conferencia =
          aba !== undefined && emExcel()
            ? await trabalhador.confereAba(pedido, await excel.leAba(aba))
            : await trabalhador.confere(pedido, aba);
        muda({ conferencia });
        loja.setState({
          anuncio: conferencia.conforme
            ? 'Conforme: nenhuma divergência.'
            : `${quantos(conferencia.divergencias.total, 'divergência', 'divergências')}.`,
        });
      }),
  };
}
