/** Why the contents of a file can't be read. */
export type MotivoDoArquivoIlegivel =
  'não é planilha' | 'cortado ou corrompido' | 'sem abas' | 'aspas sem fecho' | 'não pôde ser aberto';

/** Why a file was refused for safety. */
export type MotivoDoArquivoSuspeito = 'expande demais' | 'tamanhos não conferem' | 'estrutura impossível';

/** Problems of opening a file: code → facts for its sentence (written in redacao/problemas/arquivo.ts). */
export interface ProblemasDoArquivo {
  'arquivo-vazio': { readonly arquivo: string };
  'arquivo-ilegivel': { readonly arquivo: string; readonly motivo: MotivoDoArquivoIlegivel };
  /** It has a password. */
  'arquivo-protegido': { readonly arquivo: string };
  /** Sizes in bytes, on disk. */
  'arquivo-grande-demais': { readonly arquivo: string; readonly bytes: number; readonly limite: number };
  /** Would cost more memory or time than any spreadsheet does, or lies about its own sizes. */
  'arquivo-suspeito': { readonly arquivo: string; readonly motivo: MotivoDoArquivoSuspeito };
  /** The rectangle from A1 to the last filled cell holds more cells than `limite`. `ate` is that corner, e.g. "XFD1048576". */
  'area-grande-demais': {
    readonly arquivo: string;
    readonly ate: string;
    readonly celulas: number;
    readonly limite: number;
  };
  /** A known kind of file that isn't a spreadsheet read here. `formato` is its name for a sentence: "PDF", "Word (.docx)". */
  'formato-nao-aceito': { readonly arquivo: string; readonly formato: string };
}
