import type { Folha, LinhaDaFolha } from '../folha';
import type { ConteudoDoTrabalho } from './entrada';
import { emoldurada, type Coluna } from './moldura';

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Item', formato: 'texto', largura: 36, quebra: true },
  { titulo: 'Valor ou critério adotado', formato: 'texto', largura: 66, quebra: true },
  { titulo: 'Fundamento', formato: 'texto', largura: 28, quebra: true },
  { titulo: 'Quem definiu', formato: 'texto', largura: 20, quebra: true },
];

/** Everything from which the result can be worked out again, and who decided what the law leaves open. */
export function memoriaDeCalculo(conteudo: ConteudoDoTrabalho): Folha {
  return emoldurada(conteudo, {
    nome: 'Memória de cálculo',
    titulo: 'Memória de cálculo',
    colunas: COLUNAS,
    linhas: conteudo.memoria.flatMap(({ secao, linhas }): LinhaDaFolha[] => [
      { papel: 'seção', celulas: [secao] },
      ...linhas.map(({ item, valor, fundamento, quem }): LinhaDaFolha => ({
        papel: 'dado',
        celulas: [item, valor, fundamento ?? null, quem ?? null],
      })),
    ]),
    orientacao: 'paisagem',
  });
}
