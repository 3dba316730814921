import { wrap } from 'comlink';
import { createRoot } from 'react-dom/client';
import { carregamentoDoOffice } from '../adapters/office/suporte';
import { App } from './App';
import { criarAcoes } from './estado/acoes';
import { acompanha } from './estado/calculo';
import { criarLoja } from './estado/loja';
import { excel } from './hospedeiro/excel';
import { pagina } from './hospedeiro/pagina';
import { PainelContext } from './painel';
import type { TrabalhoDoPainel } from './trabalhador/trabalho';
import { criarTrabalhador } from './trabalhador/ligacao';

const contexto = { loja: criarLoja(), trabalhador: wrap<TrabalhoDoPainel>(criarTrabalhador()), excel, pagina };
const acoes = criarAcoes(contexto);
acompanha(contexto);

const raiz = document.getElementById('root');
if (raiz !== null) {
  createRoot(raiz).render(
    <PainelContext.Provider value={{ ...contexto, acoes }}>
      <App />
    </PainelContext.Provider>,
  );
}

// Acts and a law that no file has yet would go with the page.
window.addEventListener('beforeunload', (evento) => {
  const { nomeacoes, minhaLei } = contexto.loja.getState();
  if (nomeacoes.livro.porGravar > 0 || minhaLei.mudou) evento.preventDefault();
});

// A file dropped beside the target must not take the place of the pane.
for (const evento of ['dragover', 'drop']) window.addEventListener(evento, (este) => este.preventDefault());

const doOffice = document.querySelector<HTMLScriptElement>('script[src*="office.js"]');
void carregamentoDoOffice(doOffice).then(acoes.adota);
