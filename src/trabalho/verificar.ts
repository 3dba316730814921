import type { Problema } from '../core/problema';
import { codigoCurto, codigoDaAba, resumoDosCodigos, VERIFICACAO, type CodigoDaPlanilha } from '../planilha/codigo';
import { lerVerificacao, type VerificacaoLida } from '../planilha/folhas/verificacao';
import type { Aba } from '../planilha/grade';

export type SituacaoDaPlanilha = 'intacta' | 'alterada' | 'ausente' | 'acrescentada';

export interface PlanilhaVerificada {
  readonly aba: string;
  readonly situacao: SituacaoDaPlanilha;
}

export interface ResultadoDaVerificacao {
  readonly intacto: boolean;
  /** Of the sheets as they are now, short, to be compared with the papers. Missing without a sheet of codes. */
  readonly codigoGeral?: string;
  readonly planilhas: readonly PlanilhaVerificada[];
  readonly problemas: readonly Problema[];
}

/** Recomputes the codes of a copy and says which sheets are no longer what they were. */
export function verificar(abas: readonly Aba[]): ResultadoDaVerificacao {
  const deCodigos = abas.find(({ nome }) => nome === VERIFICACAO);
  if (deCodigos === undefined) {
    const dados = { abas: abas.map(({ nome }) => nome) };
    return { intacto: false, planilhas: [], problemas: [{ codigo: 'verificacao-ausente', gravidade: 'erro', dados }] };
  }
  const lida = lerVerificacao(deCodigos);
  const atuais = abas
    .filter((aba) => aba !== deCodigos)
    .map((aba): CodigoDaPlanilha => ({ nome: aba.nome, codigo: codigoDaAba(aba) }));
  const geral = codigoCurto(resumoDosCodigos(emOrdem(atuais, lida.listadas).map(({ codigo }) => codigo)));
  // The general code answers for all of them, even when the list of codes was touched.
  const outras = geral === lida.geral ? atuais.map(({ nome }) => situada(nome, 'intacta')) : umaAUma(atuais, lida.listadas);
  const planilhas = [...outras, situada(VERIFICACAO, situacaoDosCodigos(lida))];
  return {
    intacto: planilhas.every(({ situacao }) => situacao === 'intacta'),
    codigoGeral: geral,
    planilhas,
    problemas: planilhas.flatMap((planilha) => problemaDa(planilha, geral)),
  };
}

const situada = (aba: string, situacao: SituacaoDaPlanilha): PlanilhaVerificada => ({ aba, situacao });

/** Moving a sheet among the others changes no value: the list's order is the one that counts. */
function emOrdem(atuais: readonly CodigoDaPlanilha[], listadas: readonly CodigoDaPlanilha[]): CodigoDaPlanilha[] {
  const lugares = new Map(listadas.map(({ nome }, i) => [nome, i]));
  const completa = atuais.every(({ nome }) => lugares.has(nome));
  return completa ? [...atuais].sort((a, b) => (lugares.get(a.nome) ?? 0) - (lugares.get(b.nome) ?? 0)) : [...atuais];
}

function umaAUma(atuais: readonly CodigoDaPlanilha[], listadas: readonly CodigoDaPlanilha[]): PlanilhaVerificada[] {
  const porNome = new Map(listadas.map(({ nome, codigo }) => [nome, codigo]));
  const presentes = new Set(atuais.map(({ nome }) => nome));
  return [
    ...atuais.map(({ nome, codigo }) => {
      const listado = porNome.get(nome);
      return situada(nome, listado === undefined ? 'acrescentada' : listado === codigo ? 'intacta' : 'alterada');
    }),
    ...listadas.filter(({ nome }) => !presentes.has(nome)).map(({ nome }) => situada(nome, 'ausente')),
  ];
}

/** Its own code, and the general one against the codes listed. */
function situacaoDosCodigos({ integra, geral, listadas }: VerificacaoLida): SituacaoDaPlanilha {
  const confere = geral === codigoCurto(resumoDosCodigos(listadas.map(({ codigo }) => codigo)));
  return integra && confere ? 'intacta' : 'alterada';
}

function problemaDa({ aba, situacao }: PlanilhaVerificada, geral: string): Problema[] {
  const dados = { planilha: aba };
  switch (situacao) {
    case 'intacta':
      return [];
    case 'alterada':
      return aba === VERIFICACAO
        ? [{ codigo: 'verificacao-alterada', gravidade: 'erro', lugar: { aba }, dados: { geral } }]
        : [{ codigo: 'planilha-alterada', gravidade: 'erro', dados }];
    case 'ausente':
      return [{ codigo: 'planilha-ausente', gravidade: 'erro', dados }];
    case 'acrescentada':
      return [{ codigo: 'planilha-acrescentada', gravidade: 'erro', dados }];
  }
}
