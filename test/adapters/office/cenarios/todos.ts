import './janela';

import { openExcel } from '../../../excel/client/jsdom';
import type { ExcelHost } from '../../../excel/host';
import type { ProfileName } from '../../../excel/profiles';
import type { Cenarios } from './dado';
import { aspecto } from './aspecto';
import { escrever } from './escrever';
import { falhas } from './falhas';
import { emBlocos } from './emBlocos';
import { ler } from './ler';
import { vez } from './vez';
import { tabela } from './tabela';
import { acrescentar } from './acrescentar';
import { livro } from './livro';
import { pastaNova } from './pastaNova';
import { entorno } from './entorno';
import { configuracao, selecao, suporteDoExcel } from './resto';

const TODOS: Readonly<Record<string, Cenarios>> = {
  ler,
  emBlocos,
  escrever,
  aspecto,
  tabela,
  livro,
  acrescentar,
  pastaNova,
  falhas,
  selecao,
  configuracao,
  suporteDoExcel,
  entorno,
  vez,
};

/** The same scenarios in each profile: one file has one profile. */
export function cenariosDoExcel(perfil: ProfileName): void {
  describe(`adapters/office, ${perfil}`, () => {
    let host: ExcelHost;
    beforeAll(async () => {
      host = await openExcel({ profile: perfil });
    }, 120_000);
    beforeEach(() => {
      host.reset();
    });
    for (const [nome, cenarios] of Object.entries(TODOS)) describe(nome, () => cenarios(() => host, perfil));
  });
}
