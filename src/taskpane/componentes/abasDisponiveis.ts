import { useEffect, useState } from 'react';
import type { AbaDoLivro } from '../../adapters/office/abas';
import { useEstado, usePainel } from '../painel';

/** The names of the sheets that may hold what is asked for: the workbook's in Excel, those of the file elsewhere. */
export function useAbasDisponiveis(): readonly string[] {
  const { excel } = usePainel();
  const emExcel = useEstado((estado) => estado.ambiente === 'excel');
  const doArquivo = useEstado((estado) => estado.ranking?.abas);
  // What was written may be one more sheet.
  const feito = useEstado(({ nomeacoes, minhaLei }) => `${nomeacoes.feito} ${minhaLei.feito}`);
  const [doExcel, setDoExcel] = useState<readonly AbaDoLivro[]>([]);
  useEffect(() => {
    if (!emExcel) return;
    excel.abas().then(setDoExcel, () => setDoExcel([]));
  }, [emExcel, excel, feito]);
  return emExcel
    ? doExcel.filter(({ visibilidade }) => visibilidade === 'visível').map(({ nome }) => nome)
    : (doArquivo ?? []).map(({ nome }) => nome);
}
