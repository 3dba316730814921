import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons';
import { useId, useRef, useState } from 'react';
import { useAcoes, useEstado } from '../painel';

const useStyles = makeStyles({
  alvo: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: '8px',
    padding: '20px 12px',
    textAlign: 'center',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  sobre: {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  menor: { padding: '10px 12px' },
  icone: { fontSize: '32px', color: tokens.colorBrandForeground1 },
  texto: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  aviso: { margin: 0, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  botoes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '8px', justifyContent: 'center' },
});

export function FonteNoNavegador(): React.JSX.Element {
  const styles = useStyles();
  const entrada = useRef<HTMLInputElement>(null);
  const [sobre, setSobre] = useState(false);
  const [abertoDeVarios, setAbertoDeVarios] = useState<string>();
  const aberto = useEstado((estado) => estado.ranking !== undefined);
  const { abreArquivo, abreExemplo } = useAcoes();
  const id = useId();
  const abre = (arquivos: FileList | null): void => {
    const [arquivo, outro] = arquivos ?? [];
    if (arquivo === undefined) return;
    setAbertoDeVarios(outro === undefined ? undefined : arquivo.name);
    void abreArquivo(arquivo);
  };
  return (
    <div
      className={mergeClasses(styles.alvo, aberto && styles.menor, sobre && styles.sobre)}
      onDragOver={(evento) => {
        evento.preventDefault();
        setSobre(true);
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={(evento) => {
        evento.preventDefault();
        setSobre(false);
        abre(evento.dataTransfer.files);
      }}
    >
      {!aberto && <DocumentTableRegular className={styles.icone} aria-hidden />}
      <p className={styles.texto} id={id}>
        Arraste aqui a planilha de classificação da banca (.xlsx, .xls, .ods ou .csv). Ela é lida neste computador e
        nunca é alterada.
      </p>
      {abertoDeVarios !== undefined && (
        <p className={styles.aviso} role="status">
          Um arquivo de cada vez: dos que foram soltos aqui, só “{abertoDeVarios}” é aberto.
        </p>
      )}
      <div className={styles.botoes}>
        <Button
          appearance={aberto ? 'secondary' : 'primary'}
          aria-describedby={id}
          onClick={() => entrada.current?.click()}
        >
          {aberto ? 'Abrir outro arquivo' : 'Abrir arquivo'}
        </Button>
        {!aberto && <Button onClick={() => void abreExemplo()}>Abrir o exemplo</Button>}
      </div>
      <input
        ref={entrada}
        type="file"
        hidden
        accept=".xlsx,.xlsm,.xls,.ods,.csv,.txt,.tsv"
        onChange={(evento) => {
          abre(evento.target.files);
          // The same file may be opened again after it was corrected.
          evento.target.value = '';
        }}
      />
    </div>
  );
}
