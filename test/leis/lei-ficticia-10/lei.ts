import type { Lei } from '../../../src/core/lei';
import type { Arredondamento } from '../../../src/core/quantidade';
import { lerFracao, NADA } from '../notacao';

const silencio = <V>(padrao: V) => ({ base: 'silêncio', padrao, questao: 'A lei inventada não diz.' }) as const;
const texto = <V>(valor: V) =>
  ({ base: 'texto', valor, citacoes: [{ dispositivo: 'art. 1º', palavras: 'Lei inventada.' }] }) as const;

const ARREDONDAMENTOS: readonly string[] = [
  'meio para cima',
  'meio para baixo',
  'sempre para cima',
  'sempre para baixo',
];

/** The made-up law of a row: its columns `percentual`, `arredondamento`, `mínimo` and `teto`. */
export function leiFicticia(celulas: Readonly<Record<string, string>>): Lei {
  const { percentual = '10%', arredondamento = 'meio para cima', mínimo: minimo = NADA, teto = NADA } = celulas;
  if (!ARREDONDAMENTOS.includes(arredondamento)) throw new Error(`arredondamento: ${arredondamento}`);
  return {
    id: 'lei-ficticia-10',
    nome: 'Lei inventada',
    norma: 'Lei nº 10, de 1º de janeiro de 2020',
    numero: '10/2020',
    municipio: 'Lugar Nenhum',
    uf: 'SP',
    ressalvaDaVigencia: 'Lei inventada.',
    regras: {
      orgaos: texto(['executivo', 'legislativo', 'indireta'] as const),
      vinculos: texto(['efetivo', 'emprego', 'temporario'] as const),
      desde: texto('2020-01-01'),
      diaDaVigencia: texto('alcançado' as const),
      base: silencio('por cargo' as const),
      novasVagas: { ...silencio('total acumulado' as const), pergunta: 'novas-vagas' },
      colisao: { ...silencio('livre anterior' as const), pergunta: 'colisao' },
      computoPcd: silencio('ordem de chamada' as const),
      pcd: silencio('o que o edital disser' as const),
      concorrencia: texto('concorrem a todas as vagas' as const),
      vagaAmplaReaberta: silencio('preencherAmpla' as const),
      duasReservas: silencio('a que chamar primeiro' as const),
      declaracao: silencio(''),
      verificacao: silencio(''),
      falsidade: silencio(''),
      edital: silencio(''),
      listas: silencio(''),
    },
    reservas: [
      {
        id: 'cotistas',
        nome: 'Cotistas',
        grupo: 'cotistas',
        marcas: ['negro'],
        regras: {
          percentual: texto(lerFracao(percentual)),
          minimo: texto(minimo === NADA ? 0 : Number(minimo)),
          arredondamento: texto(arredondamento as Arredondamento),
          ...(teto !== NADA && { teto: texto(lerFracao(teto)) }),
          ordem: texto({ tipo: 'proporcional' } as const),
          grupoIncompleto: silencio('última vaga oferecida' as const),
          computo: silencio('ordem de chamada' as const),
          desistencia: silencio('próximo da lista específica' as const),
          posseNaoTomada: silencio('próximo da lista específica' as const),
          alcanceDaDesistencia: silencio('vaga reservada' as const),
          reversao: texto('reverte' as const),
          cotistasInsuficientes: texto('reverte' as const),
          cotaNegada: silencio('permanece na ampla' as const),
        },
      },
    ],
    notas: [],
  };
}
