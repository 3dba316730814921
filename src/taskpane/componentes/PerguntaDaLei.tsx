import {
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Badge,
  Button,
  Field,
  Input,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import type { LeituraAdotada } from '../../core/criterios';
import type { Lei } from '../../core/lei';
import { opcoesDe, respostaDe } from '../../core/perguntas';
import { efeitoDasOutras, fraseDaConsequencia } from '../../redacao/consequencia';
import { NOMES_DAS_PERGUNTAS } from '../../redacao/perguntas';
import { explicacaoDaResposta, rotuloDaLeitura, rotuloDaResposta } from '../../redacao/respostas';
import { useAcoes, useEstado } from '../painel';
import { Artigos } from './Artigos';

const useStyles = makeStyles({
  pergunta: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  topo: { display: 'flex', flexDirection: 'column', padding: '6px 0' },
  titulo: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  base: { marginLeft: '6px' },
  efeito: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  muda: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  painel: { margin: '0 0 12px 12px' },
  questao: { margin: '4px 0', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  opcao: { display: 'flex', flexDirection: 'column' },
  explicacao: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  consequencia: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  outra: { display: 'flex', columnGap: '8px', alignItems: 'flex-end', marginTop: '4px' },
});

/** Answers that are chosen as they are; those with a parameter are typed. */
function respostasProntas(leitura: LeituraAdotada, padrao: string): readonly string[] {
  const fixas = opcoesDe(leitura.pergunta).filter(
    (opcao) => respostaDe(leitura.pergunta, opcao) !== undefined && !opcao.includes(':'),
  );
  const grupoDeCinco = leitura.pergunta === 'ordem' ? ['ultima-de-cada-grupo:5'] : [];
  return [...new Set([padrao, ...fixas, ...grupoDeCinco, leitura.resposta])];
}

/**
 * A doubt or a silence of the law: the readings, the one adopted, and what each other one would change on this data.
 *
 * @param padrao the reading that holds when nobody chooses
 */
export function PerguntaDaLei({
  lei,
  leitura,
  padrao,
}: {
  readonly lei: Lei;
  readonly leitura: LeituraAdotada;
  readonly padrao: LeituraAdotada;
}): React.JSX.Element {
  const styles = useStyles();
  const { pergunta, resposta, base, questao, dispositivos } = leitura;
  const consequencias = useEstado((estado) => estado.consequencias[pergunta]);
  const comOrdem = useEstado((estado) => estado.ordem !== undefined);
  const { adotaLeitura } = useAcoes();
  const nome = NOMES_DAS_PERGUNTAS[pergunta];
  const rotulo = (opcao: string): string =>
    opcao === padrao.resposta ? rotuloDaLeitura(padrao) : rotuloDaResposta(pergunta, opcao);
  const consequenciaDe = (opcao: string): string | undefined => {
    if (opcao === resposta) return undefined;
    const esta = consequencias?.find((outra) => outra.resposta === opcao);
    if (esta !== undefined) return fraseDaConsequencia(esta);
    return comOrdem && consequencias === undefined ? 'calculando o que mudaria…' : undefined;
  };
  const efeito = comOrdem ? efeitoDasOutras(consequencias?.filter((outra) => outra.resposta !== resposta)) : undefined;
  return (
    <AccordionItem value={pergunta} className={styles.pergunta}>
      <AccordionHeader size="large">
        <span className={styles.topo}>
          <span className={styles.titulo}>
            {nome}
            <Badge
              className={styles.base}
              appearance="outline"
              color={base === 'dúvida' ? 'warning' : 'informative'}
              size="small"
            >
              {base}
            </Badge>
          </span>
          <span className={styles.explicacao}>
            {rotulo(resposta)}
            {resposta === padrao.resposta ? ' (padrão)' : ' (escolhida)'}
          </span>
          {efeito !== undefined && (
            <span className={mergeClasses(styles.efeito, efeito.muda && styles.muda)}>{efeito.texto}</span>
          )}
        </span>
      </AccordionHeader>
      <AccordionPanel className={styles.painel}>
        <p className={styles.questao}>{questao}</p>
        <Artigos lei={lei} dispositivos={dispositivos} />
        <RadioGroup
          value={resposta}
          onChange={(_, { value }) => adotaLeitura(pergunta, value)}
          aria-label={`Leitura adotada: ${nome}`}
        >
          {respostasProntas(leitura, padrao.resposta).map((opcao) => (
            <Radio
              key={opcao}
              value={opcao}
              label={
                <span className={styles.opcao}>
                  <span>
                    {rotulo(opcao)}
                    {opcao === padrao.resposta && ' (padrão)'}
                  </span>
                  <span className={styles.explicacao}>{explicacaoDaResposta(pergunta, opcao)}</span>
                  {consequenciaDe(opcao) !== undefined && (
                    <span className={styles.consequencia}>Aqui: {consequenciaDe(opcao)}</span>
                  )}
                </span>
              }
            />
          ))}
        </RadioGroup>
        {pergunta === 'ordem' && <OutraOrdem aoAdotar={(texto) => adotaLeitura('ordem', texto)} />}
      </AccordionPanel>
    </AccordionItem>
  );
}

function OutraOrdem({ aoAdotar }: { readonly aoAdotar: (resposta: string) => void }): React.JSX.Element {
  const styles = useStyles();
  const [digitado, setDigitado] = useState('');
  const [recusado, setRecusado] = useState(false);
  const adota = (): void => {
    const limpo = digitado.replace(/\s+/gu, '');
    const resposta = /^\d+$/.test(limpo) ? `ultima-de-cada-grupo:${limpo}` : `posicoes:${limpo}`;
    const aceita = respostaDe('ordem', resposta) !== undefined;
    setRecusado(!aceita);
    if (aceita) aoAdotar(resposta);
  };
  return (
    <div className={styles.outra}>
      <Field
        label="Outra ordem"
        hint="5 = a última de cada grupo de 5; 3,8,13+5 = vagas 3, 8, 13 e depois de 5 em 5"
        {...(recusado && {
          validationMessage: 'Escreva um número, ou posições em ordem: 3,8,13+5.',
          validationState: 'error' as const,
        })}
      >
        <Input value={digitado} onChange={(_, { value }) => setDigitado(value)} />
      </Field>
      <Button onClick={adota} disabled={digitado.trim() === ''}>
        Adotar
      </Button>
    </div>
  );
}
