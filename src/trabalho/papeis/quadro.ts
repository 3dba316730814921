import { AMPLA, PCD } from '../../core/candidato';
import type { Criterios } from '../../core/criterios';
import type { Problema } from '../../core/problema';
import type { Identificacao } from '../../planilha/folhas/entrada';
import { numerosEmTexto } from '../../planilha/folhas/quadro';
import type { Coluna } from '../../planilha/folhas/moldura';
import type { Bloco, Documento, LinhaDaTabela } from '../../planilha/folhas/papeis/documento';
import { fundamentoDoQuadro, nomeDaModalidade } from '../../redacao/fundamento';
import { citaArtigos } from '../../redacao/palavras';
import { ASSINATURA } from '../../redacao/papeis/assinatura';
import { cabecalhoDoConcurso, linhasDoConcurso } from '../../redacao/papeis/concurso';
import { cargoDoQuadro, linhaDoQuadro, notaDoZero, NOTA_DOS_NUMEROS, TITULO_DO_QUADRO } from '../../redacao/papeis/quadro';
import { aberturaDaReserva, clausulasDoEdital } from '../../redacao/papeis/reserva';
import { alcanceDoPedido } from '../alcance';
import { criteriosDoPedido, doCargo, temPcdNaLei, type Pedido } from '../pedido';
import { contagem, serieDoCargo } from '../serie';

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Modalidade', formato: 'texto', largura: 26, quebra: true },
  { titulo: 'Vagas', formato: 'inteiro', largura: 8 },
  { titulo: 'Números das vagas', formato: 'texto', largura: 36, quebra: true },
  { titulo: 'Fundamento', formato: 'texto', largura: 40, quebra: true },
];

interface QuadroDoCargo {
  readonly cargo: string;
  readonly vagas: number;
  readonly linhas: readonly LinhaDaTabela[];
  /** A reserva of the law that got no vaga. */
  readonly comZero: boolean;
  readonly problemas: readonly Problema[];
}

/** Only the edital's own offer: what is offered later is never in the edital. */
function quadroDoCargo(pedido: Pedido, vigentes: Criterios, cargo: string): QuadroDoCargo {
  const { lei } = pedido;
  const [doEdital = 0] = doCargo(pedido.ofertas, cargo) ?? [];
  const { serie, pcd, problemas } = serieDoCargo(pedido, vigentes, cargo, [doEdital]);
  const { quadro, posicoes } = contagem(lei, serie.modalidades, pcd);
  const daAmpla = serie.modalidades.flatMap((modalidade, i) => (modalidade === AMPLA ? [i + 1] : []));
  const informadas = doCargo(pedido.reservadas, cargo);
  const linhas = Object.entries(quadro)
    .filter(([modalidade, vagas]) => modalidade !== PCD || vagas > 0 || temPcdNaLei(lei))
    .map(([modalidade, vagas]): LinhaDaTabela => {
      const reservadas = [...serie.reservadas.values()].filter(({ reserva }) => reserva === modalidade);
      const base = { vagas: doEdital, reservadas, ...(informadas?.[modalidade] !== undefined && { informada: informadas[modalidade] }), pcd, criterios: vigentes };
      const nome = nomeDaModalidade(lei, modalidade);
      const numeros = numerosEmTexto(posicoes[modalidade] ?? daAmpla);
      const fundamento = citaArtigos(fundamentoDoQuadro(lei, modalidade, base));
      return { celulas: [nome, vagas, numeros || '–', fundamento], texto: linhaDoQuadro(nome, vagas, numeros, fundamento) };
    });
  const total: LinhaDaTabela = { celulas: ['Total', doEdital, null, null], texto: `Total: ${doEdital}`, total: true };
  const comZero = doEdital > 0 && lei.reservas.some(({ id }) => quadro[id] === 0);
  return { cargo, vagas: doEdital, linhas: [...linhas, total], comZero, problemas };
}

/**
 * The quadro for the edital, cargo by cargo, and the paragraph on the reserve that the law demands there. It needs no
 * ranking: the edital comes before there is one.
 */
export function quadroParaOEdital(
  pedido: Pedido,
  identificacao: Identificacao,
  cargos: readonly string[],
): { readonly documento: Documento; readonly problemas: readonly Problema[] } {
  const { lei } = pedido;
  const { criterios, problemas: recusas } = criteriosDoPedido(pedido);
  const { vigentes, problemas: doAlcance } = alcanceDoPedido(pedido, criterios);
  const quadros = cargos.map((cargo) => quadroDoCargo(pedido, vigentes, cargo));
  const paragrafo = (texto: string): Bloco => ({ tipo: 'parágrafo', texto });
  const blocos: Bloco[] = [
    ...quadros.flatMap(({ cargo, vagas, linhas }): Bloco[] => [
      { tipo: 'seção', texto: cargoDoQuadro(cargo, vagas) },
      { tipo: 'tabela', linhas },
    ]),
    paragrafo(NOTA_DOS_NUMEROS),
    ...(quadros.some(({ comZero }) => comZero) ? [paragrafo(notaDoZero(lei))] : []),
    { tipo: 'seção', texto: 'Da reserva de vagas' },
    paragrafo(aberturaDaReserva(lei)),
    ...clausulasDoEdital(lei, criterios).map((texto, i) => paragrafo(`${i + 1}. ${texto}`)),
  ];
  return {
    documento: {
      nome: 'Quadro de vagas (edital)',
      titulo: TITULO_DO_QUADRO,
      identificacao: linhasDoConcurso(identificacao),
      cabecalhoImpresso: cabecalhoDoConcurso(identificacao),
      colunas: COLUNAS,
      blocos,
      assinatura: ASSINATURA,
    },
    problemas: [...recusas, ...doAlcance, ...quadros.flatMap(({ problemas }) => problemas)],
  };
}
