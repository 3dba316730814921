import type { Folha, LinhaDaFolha } from '../folha';
import type { CargoDoTrabalho, ConteudoDoTrabalho } from './entrada';
import { emoldurada, secaoDoCargo, type Coluna } from './moldura';

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Modalidade', formato: 'texto', largura: 26, quebra: true },
  { titulo: 'Vagas', formato: 'inteiro', largura: 8 },
  { titulo: 'Números das vagas', formato: 'texto', largura: 32, quebra: true },
  { titulo: 'Fundamento', formato: 'texto', largura: 32, quebra: true },
];

/** More would not fit in a cell (32 767 characters); each vaga has its line in the order. */
const TETO_DE_TRECHOS = 1000;

/**
 * Numbers with runs of three or more shortened, and very long lists cut in the middle.
 *
 * @example numerosEmTexto([1, 2, 3, 4, 6, 7, 9]) // '1 a 4, 6, 7, 9'
 */
export function numerosEmTexto(numeros: readonly number[]): string {
  const trechos: [number, number][] = [];
  for (const numero of numeros) {
    const ultimo = trechos.at(-1);
    if (ultimo !== undefined && ultimo[1] + 1 === numero) ultimo[1] = numero;
    else trechos.push([numero, numero]);
  }
  const partes = trechos.flatMap(([de, ate]) =>
    ate - de >= 2 ? [`${de} a ${ate}`] : de === ate ? [String(de)] : [String(de), String(ate)],
  );
  const ultima = partes.at(-1);
  if (partes.length <= TETO_DE_TRECHOS || ultima === undefined) return partes.join(', ');
  return `${partes.slice(0, TETO_DE_TRECHOS).join(', ')}, …, ${ultima}`;
}

function linhasDoCargo(cargo: CargoDoTrabalho, cargos: readonly CargoDoTrabalho[]): LinhaDaFolha[] {
  return [
    ...secaoDoCargo(cargo, cargos),
    ...cargo.quadro.map(({ nome, vagas, posicoes, fundamento }): LinhaDaFolha => ({
      papel: 'dado',
      celulas: [nome, vagas, posicoes.length === 0 ? '–' : numerosEmTexto(posicoes), fundamento],
    })),
    { papel: 'destaque', celulas: ['Total', cargo.vagas, null, null] },
  ];
}

/** How many vagas each modalidade has in each cargo, which ones, and by what article. */
export function quadroDeVagas(conteudo: ConteudoDoTrabalho): Folha {
  return emoldurada(conteudo, {
    nome: 'Quadro de vagas',
    titulo: 'Quadro de vagas',
    colunas: COLUNAS,
    linhas: conteudo.cargos.flatMap((cargo) => linhasDoCargo(cargo, conteudo.cargos)),
    notas: ['As vagas são numeradas na ordem em que foram oferecidas, e o número de cada uma não muda.'],
    orientacao: 'retrato',
  });
}
