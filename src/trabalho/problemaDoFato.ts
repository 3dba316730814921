import { AMPLA, type Candidato } from '../core/candidato';
import type { FatoDoLivro } from '../core/constatacoes';
import type { Problema } from '../core/problema';
import type { AConferir, Contradicao } from '../core/problemas/livro';
import { atosQueValem } from '../core/retificacoes';
import { normaliza } from '../core/texto';
import type { LivroLido } from '../planilha/livro';
import { grupoDaModalidade, nomeDaModalidade } from '../redacao/fundamento';
import { fraseDoImpedimento } from '../redacao/impedimento';
import type { Pedido } from './pedido';

const COLUNA_DO_FATO = {
  vaga: 'Vaga',
  pessoa: 'Inscrição',
  lista: 'Lista',
  compensa: 'Compensa',
  motivo: 'Motivo',
} as const;

/** What the user reads of a fact of the livro, with the cell of the act that tells it. */
export function problemaDoFato(
  { lei }: Pedido,
  pessoas: readonly Candidato[],
  fato: FatoDoLivro,
  livro: LivroLido,
): Problema {
  const { ato } = fato;
  const nome = (pessoa: number | undefined): string => {
    const quem = pessoas[pessoa ?? -1];
    return quem === undefined ? 'ninguém' : `${quem.nome} (${quem.inscricao})`;
  };
  const lugar = (campo: keyof typeof COLUNA_DO_FATO): Problema['lugar'] => {
    const coluna = livro.coluna(COLUNA_DO_FATO[campo]);
    return { aba: livro.aba, linha: ato.linha, ...(coluna !== undefined && { coluna }) };
  };
  const contradiz = (campo: keyof typeof COLUNA_DO_FATO, contradicao: Contradicao): Problema => ({
    codigo: 'ato-contraditorio',
    gravidade: 'erro',
    ...comLugar(lugar(campo)),
    dados: { ato: ato.ato, tipo: ato.tipo, contradicao },
  });
  const inferido = (oque: 'lista' | 'vaga' | 'compensa' | 'empate', valor: string, devida: boolean): Problema => ({
    codigo: 'ato-inferido',
    gravidade: 'aviso',
    ...comLugar(lugar(oque === 'empate' ? 'pessoa' : oque)),
    dados: { ato: ato.ato, oque, valor, devida },
  });
  const aConferir = (campo: keyof typeof COLUNA_DO_FATO, oque: AConferir): Problema => ({
    codigo: 'ato-a-conferir',
    gravidade: 'aviso',
    ...comLugar(lugar(campo)),
    dados: { ato: ato.ato, tipo: ato.tipo, oque },
  });
  const quem = nome(ato.pessoa);
  const vaga = ato.vaga ?? 0;
  switch (fato.tipo) {
    case 'vaga nunca oferecida': {
      const cancelada = ofertaCancelada(livro, pessoas[0]?.cargo ?? '', ato.linha, vaga);
      return {
        codigo: 'vaga-inexistente',
        gravidade: 'erro',
        ...comLugar(lugar('vaga')),
        dados: { ato: ato.ato, vaga, vagas: fato.vagas, ...(cancelada && { cancelada }) },
      };
    }
    case 'vaga já ocupada':
      return contradiz('vaga', { tipo: fato.tipo, vaga, por: nome(fato.por) });
    case 'vaga extinta':
      return contradiz('vaga', { tipo: fato.tipo, vaga });
    case 'pessoa já nomeada':
      return contradiz('pessoa', { tipo: fato.tipo, pessoa: quem, vaga: fato.vaga });
    case 'pessoa já fora':
    case 'pessoa sem vaga':
      return contradiz('pessoa', { tipo: fato.tipo, pessoa: quem });
    case 'vaga de outra pessoa':
      return contradiz('vaga', { tipo: fato.tipo, pessoa: quem, vaga, dela: fato.vaga });
    case 'não é da reserva':
      return contradiz('lista', { tipo: fato.tipo, pessoa: quem, reserva: grupoDaModalidade(lei, fato.reserva) });
    case 'compensa sem reserva':
      return contradiz('compensa', { tipo: fato.tipo, pessoa: nome(fato.pessoa) });
    case 'retifica o que não há':
      return contradiz('motivo', { tipo: fato.tipo, motivo: ato.motivo ?? '' });
    case 'retifica de novo':
      return contradiz('motivo', { tipo: fato.tipo, por: fato.por });
    case 'sem vaga aberta':
      return contradiz('vaga', { tipo: fato.tipo });
    case 'pessoa fora das listas':
      return aConferir('pessoa', { tipo: fato.tipo, impedimento: fraseDoImpedimento(lei, quem, fato.impedimento) });
    case 'vacância sem posse':
      return aConferir('pessoa', { tipo: fato.tipo, pessoa: quem });
    case 'lista fora das vagas':
      return aConferir('lista', {
        tipo: fato.tipo,
        lista: fato.lista === AMPLA ? 'ampla' : nomeDaModalidade(lei, fato.lista),
      });
    case 'lista inferida':
      return inferido('lista', fato.lista === AMPLA ? 'ampla' : fato.lista, fato.devida);
    case 'vaga inferida':
      return inferido('vaga', String(fato.vaga), true);
    case 'compensa inferida':
      return inferido('compensa', nome(fato.pessoa), true);
    case 'empate decidido pelo ato':
      return inferido('empate', quem, false);
  }
}

/** The cancelled oferta for which a vaga of a cargo, offered before that row, is no more; undefined when it never was. */
function ofertaCancelada(
  { atos }: LivroLido,
  cargo: string,
  linha: number,
  vaga: number,
): { oferta: string; por: string } | undefined {
  const { cancelados } = atosQueValem(atos);
  const doCargo = (dela: string): boolean => cargo === '' || dela === '' || normaliza(dela) === normaliza(cargo);
  let oferecidas = 0;
  let ultima: { oferta: string; por: string } | undefined;
  for (const oferta of atos) {
    if (oferta.tipo !== 'oferta' || oferta.linha >= linha || !doCargo(oferta.cargo)) continue;
    oferecidas += oferta.quantidade ?? 0;
    const por = cancelados.get(oferta);
    if (por !== undefined) ultima = { oferta: oferta.ato, por: por.ato };
    if (vaga <= oferecidas) break;
  }
  return vaga >= 1 && vaga <= oferecidas ? ultima : undefined;
}

function comLugar(lugar: Problema['lugar']): Pick<Problema, 'lugar'> {
  return lugar === undefined ? {} : { lugar };
}
