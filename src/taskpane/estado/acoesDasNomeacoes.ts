import { resolverCriterios } from '../../core/criterios';
import { quantos } from '../../redacao/palavras';
import type { Registro } from '../../trabalho/nomeacoes';
import { numeroDigitado, valorDe } from './digitado';
import { ATO_EM_BRANCO, CAMPOS_DO_ATO, type AtoDigitado, type Nomeacoes, type PublicacaoDigitada } from './livro';
import type { Contexto } from './loja';
import type { OficinaDoLivro } from './oficinaDoLivro';

/** As typed, the empty ones left out. */
function publicacaoDe({ data, documento, motivo }: PublicacaoDigitada) {
  return {
    ...(data.trim() !== '' && { data: data.trim() }),
    ...(documento.trim() !== '' && { documento: documento.trim() }),
    ...(motivo.trim() !== '' && { motivo: motivo.trim() }),
  };
}

/** The next calls, and the acts that are foreseen first and then confirmed. */
export function acoesDasNomeacoes({ loja, trabalhador }: Contexto, { muda, faz, grava }: OficinaDoLivro) {
  const quaisDe = ({ chamamento: { chamar, cargo } }: Nomeacoes) => ({
    chamar: valorDe(numeroDigitado(chamar)) ?? 0,
    ...(cargo !== '' && { cargo }),
  });

  function preve(de: NonNullable<Nomeacoes['registro']>['de'], previsto: Registro): void {
    muda({ registro: { de, previsto } });
    loja.setState({
      anuncio: previsto.bloqueia
        ? 'O registro tem pontos a resolver.'
        : `${quantos(previsto.linhas.length, 'ato pronto', 'atos prontos')} para registrar.`,
    });
  }

  return {
    mudaAto: (mudanca: Partial<AtoDigitado>): void => {
      const { ato } = loja.getState().nomeacoes;
      muda({ ato: { ...ato, ...mudanca }, registro: undefined });
    },
    mudaPublicacao: (mudanca: Partial<PublicacaoDigitada>): void => {
      const { publicacao } = loja.getState().nomeacoes;
      muda({ publicacao: { ...publicacao, ...mudanca }, registro: undefined });
    },
    mudaChamamento: (mudanca: Partial<Pick<Nomeacoes['chamamento'], 'chamar' | 'cargo'>>): void => {
      const { chamamento } = loja.getState().nomeacoes;
      muda({ chamamento: { ...chamamento, ...mudanca, proximas: undefined, cenarios: {} }, registro: undefined });
    },

    vejaProximas: (): Promise<void> =>
      faz('Calculando as próximas chamadas', 'As próximas chamadas não foram calculadas', async (pedido) => {
        const { nomeacoes } = loja.getState();
        const proximas = await trabalhador.proximas(pedido, quaisDe(nomeacoes));
        muda({ chamamento: { ...nomeacoes.chamamento, proximas, cenarios: {} }, registro: undefined });
        const total = proximas.cargos.reduce((soma, { proximas: dele }) => soma + dele.total, 0);
        loja.setState({ anuncio: `${quantos(total, 'próxima chamada', 'próximas chamadas')}.` });
      }),

    /** Who gains and who loses under each other reading, for the calls that are shown. */
    comparaLeituras: (): Promise<void> =>
      faz('Comparando as leituras', 'A comparação não terminou', async (pedido) => {
        const { chamar } = quaisDe(loja.getState().nomeacoes);
        for (const { pergunta } of resolverCriterios(pedido.lei, pedido.respostas).leituras) {
          const cenarios = await trabalhador.cenarios(pedido, pergunta, chamar);
          const { chamamento } = loja.getState().nomeacoes;
          muda({ chamamento: { ...chamamento, cenarios: { ...chamamento.cenarios, [pergunta]: cenarios } } });
        }
      }),

    nomeiaProximas: (): Promise<void> =>
      faz('Preparando as nomeações', 'As nomeações não foram preparadas', async (pedido) => {
        const { nomeacoes } = loja.getState();
        // The reason typed for an act of its own is not on this part of the screen.
        const publicacao = publicacaoDe({ ...nomeacoes.publicacao, motivo: '' });
        preve('próximas', await trabalhador.nomeiaProximas(pedido, quaisDe(nomeacoes), publicacao));
      }),

    preveAto: (): Promise<void> =>
      faz('Conferindo o ato', 'O ato não foi conferido', async (pedido) => {
        const { ato, publicacao } = loja.getState().nomeacoes;
        const campos = CAMPOS_DO_ATO[ato.tipo];
        const vaga = campos.includes('vaga') ? valorDe(numeroDigitado(ato.vaga)) : undefined;
        const quantidade = campos.includes('quantidade') ? valorDe(numeroDigitado(ato.quantidade)) : undefined;
        const inscricao = campos.includes('pessoa') ? ato.inscricao.trim() : '';
        preve(
          'ato',
          await trabalhador.registra(pedido, {
            tipo: ato.tipo,
            cargo: campos.includes('cargo') ? ato.cargo : '',
            pessoas: inscricao === '' ? [] : [inscricao],
            ...(vaga !== undefined && { vaga }),
            ...(quantidade !== undefined && { quantidade }),
            ...(campos.includes('lista') && ato.lista !== '' && { lista: ato.lista }),
            ...(campos.includes('compensa') && ato.compensa.trim() !== '' && { compensa: ato.compensa.trim() }),
            ...publicacaoDe(publicacao),
          }),
        );
      }),

    desisteDoRegistro: (): void => muda({ registro: undefined, importacao: undefined }),

    confirmaRegistro: (): Promise<void> =>
      faz('Registrando no livro', 'Os atos não foram registrados', async (pedido) => {
        const { registro, ato, publicacao } = loja.getState().nomeacoes;
        if (registro === undefined || registro.previsto.bloqueia || registro.previsto.linhas.length === 0) return;
        await grava(registro.previsto.linhas, pedido);
        muda({
          ato: { ...ATO_EM_BRANCO, tipo: ato.tipo, cargo: ato.cargo },
          // One publication may hold many acts; a reason is of one.
          publicacao: { ...publicacao, motivo: '' },
          importacao: undefined,
        });
      }),
  };
}
