import type { Lei } from '../core/lei';
import { AMPLA } from '../core/candidato';
import { resolverCriterios } from '../core/criterios';
import type { Folha } from '../planilha/folha';
import { folhaDaTabela } from '../planilha/folhas/minhaLei';
import type { Coluna } from '../planilha/folhas/moldura';
import type { Bloco, Documento, LinhaDaTabela } from '../planilha/folhas/papeis/documento';
import { folhaDoDocumento } from '../planilha/folhas/papeis/folhaDoDocumento';
import { textoDoDocumento } from '../planilha/folhas/papeis/textoDoDocumento';
import { noComeco } from '../redacao/caixa';
import { nomeDaModalidade } from '../redacao/fundamento';
import { comPerguntasAbaixo } from '../redacao/cartao';
import { leituraDaLei } from '../redacao/leituraDaLei';
import { letrasDasModalidades } from '../redacao/letras';
import { citaArtigos, quantos } from '../redacao/palavras';
import { NOMES_DAS_PERGUNTAS } from '../redacao/perguntas';
import { rotuloDaLeitura } from '../redacao/respostas';
import { tabelaDaLei } from './leiPropria';
import { previsaoDaLei, VAGAS_DA_PREVISAO, type PrevisaoDasVagas } from './previsaoDaLei';

const COLUNAS: readonly Coluna[] = [
  { titulo: 'Regra', formato: 'texto', largura: 27, quebra: true },
  { titulo: 'Como o programa lê', formato: 'texto', largura: 58, quebra: true },
  { titulo: 'Fundamento', formato: 'texto', largura: 22, quebra: true },
  { titulo: 'Confere?', formato: 'texto', largura: 16 },
];

const TITULOS_DA_PREVISAO = ['Vagas oferecidas', 'A modalidade de cada vaga', 'Vagas reservadas', 'Confere?'];

const PONTO = '·';
const CONFERE = '(  ) sim  (  ) não';

function linhaDeTabela(celulas: readonly string[]): LinhaDaTabela {
  const [rotulo = '', ...resto] = celulas.filter(Boolean);
  return { celulas: [...celulas, CONFERE], texto: `${rotulo}: ${resto.join(' – ')}` };
}

function vagasReservadas(lei: Lei, { quadro }: PrevisaoDasVagas): string {
  const reservadas = lei.reservas.map(({ id }) => [nomeDaModalidade(lei, id), quadro[id] ?? 0] as const);
  const comVaga = reservadas.filter(([, quantas]) => quantas > 0);
  return comVaga.length === 0
    ? 'nenhuma reservada'
    : comVaga.map(([nome, quantas]) => `${nome}: ${quantas}`).join('; ');
}

/** The vacancies as letters in groups of five, which the eye can count. */
function emLetras(lei: Lei, { modalidades }: PrevisaoDasVagas): string {
  const letras = letrasDasModalidades(lei);
  // Reserved vagas stand out among points.
  const ditas = modalidades.map((modalidade) =>
    modalidade === AMPLA ? PONTO : (letras.get(modalidade)?.letra ?? '?'),
  );
  return ditas.map((letra, i) => (i > 0 && i % 5 === 0 ? ` ${letra}` : letra)).join('');
}

function documentoDaLei(lei: Lei): Documento {
  const letras = letrasDasModalidades(lei);
  const legenda = [
    `${PONTO} = ampla concorrência`,
    ...lei.reservas.map(({ id }) => `${letras.get(id)?.letra ?? '?'} = ${nomeDaModalidade(lei, id)}`),
  ].join('; ');
  const abertas = resolverCriterios(lei, {}).leituras;
  const tabela = (linhas: readonly LinhaDaTabela[], titulos?: readonly string[]): Bloco[] =>
    linhas.length === 0 ? [] : [{ tipo: 'tabela', linhas, ...(titulos && { titulos }) }];
  return {
    nome: 'Lei para conferência',
    titulo: 'Lei de reserva de vagas: conferência da leitura',
    identificacao: [lei.nome, ...(lei.norma === lei.nome ? [] : [lei.norma])],
    cabecalhoImpresso: lei.nome,
    colunas: COLUNAS,
    blocos: [
      {
        tipo: 'parágrafo',
        texto:
          'Esta folha diz, em frases, como o programa lê a lei. Compare cada linha com o texto publicado, marque se confere e escreva à margem o que não conferir. Nada aqui substitui o parecer da procuradoria.',
      },
      { tipo: 'seção', texto: 'O que a lei diz e como é lida' },
      ...tabela(
        comPerguntasAbaixo(leituraDaLei(lei)).map(({ item, frase, dispositivos }) =>
          linhaDeTabela([item, frase, citaArtigos(dispositivos)]),
        ),
      ),
      { tipo: 'seção', texto: 'O que a lei deixa em aberto e a resposta que vale se ninguém escolher outra' },
      ...tabela(
        abertas.map((leitura) =>
          linhaDeTabela([
            NOMES_DAS_PERGUNTAS[leitura.pergunta],
            `${rotuloDaLeitura(leitura)}. ${noComeco(leitura.base)}: ${leitura.questao}`,
            citaArtigos(leitura.dispositivos),
          ]),
        ),
      ),
      { tipo: 'seção', texto: `O que ela faz com 1 a ${VAGAS_DA_PREVISAO} vagas, oferecidas de uma vez` },
      { tipo: 'parágrafo', texto: `Um sinal por vaga, da primeira à última: ${legenda}.` },
      ...tabela(
        previsaoDaLei(lei, VAGAS_DA_PREVISAO).map((previsao) =>
          linhaDeTabela([
            quantos(previsao.vagas, 'vaga', 'vagas'),
            emLetras(lei, previsao),
            vagasReservadas(lei, previsao),
          ]),
        ),
        TITULOS_DA_PREVISAO,
      ),
      ...(lei.notas.length === 0 ? [] : [{ tipo: 'seção', texto: 'Notas' } satisfies Bloco]),
      ...lei.notas.map((texto): Bloco => ({ tipo: 'parágrafo', texto })),
    ],
    assinatura: [
      `Local e data: ${'_'.repeat(44)}`,
      `Elaborado por (RH): ${'_'.repeat(38)}   Matrícula: ${'_'.repeat(14)}`,
      `Conferido por (procuradoria): ${'_'.repeat(28)}   Matrícula ou OAB: ${'_'.repeat(10)}`,
    ],
  };
}

/** A law for the procuradoria to check and sign: as a sheet ready to print, and as text to paste. */
export function papelDaLei(lei: Lei): { readonly titulo: string; readonly folha: Folha; readonly texto: string } {
  const documento = documentoDaLei(lei);
  return { titulo: documento.titulo, folha: folhaDoDocumento(documento), texto: textoDoDocumento(documento) };
}

/** The sheets of a law: its table, which can be read again, and the paper for the procuradoria. */
export function folhasDaLeiPropria(lei: Lei): Folha[] {
  return [folhaDaTabela(tabelaDaLei(lei), lei.nome), papelDaLei(lei).folha];
}
