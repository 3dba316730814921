import { Campo } from '../componentes/Campo';
import { dataDigitada } from '../estado/digitado';
import { useAcoes, useEstado } from '../painel';

/** What the acts of one publication have in common. */
export function CamposDaPublicacao(): React.JSX.Element {
  const { data, documento } = useEstado((estado) => estado.nomeacoes.publicacao);
  const { mudaPublicacao } = useAcoes();
  return (
    <>
      <Campo
        rotulo="Data do ato"
        valor={data}
        exemplo="dd/mm/aaaa"
        digitado={dataDigitada(data)}
        aoMudar={(digitada) => mudaPublicacao({ data: digitada })}
      />
      <Campo
        rotulo="Documento"
        valor={documento}
        exemplo="Portaria nº …"
        aoMudar={(digitado) => mudaPublicacao({ documento: digitado })}
      />
    </>
  );
}
