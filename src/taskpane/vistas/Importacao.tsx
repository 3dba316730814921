import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { quantos } from '../../redacao/palavras';
import { Campo } from '../componentes/Campo';
import { Escolha } from '../componentes/Escolha';
import { Secao } from '../componentes/Secao';
import { useAcoes, useEstado } from '../painel';
import { RegistroPrevisto } from './RegistroPrevisto';

const useStyles = makeStyles({
  perguntas: { display: 'flex', flexDirection: 'column', rowGap: '12px', marginBottom: '10px' },
  texto: { margin: '0 0 4px' },
  lista: { margin: 0, paddingLeft: '18px', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

/** RH's own control sheet as acts: what it does not say is asked, and every inference is shown to be confirmed. */
export function ImportacaoDoControle(): React.JSX.Element | null {
  const styles = useStyles();
  const importacao = useEstado((estado) => estado.nomeacoes.importacao);
  const { importaControle, mostraInferencias } = useAcoes();
  const [digitadas, setDigitadas] = useState<Readonly<Record<string, string>>>({});
  if (importacao === undefined) return null;
  const { lida, respostas } = importacao;
  const { perguntas, atos, inferencias } = lida;
  return (
    <Secao
      titulo="Controle do RH como livro"
      texto={`Foram lidos ${quantos(atos.total, 'ato', 'atos')}. Nada é registrado antes da sua confirmação.`}
    >
      {perguntas.length > 0 && (
        <div className={styles.perguntas}>
          {perguntas.map(({ chave, texto, opcoes, cargo }) => {
            const valor = digitadas[chave] ?? respostas[chave] ?? '';
            const muda = (resposta: string): void => setDigitadas({ ...digitadas, [chave]: resposta });
            return (
              <div key={chave} data-impede="controle" tabIndex={-1}>
                <p className={styles.texto}>
                  {cargo === '' ? '' : `${cargo}: `}
                  {texto}
                </p>
                {opcoes === undefined ? (
                  <Campo rotulo="Resposta (número)" valor={valor} numerico aoMudar={muda} />
                ) : (
                  <Escolha rotulo="Resposta" valor={valor} aoMudar={muda}>
                    <option value="">Escolha…</option>
                    {opcoes.map((opcao) => (
                      <option key={opcao.valor} value={opcao.valor}>
                        {opcao.texto}
                      </option>
                    ))}
                  </Escolha>
                )}
              </div>
            );
          })}
          <Button appearance="primary" onClick={() => void importaControle({ ...respostas, ...digitadas })}>
            Responder
          </Button>
        </div>
      )}
      {inferencias.total > 0 && (
        <Accordion collapsible defaultOpenItems="inferencias">
          <AccordionItem value="inferencias">
            <AccordionHeader size="small">
              {quantos(
                inferencias.total,
                'ponto deduzido do controle: confira',
                'pontos deduzidos do controle: confira',
              )}
            </AccordionHeader>
            <AccordionPanel>
              <ul className={styles.lista}>
                {inferencias.primeiros.map(({ ato, oque, valor, motivo, linha }) => (
                  <li key={`${ato} ${oque} ${valor}`}>
                    Ato {ato}
                    {linha === undefined ? '' : ` (linha ${linha})`}, {oque}: {valor}. {motivo}
                  </li>
                ))}
              </ul>
              {inferencias.total > inferencias.primeiros.length && (
                <Button size="small" onClick={() => void mostraInferencias()}>
                  Mostrar os {inferencias.total}
                </Button>
              )}
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
      <RegistroPrevisto de="controle" />
    </Secao>
  );
}
