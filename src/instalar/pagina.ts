/** The installation page: makes the manifest for the address that it was opened from, and checks what is published there. */
import pacote from '../../package.json';
import { enderecoBase } from './endereco';
import { manifesto } from './manifesto';
import { PREFIXO } from '../redacao/prefixo';
import { RECUSAS } from './recusas';
import { verificacoes, type Verificacao } from './verificacoes';

const PALAVRA = { certo: 'Certo', aviso: 'Atenção', errado: 'Errado' } as const;
const ARQUIVO_BAIXADO = 'cotas-em-concursos.xml';

function item(id: string): HTMLElement {
  const achado = document.getElementById(id);
  if (achado === null) throw new Error(`#${id} is missing`);
  return achado;
}

function linha({ oQue, resultado, detalhe }: Verificacao): HTMLLIElement {
  const li = document.createElement('li');
  li.className = resultado;
  const palavra = document.createElement('strong');
  palavra.textContent = PALAVRA[resultado];
  li.append(palavra, ` ${oQue}${detalhe === '' ? '' : `: ${detalhe}`}`);
  return li;
}

function resumo(feitas: readonly Verificacao[]): string {
  const erradas = feitas.filter(({ resultado }) => resultado === 'errado').length;
  const avisos = feitas.filter(({ resultado }) => resultado === 'aviso').length;
  if (erradas > 0)
    return `${erradas === 1 ? 'Há 1 item errado' : `Há ${erradas} itens errados`}. Corrija antes de instalar.`;
  return avisos > 0 ? 'Pode instalar; veja os itens com “Atenção”.' : 'Tudo certo: pode instalar.';
}

function mostra(feitas: readonly Verificacao[]): void {
  item('verificacoes').replaceChildren(...feitas.map(linha));
  item('resumo').textContent = resumo(feitas);
}

function recusa(porque: string, comoResolver: string): void {
  item('endereco').textContent = porque;
  item('endereco').className = 'errado';
  item('baixar').hidden = true;
  mostra([{ oQue: 'Endereço https', resultado: 'errado', detalhe: comoResolver }]);
}

function oferece(base: string, para: 'uso' | 'desenvolvimento'): void {
  item('endereco').textContent = base;
  const xml = manifesto({ base, versao: pacote.version, prefixo: PREFIXO, para });
  const baixar = item('baixar');
  baixar.hidden = false;
  baixar.setAttribute('download', ARQUIVO_BAIXADO);
  baixar.setAttribute('href', URL.createObjectURL(new Blob([xml], { type: 'application/xml' })));
}

async function abre(): Promise<void> {
  item('versao').textContent = pacote.version;
  if (location.protocol === 'file:') {
    recusa(
      'Esta página foi aberta do disco, e não de um servidor.',
      'publique esta pasta num servidor com https e abra instalar.html por ele. A página Ajuda diz como.',
    );
    return;
  }
  const endereco = enderecoBase(location.href);
  if ('recusado' in endereco) {
    recusa(`O endereço desta página (${location.origin}) não serve.`, RECUSAS[endereco.recusado]);
    return;
  }
  const { base, local } = endereco;
  oferece(base, local ? 'desenvolvimento' : 'uso');
  const https: Verificacao = local
    ? {
        oQue: 'Endereço https',
        resultado: 'aviso',
        detalhe: 'este endereço só existe nesta máquina; serve para testes.',
      }
    : { oQue: 'Endereço https', resultado: 'certo', detalhe: '' };
  // What is published now, not what this browser kept.
  mostra([
    https,
    ...(await verificacoes(base, (url) => fetch(url, { cache: 'no-store', credentials: 'same-origin' }))),
  ]);
}

void abre();
