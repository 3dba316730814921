import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lerArquivo } from '../../src/adapters/arquivo/lerArquivo';
import { chaveDaInscricao } from '../../src/core/candidato';
import { LEIS } from '../../src/leis/catalogo';
import { lerAbas } from '../../src/planilha/leitura';

interface Esperado {
  lei: string;
  arquivos: Record<
    string,
    {
      candidatos: {
        linha: number;
        inscricao: string;
        cargo?: string;
        classificacao?: number;
        situacao: string;
        reservas: Record<string, string>;
      }[];
      ignoradas: { linha: number; motivo: string }[];
      problemas: { codigo: string; linhas: number[] }[];
    }
  >;
}

const PASTA = join(__dirname, 'casos');

const casos = readdirSync(PASTA, { withFileTypes: true })
  .filter((entrada) => entrada.isDirectory())
  .flatMap(({ name }) => {
    const esperado: Esperado = JSON.parse(readFileSync(join(PASTA, name, 'esperado.json'), 'utf8'));
    const [unico] = Object.values(esperado.arquivos);
    return readdirSync(join(PASTA, name))
      .filter((arquivo) => !arquivo.endsWith('.json'))
      .map((arquivo) => ({ name, arquivo, lei: esperado.lei, esperado: esperado.arquivos[arquivo] ?? unico }));
  });

describe('casos', () => {
  test.each(casos)('$name / $arquivo', async ({ name, arquivo, lei, esperado }) => {
    const lido = await lerArquivo(new Uint8Array(readFileSync(join(PASTA, name, arquivo))), arquivo);
    if ('problema' in lido || esperado === undefined) throw new Error(`${arquivo} não foi aberto`);
    const reservas = LEIS.find(({ id }) => id === lei)?.reservas;
    if (reservas === undefined) throw new Error(lei);
    const leitura = lerAbas(lido.abas, { reservas });
    const candidatos = leitura.abas.flatMap((aba) => aba.candidatos);
    expect(
      candidatos.map(({ linha, inscricao, cargo, classificacao, situacao, reservas: marcas }, i) => ({
        linha,
        inscricao: chaveDaInscricao(inscricao),
        ...(esperado.candidatos[i]?.cargo === undefined ? {} : { cargo }),
        ...(classificacao === undefined ? {} : { classificacao }),
        situacao,
        reservas: marcas,
      })),
    ).toEqual(esperado.candidatos.map((um) => ({ ...um, inscricao: chaveDaInscricao(um.inscricao) })));
    expect(leitura.abas.flatMap((aba) => aba.ignoradas.map(({ linha, motivo }) => ({ linha, motivo })))).toEqual(
      esperado.ignoradas,
    );
    for (const { codigo, linhas } of esperado.problemas) {
      const lugares = leitura.problemas
        .filter((problema) => problema.codigo === codigo)
        .map(({ lugar }) => lugar?.linha);
      expect({ codigo, achado: linhas.some((linha) => lugares.includes(linha)), lugares }).toMatchObject({
        achado: true,
      });
    }
    expect(
      leitura.problemas.filter(
        ({ gravidade, codigo }) => gravidade !== 'aviso' && !esperado.problemas.some((um) => um.codigo === codigo),
      ),
    ).toEqual([]);
  });
});
