import { transfer } from 'comlink';
import type { Lei } from '../../core/lei';
import { bloqueia } from '../../core/problema';
import type { Aba } from '../../planilha/grade';
import type { TabelaDaAba } from '../../planilha/minhaLei';
import { textoDoProblema } from '../../redacao/problema';
import { leiDasLinhas, tabelaDaLei, tabelaLida } from '../../trabalho/leiPropria';
import { falhaDe } from './falha';
import type { Contexto } from './loja';
import {
  comNome,
  comReservaMovida,
  blocosDasReservas,
  eReserva,
  escritas,
  leiEmBranco,
  leiPronta,
  mesmaTabela,
  organiza,
  reservaEmBranco,
  SEM_MINHA_LEI,
  semNumeros,
  type LeiQueVem,
  type Linhas,
  type MinhaLei,
} from './minhaLei';

const NAO_ABERTA = 'A lei não foi aberta';

/** A file refused, in the words of its problem. */
class Recusa extends Error {}

/** A table that was read, and what to check in it. */
interface LeiAberta {
  readonly linhas: Linhas;
  readonly avisos: string;
}

/** The rows of a table; what no form can show (formula errors, no table at all) is refused with its cell. */
function linhasLidas({ linhas, problemas }: TabelaDaAba): LeiAberta {
  const semTabela = leiDasLinhas(linhas).problemas.filter(({ codigo }) => codigo === 'lei-sem-tabela');
  const recusas = [...problemas.filter(bloqueia), ...semTabela];
  if (recusas.length > 0) throw new Recusa(recusas.map(textoDoProblema).join(' '));
  return { linhas, avisos: problemas.map(textoDoProblema).join(' ') };
}

/** What a person does with a law of one's own: type it, bring it, keep it, use it. */
export function acoesDaMinhaLei(
  { loja, trabalhador, excel, pagina }: Contexto,
  escolheLei: (lei: Lei) => Promise<void>,
) {
  function muda(mudanca: Partial<MinhaLei>): void {
    loja.setState(({ minhaLei }) => ({ minhaLei: { ...minhaLei, ...mudanca } }));
  }

  function feito(texto: string, mudanca: Partial<MinhaLei> = {}): void {
    muda({ ...mudanca, feito: texto });
    loja.setState({ anuncio: texto });
  }

  function edita(linhas: Linhas): void {
    muda({ linhas: semNumeros(linhas), mudou: true, papel: undefined, falha: undefined, feito: '' });
  }

  async function faz(
    onde: MinhaLei['onde'],
    fazendo: string,
    titulo: string,
    trabalho: () => Promise<void>,
  ): Promise<void> {
    if (loja.getState().minhaLei.fazendo !== undefined) return;
    muda({ onde, fazendo, falha: undefined, feito: '' });
    try {
      await trabalho();
    } catch (erro) {
      const falha = erro instanceof Recusa ? { titulo, texto: erro.message } : falhaDe(titulo, erro);
      muda({ falha });
      loja.setState({ anuncio: `${falha.titulo}. ${falha.texto}` });
    } finally {
      muda({ fazendo: undefined });
    }
  }

  /** The form has the law; what of its table nobody reads is said beside it. */
  function preenche({ linhas, anuncio, avisos }: LeiQueVem): void {
    const falha = avisos === '' ? undefined : { titulo: 'Há o que conferir na tabela lida', texto: avisos };
    muda({ ...SEM_MINHA_LEI, linhas: organiza(linhas), falha });
    loja.setState({ anuncio: avisos === '' ? anuncio : avisos });
  }

  /** What was typed and is in no file yet goes only when the person says so. */
  function comeca(
    linhas: Linhas,
    nome: string,
    { avisos = '', anuncio = `${nome}: os campos estão preenchidos.` } = {},
  ): void {
    const { mudou, linhas: atuais } = loja.getState().minhaLei;
    const vem: LeiQueVem = { linhas, nome, anuncio, avisos };
    if (mudou && atuais !== undefined && escritas(atuais).length > 0 && !mesmaTabela(atuais, linhas)) {
      muda({ emEspera: vem });
      loja.setState({ anuncio: 'Há outra lei em edição, que ainda não foi guardada.' });
      return;
    }
    if (atuais === undefined || avisos !== '' || !mesmaTabela(atuais, linhas)) preenche(vem);
  }

  async function daAba(nome: string): Promise<LeiAberta> {
    if (loja.getState().ambiente !== 'excel') return linhasLidas(await trabalhador.tabelaDaAba(nome));
    const aba: Aba = await excel.leAba(nome);
    return linhasLidas(tabelaLida(aba.linhas, { aba: aba.nome }));
  }

  async function usa(lei: Lei): Promise<void> {
    loja.setState({ vista: 'listas', passo: 'lei' });
    await escolheLei(lei);
  }

  return {
    comecaEmBranco: (): void =>
      comeca(leiEmBranco(), 'Lei em branco', { anuncio: 'Lei em branco: preencha os campos.' }),

    comecaDaLei: (lei: Lei): void => comeca(tabelaDaLei(lei), lei.nome),

    /** The law in use, in the form. */
    editaLei: (lei: Lei): void => {
      loja.setState({ vista: 'minha-lei' });
      comeca(tabelaDaLei(lei), lei.nome);
    },

    abreLei: (arquivo: File): Promise<void> =>
      faz('começo', `Abrindo ${arquivo.name}`, NAO_ABERTA, async () => {
        const bytes = await arquivo.arrayBuffer();
        const aberto = await trabalhador.abreArquivo(transfer(bytes, [bytes]), arquivo.name);
        if (aberto.tipo === 'recusado') throw new Recusa(aberto.problema.texto);
        const { linhas, avisos } = linhasLidas(await trabalhador.tabelaDoArquivo(aberto.carga));
        comeca(linhas, arquivo.name, { avisos });
      }),

    abreLeiDaAba: (nome: string): Promise<void> =>
      faz('começo', `Lendo a aba “${nome}”`, NAO_ABERTA, async () => {
        const { linhas, avisos } = await daAba(nome);
        comeca(linhas, `Aba ${nome}`, { avisos });
      }),

    /** The law of a sheet that was found, at once; in the form where it has something to correct. */
    usaLeiDaAba: (nome: string): Promise<void> =>
      faz('começo', `Lendo a aba “${nome}”`, NAO_ABERTA, async () => {
        const { linhas, avisos } = await daAba(nome);
        const lei = leiPronta(linhas);
        comeca(linhas, `Aba ${nome}`, { avisos });
        if (lei === undefined) loja.setState({ vista: 'minha-lei' });
        else await usa(lei);
      }).then(() => {
        // What could not be read is told where the form is.
        if (loja.getState().minhaLei.falha !== undefined) loja.setState({ vista: 'minha-lei' });
      }),

    trocaPelaLeiEmEspera: (): void => {
      const { emEspera } = loja.getState().minhaLei;
      if (emEspera !== undefined) preenche(emEspera);
    },
    ficaComALeiDeAntes: (): void => muda({ emEspera: undefined }),

    mudaLinhaDaLei: (indice: number, mudanca: Partial<Linhas[number]>): void => {
      const { linhas = [] } = loja.getState().minhaLei;
      const linha = linhas[indice];
      if (linha === undefined) return;
      const { valor } = mudanca;
      if (valor !== undefined && eReserva(linha)) return edita(comNome(linhas, indice, valor));
      edita(linhas.map((esta, i) => (i === indice ? { ...esta, ...mudanca } : esta)));
    },

    tiraLinhaDaLei: (indice: number): void => {
      const { linhas = [] } = loja.getState().minhaLei;
      edita(linhas.filter((_, i) => i !== indice));
    },

    /** A row whose key was corrected takes its place. */
    arrumaLinhasDaLei: (): void => {
      const { linhas } = loja.getState().minhaLei;
      if (linhas !== undefined) muda({ linhas: organiza(linhas) });
    },

    acrescentaReserva: (): void => {
      const { linhas = [] } = loja.getState().minhaLei;
      const novas = [...linhas, ...reservaEmBranco()];
      edita(novas);
      loja.setState({ anuncio: `Reserva ${blocosDasReservas(novas).length} acrescentada.` });
    },

    retiraReserva: (qual: number): void => {
      const { linhas = [] } = loja.getState().minhaLei;
      const bloco = blocosDasReservas(linhas)[qual];
      if (bloco === undefined) return;
      edita(linhas.filter((_, i) => i < bloco.de || i >= bloco.ate));
      loja.setState({ anuncio: `Reserva ${qual + 1} retirada.` });
    },

    moveReserva: (qual: number, para: number): void => {
      const { linhas = [] } = loja.getState().minhaLei;
      edita(comReservaMovida(linhas, qual, para));
      loja.setState({ anuncio: `A reserva passou a ser a ${para + 1}ª.` });
    },

    /** The law typed becomes that of the competition. */
    usaMinhaLei: async (): Promise<void> => {
      const lei = leiPronta(loja.getState().minhaLei.linhas);
      if (lei !== undefined) await usa(lei);
    },

    /** The table, to be opened again; or the paper for the procuradoria. In Excel a new sheet, elsewhere a file. */
    gravaLei: (qual: 'tabela' | 'conferência'): Promise<void> => {
      const titulo = qual === 'tabela' ? 'Minha lei' : 'Lei para conferência';
      return faz('fim', `Gravando: ${titulo}`, `${titulo}: nada foi gravado`, async () => {
        const { minhaLei, ambiente } = loja.getState();
        const lei = leiPronta(minhaLei.linhas);
        if (minhaLei.linhas === undefined || (qual === 'conferência' && lei === undefined)) return;
        const linhas = escritas(minhaLei.linhas);
        const { folha, papel } = await trabalhador.folhaDaLei(linhas, lei, qual);
        const gravada = { ...(papel && { papel }), ...(qual === 'tabela' && { mudou: false }) };
        if (ambiente !== 'excel') {
          const nome = qual === 'tabela' ? 'minha-lei.xlsx' : 'lei-para-conferencia.xlsx';
          pagina.salva(await trabalhador.arquivoDaFolha(folha), nome);
          return feito(`Arquivo “${nome}” gravado. Está na pasta de downloads do navegador.`, gravada);
        }
        const { abas, avisos } = await excel.escreve([folha], {
          cancelamento: new AbortController().signal,
          aoAvancar: ({ aba }) => muda({ fazendo: `Gravando “${aba}”` }),
        });
        feito([`Aba ${abas.map((aba) => `“${aba}”`).join(', ')} gravada.`, ...avisos].join(' '), gravada);
      });
    },
  };
}
