import { alcanceDaLei } from '../../../src/core/alcance';
import { AMPLA, PCD, type Candidato, type Modalidade } from '../../../src/core/candidato';
import { classificados } from '../../../src/core/classificados';
import { resolverCriterios, type Criterios } from '../../../src/core/criterios';
import { dataDe } from '../../../src/core/data';
import type { Lei, Vinculo } from '../../../src/core/lei';
import { ordemDeNomeacao } from '../../../src/core/ordem';
import type { Decisao } from '../../../src/core/preencher';
import { quantidade } from '../../../src/core/quantidade';
import { serie, type Serie } from '../../../src/core/serie';
import { leiDasLinhas } from '../../../src/trabalho/leiPropria';
import { lerInteiros, lerLeituras, lerPcd, NADA } from '../notacao';
import type { TipoDeForma } from './tabelas';

/** Where the case tables of laws of one's own meet the engine: what the code says, in the tables' words. */

type Celulas = Readonly<Record<string, string>>;

const celula = (celulas: Celulas, coluna: string): string => celulas[coluna] ?? NADA;

function criteriosDe(lei: Lei, celulas: Celulas): Criterios {
  const { criterios, recusadas } = resolverCriterios(lei, lerLeituras(celula(celulas, 'leituras')));
  if (recusadas.length > 0) throw new Error(`leitura recusada: ${recusadas[0]?.pergunta ?? ''}`);
  return criterios;
}

function serieDe(lei: Lei, celulas: Celulas, ofertas: readonly number[]): Serie {
  const pcd = lerPcd(celula(celulas, 'pcd'));
  const daSerie = serie({ ofertas, criterios: criteriosDe(lei, celulas), ...(pcd !== undefined && { pcd }) });
  if (daSerie.fatos.some(({ tipo }) => tipo === 'não cabe')) throw new Error('não cabe');
  return daSerie;
}

const posicoes = ({ modalidades }: Serie, id: Modalidade): string =>
  modalidades.flatMap((modalidade, i) => (modalidade === id ? [`${i + 1}`] : [])).join(', ') || NADA;

function executaQuantidade(lei: Lei, celulas: Celulas): Celulas {
  const { criterios } = resolverCriterios(lei, {});
  const vagas = Number(celula(celulas, 'vagas'));
  return Object.fromEntries(
    lei.reservas.map(({ nome }, i) => {
      const regra = criterios.reservas[i]?.quantidade;
      return [nome, regra === undefined ? '?' : `${quantidade(vagas, regra)}`];
    }),
  );
}

function executaPosicoes(lei: Lei, celulas: Celulas): Celulas {
  const daSerie = serieDe(lei, celulas, lerInteiros(celula(celulas, 'ofertas')));
  return Object.fromEntries(lei.reservas.map(({ id, nome }) => [nome, posicoes(daSerie, id)]));
}

const EXPOENTES = '¹²³⁴⁵⁶⁷⁸⁹';

/** One letter a person, best first: `A²` is of the law's second reserva (PcD apart), `A*` of the only one, `A‡` PcD. */
function lerPessoas(texto: string, { reservas }: Lei): Candidato[] {
  const grupos = reservas.filter(({ id }) => id !== PCD);
  return texto.split(/\s+/u).map((escrita, i): Candidato => {
    const [, nome, marcas = ''] = /^([A-Z])([¹²³⁴⁵⁶⁷⁸⁹]*\*?‡?)$/u.exec(escrita) ?? [];
    if (nome === undefined) throw new Error(`classificação: ${escrita}`);
    const ids = [...marcas].map((marca) => {
      if (marca === '‡') return PCD;
      if (marca === '*' && grupos.length > 1) throw new Error(`"*" com mais de um grupo: ${escrita}`);
      const grupo = grupos[marca === '*' ? 0 : EXPOENTES.indexOf(marca)];
      if (grupo === undefined) throw new Error(`grupo: ${escrita}`);
      return grupo.id;
    });
    return {
      linha: i + 2,
      inscricao: nome,
      nome,
      cargo: '',
      classificacao: i + 1,
      situacao: 'habilitado',
      reservas: Object.fromEntries(ids.map((id) => [id, 'declarada' as const])),
    };
  });
}

function executaOrdem(lei: Lei, celulas: Celulas): Celulas {
  const criterios = criteriosDe(lei, celulas);
  const lidos = classificados(lerPessoas(celula(celulas, 'classificação'), lei), { criterios });
  const { modalidades } = serieDe(lei, celulas, lerInteiros(celula(celulas, 'ofertas')));
  const ordem = ordemDeNomeacao(lidos, criterios, modalidades);
  const pessoa = (numero: number): string => lidos.pessoas[numero]?.nome ?? '?';
  const nome = (id: Modalidade): string => lei.reservas.find((reserva) => reserva.id === id)?.nome ?? id;
  const escreve = (decisao: Decisao): string => {
    if (decisao.tipo === 'aberta') return `${decisao.vaga} aberta (${decisao.motivo})`;
    const { vaga, via, lista, modalidade, compensa } = decisao;
    const chamada = `${vaga} ${pessoa(decisao.pessoa)}`;
    if (via === 'reversao') return `${chamada} (reversão de ${nome(modalidade)})`;
    const deOutra = modalidade === AMPLA || modalidade === lista ? '' : `, vaga de ${nome(modalidade)}`;
    if (via === 'compensacao') return `${chamada} (compensação ${nome(lista)}, compensa ${pessoa(compensa)}${deOutra})`;
    return `${chamada} (${nome(via)}${deOutra})`;
  };
  const decisoes = [...ordem.passos, ...ordem.abertas].sort((a, b) => a.vaga - b.vaga);
  const mudaram = ordem.passos.flatMap(({ pessoa: numero, lista }, i) =>
    ordem.ocupa[i] === lista ? [] : [`${pessoa(numero)} ${nome(ordem.ocupa[i] ?? '?')}`],
  );
  return { chamadas: decisoes.map(escreve).join(' · '), 'ocupa no fim': mudaram.join(' · ') || NADA };
}

function executaAlcance(lei: Lei, celulas: Celulas): Celulas {
  const data = dataDe(celula(celulas, 'edital'));
  if (data === undefined) throw new Error(`data: ${celula(celulas, 'edital')}`);
  const vinculo = celula(celulas, 'vínculo');
  const { aplica, avisos } = alcanceDaLei(lei, criteriosDe(lei, celulas), {
    data,
    ...(vinculo !== NADA && { vinculo: vinculo as Vinculo }),
  });
  const vencido = avisos.some(({ tipo }) => tipo === 'prazo vencido') ? ', com aviso' : '';
  return { alcança: `${aplica ? 'sim' : 'não'}${vencido}` };
}

/** A law of one reserva made of the row: the positions that a percentage and its words give. */
export function posicoesDaRegra(celulas: Celulas): string {
  const chaves = ['percentual', 'arredondamento', 'teto', 'ordem'];
  const linhas = [['reserva', 'Cotistas'], ...chaves.map((chave) => [chave, celula(celulas, chave)])];
  const { lei, problemas } = leiDasLinhas(
    linhas.map(([chave = '', valor = '']) => ({ chave, valor: valor === NADA ? '' : valor, artigo: '' })),
  );
  if (lei === undefined) throw new Error(problemas.map(({ codigo }) => codigo).join(', '));
  return posicoes(serieDe(lei, celulas, [Number(celula(celulas, 'vagas'))]), lei.reservas[0].id);
}

export const EXECUTA_FORMA: Readonly<
  Record<Exclude<TipoDeForma, 'recusa' | 'regra'>, (lei: Lei, celulas: Celulas) => Celulas>
> = {
  quantidade: executaQuantidade,
  posições: executaPosicoes,
  ordem: executaOrdem,
  alcance: executaAlcance,
};
