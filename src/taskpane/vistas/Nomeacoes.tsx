import { useEffect } from 'react';
import { useAcoes, useEstado } from '../painel';
import { Andamento, ComLeitura } from './Espera';
import { ImportacaoDoControle } from './Importacao';
import { NovoAto } from './NovoAto';
import { OLivro } from './OLivro';
import { ProximasChamadas } from './ProximasChamadas';
import { Situacao } from './Situacao';

/** What goes on for years after the lists: acts, where they lead, and who comes next. */
export function Nomeacoes(): React.JSX.Element {
  const { recebido, resumo } = useEstado((estado) => estado.nomeacoes.livro);
  const fazendo = useEstado((estado) => estado.nomeacoes.fazendo);
  const falha = useEstado((estado) => estado.nomeacoes.falha);
  const confirmada = useEstado(({ lei, leitura }) => lei !== undefined && leitura.confirmada);
  const { atualizaLivro } = useAcoes();
  // Something that the acts depend on changed: the law's reading, the ranking.
  const parado = fazendo === undefined && falha === undefined;
  const desatualizado = confirmada && recebido !== undefined && resumo === undefined && parado;
  useEffect(() => {
    if (desatualizado) void atualizaLivro();
  }, [desatualizado, atualizaLivro]);
  return (
    <ComLeitura>
      <Andamento />
      <OLivro />
      <ImportacaoDoControle />
      {resumo !== undefined && (
        <>
          <Situacao />
          <ProximasChamadas />
          <NovoAto />
        </>
      )}
    </ComLeitura>
  );
}
