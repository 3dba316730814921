import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import type { Orgao, Vinculo } from '../../core/lei';
import { NOMES_DOS_ORGAOS, NOMES_DOS_VINCULOS } from '../../redacao/alcance';
import { textoDoProblema } from '../../redacao/problema';
import { problemasDaValidade } from '../../trabalho/validade';
import { dataDigitada, valorDe } from '../estado/digitado';
import { useAcoes, useEstado, usePainel } from '../painel';
import { Campo } from './Campo';
import { Escolha } from './Escolha';

const useStyles = makeStyles({
  impressos: { display: 'flex', flexDirection: 'column', rowGap: '10px', margin: 0 },
  campos: { display: 'flex', flexDirection: 'column', rowGap: '10px' },
  dois: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    columnGap: '10px',
    rowGap: '10px',
  },
});

const ORGAOS = Object.keys(NOMES_DOS_ORGAOS) as Orgao[];
const VINCULOS = Object.keys(NOMES_DOS_VINCULOS) as Vinculo[];

export function DadosDoConcurso(): React.JSX.Element {
  const styles = useStyles();
  const concurso = useEstado((estado) => estado.concurso);
  const { mudaConcurso } = useAcoes();
  const { pagina } = usePainel();
  const validade = dataDigitada(concurso.validade);
  const prorrogacao = dataDigitada(concurso.prorrogacao);
  const [ate, prorrogadaAte] = [valorDe(validade), valorDe(prorrogacao)];
  const vencida = problemasDaValidade(
    { ...(ate !== undefined && { validade: ate }), ...(prorrogadaAte !== undefined && { prorrogacao: prorrogadaAte }) },
    pagina.hoje(),
  );
  return (
    <div className={styles.campos}>
      <Campo
        rotulo="Data do edital"
        valor={concurso.dataDoEdital}
        exemplo="dd/mm/aaaa"
        digitado={dataDigitada(concurso.dataDoEdital)}
        aoMudar={(dataDoEdital) => mudaConcurso({ dataDoEdital })}
      />
      <div className={styles.dois}>
        <Escolha
          rotulo="Órgão"
          valor={concurso.orgao ?? ''}
          aoMudar={(valor) => mudaConcurso({ orgao: ORGAOS.find((este) => este === valor) })}
        >
          <option value="">Não informado</option>
          {ORGAOS.map((orgao) => (
            <option key={orgao} value={orgao}>
              {NOMES_DOS_ORGAOS[orgao]}
            </option>
          ))}
        </Escolha>
        <Escolha
          rotulo="Vínculo"
          valor={concurso.vinculo ?? ''}
          aoMudar={(valor) => mudaConcurso({ vinculo: VINCULOS.find((este) => este === valor) })}
        >
          <option value="">Não informado</option>
          {VINCULOS.map((vinculo) => (
            <option key={vinculo} value={vinculo}>
              {NOMES_DOS_VINCULOS[vinculo]}
            </option>
          ))}
        </Escolha>
      </div>
      {vencida.map((problema) => (
        <MessageBar key={problema.codigo} intent="warning" layout="multiline">
          <MessageBarBody>{textoDoProblema(problema)}</MessageBarBody>
        </MessageBar>
      ))}
      <Accordion collapsible>
        <AccordionItem value="impressos">
          <AccordionHeader size="small">Identificação nos impressos e validade</AccordionHeader>
          <AccordionPanel className={styles.impressos}>
            <Campo
              rotulo="Prefeitura ou entidade"
              valor={concurso.prefeitura}
              exemplo="Prefeitura Municipal de …"
              aoMudar={(prefeitura) => mudaConcurso({ prefeitura })}
            />
            <div className={styles.dois}>
              <Campo
                rotulo="Concurso nº"
                valor={concurso.concurso}
                exemplo="01/2026"
                aoMudar={(numero) => mudaConcurso({ concurso: numero })}
              />
              <Campo
                rotulo="Edital nº"
                valor={concurso.edital}
                exemplo="01/2026"
                aoMudar={(edital) => mudaConcurso({ edital })}
              />
              <Campo
                rotulo="Processo nº"
                valor={concurso.processo}
                exemplo="123/2026"
                aoMudar={(processo) => mudaConcurso({ processo })}
              />
              <Campo
                rotulo="Responsável"
                valor={concurso.responsavel}
                exemplo="Quem elabora"
                aoMudar={(responsavel) => mudaConcurso({ responsavel })}
              />
              <Campo
                rotulo="Validade até"
                valor={concurso.validade}
                exemplo="dd/mm/aaaa"
                digitado={validade}
                aoMudar={(texto) => mudaConcurso({ validade: texto })}
              />
              <Campo
                rotulo="Prorrogado até"
                valor={concurso.prorrogacao}
                exemplo="dd/mm/aaaa"
                digitado={prorrogacao}
                aoMudar={(texto) => mudaConcurso({ prorrogacao: texto })}
              />
            </div>
          </AccordionPanel>
        </AccordionItem>
      </Accordion>
    </div>
  );
}
