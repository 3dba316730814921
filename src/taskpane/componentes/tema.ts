import { useEffect, useState } from 'react';
import { tema } from '../../adapters/office/tema';
import { useEstado } from '../painel';

const ESCURO = '(prefers-color-scheme: dark)';

/** Whether the pane is drawn dark: as Office is, else as the system prefers. High contrast comes from the system by itself. */
export function useEscuro(): boolean {
  const ambiente = useEstado((estado) => estado.ambiente);
  const [doSistema, setDoSistema] = useState(() => matchMedia(ESCURO).matches);
  useEffect(() => {
    const consulta = matchMedia(ESCURO);
    const mudou = (): void => setDoSistema(consulta.matches);
    consulta.addEventListener('change', mudou);
    return () => consulta.removeEventListener('change', mudou);
  }, []);
  return ambiente === 'excel' ? (tema()?.escuro ?? doSistema) : doSistema;
}
