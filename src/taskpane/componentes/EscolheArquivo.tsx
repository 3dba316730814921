import { Button } from '@fluentui/react-components';
import { useRef } from 'react';

interface Propriedades {
  readonly rotulo: string;
  readonly aoEscolher: (arquivo: File) => void;
  /** What the hidden input is called, for who looks for it. */
  readonly nome: string;
}

/** A button that asks for a spreadsheet file. */
export function EscolheArquivo({ rotulo, aoEscolher, nome }: Propriedades): React.JSX.Element {
  const entrada = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => entrada.current?.click()}>{rotulo}</Button>
      <input
        ref={entrada}
        type="file"
        hidden
        name={nome}
        accept=".xlsx,.xlsm,.xls,.ods,.csv,.txt,.tsv"
        onChange={(evento) => {
          const arquivo = evento.target.files?.[0];
          if (arquivo !== undefined) aoEscolher(arquivo);
          evento.target.value = '';
        }}
      />
    </>
  );
}
