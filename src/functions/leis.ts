import { alcanceDaLei } from '../core/alcance';
import { perguntasDaLei, resolverCriterios, valorDaRegra } from '../core/criterios';
import { dataBrasileira } from '../core/data';
import type { Data, Lei } from '../core/lei';
import { LEIS, textoDaLei } from '../leis/catalogo';
import { dispositivosDe, lerDispositivo, OMISSAO } from '../leis/dispositivos';
import { ultimoDiaDaLei } from '../redacao/alcance';
import { ARGUMENTOS } from '../redacao/funcoes';
import { percentualEscrito } from '../redacao/numeros';
import { Recusa } from './recusa';
import { tabela, type Saida } from './saidas';
import { textoDaTabela } from './textoDaTabela';

function ate(lei: Lei): string {
  const dia = ultimoDiaDaLei(lei);
  return dia === undefined ? '' : dataBrasileira(dia);
}

function desde({ regras }: Lei): string {
  const dia = valorDaRegra(regras.desde);
  return dia === null ? '' : dataBrasileira(dia);
}

/** The laws known, one per row. */
export function leisEmTabela(): Saida {
  const titulos = [
    'Lei',
    'Nome',
    'Município',
    'UF',
    'Percentual',
    'Reservas',
    'Desde',
    'Até',
    'Revogada por',
    'Perguntas',
  ];
  return tabela(
    titulos,
    LEIS.map((lei) => [
      lei.id,
      lei.nome,
      lei.municipio,
      lei.uf,
      lei.reservas.map(({ regras }) => percentualEscrito(valorDaRegra(regras.percentual))).join(' + '),
      lei.reservas.map(({ id }) => id).join('; '),
      desde(lei),
      ate(lei),
      lei.revogacao?.por,
      perguntasDaLei(lei)
        .map(({ pergunta }) => pergunta)
        .join('; '),
    ]),
  );
}

/** Whether the law reaches an edital of that date, under the readings by default. */
export function alcanca(lei: Lei, data: Data): boolean {
  return alcanceDaLei(lei, resolverCriterios(lei, {}).criterios, { data }).aplica;
}

/** The words of one provision, or of a law whole, provision by provision. A number alone is an article's. */
export function textoEmTabela(lei: Lei, dispositivo: string): Saida {
  if (lei.tabela !== undefined) return textoDaTabela(lei, dispositivo);
  const texto = textoDaLei(lei.id);
  if (texto === undefined) throw new Recusa('nada a dar', ARGUMENTOS.semTexto());
  const dispositivos = dispositivosDe(texto);
  if (dispositivo === '')
    return tabela(
      ['Dispositivo', 'Texto'],
      dispositivos.map(({ nome, palavras }) => [nome, palavras]),
    );
  const palavras = lerDispositivo(texto, /^\d+$/.test(dispositivo) ? `art. ${dispositivo}` : dispositivo);
  if (palavras !== undefined) return [[palavras]];
  const nomes = dispositivos.map(({ nome }) => nome).filter((nome) => !nome.endsWith(OMISSAO));
  throw new Recusa('nada a dar', ARGUMENTOS.dispositivoDesconhecido(dispositivo, nomes));
}
