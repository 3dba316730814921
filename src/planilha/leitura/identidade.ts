import type { Problema } from '../../core/problema';
import { letraDaColuna } from '../grade';
import type { CampoUnico } from './colunas';
import type { Registro } from './registro';
import type { Pessoa } from './reuniao';
import { palavrasDe } from './texto';

function lugar({ aba, linha, bloco }: Registro, campo: CampoUnico): { aba: string; linha: number; coluna?: string } {
  const coluna = bloco.secao.colunas.unicas[campo];
  return coluna === undefined ? { aba, linha } : { aba, linha, coluna: letraDaColuna(coluna) };
}

/** People who cannot be told apart, or may be confused: no inscrição, no name, same name. */
export function problemasDeIdentidade(registros: readonly Registro[], pessoas: readonly Pessoa[]): Problema[] {
  const problemas: Problema[] = [];
  const semColuna = new Set<string>();
  for (const registro of registros) {
    const { unicas } = registro.bloco.secao.colunas;
    if (unicas.inscricao === undefined) {
      if (!semColuna.has(registro.aba))
        problemas.push({ codigo: 'sem-inscricao', gravidade: 'aviso', lugar: lugar(registro, 'inscricao'), dados: {} });
      semColuna.add(registro.aba);
    } else if (registro.chave === '') {
      problemas.push({
        codigo: 'inscricao-ausente',
        gravidade: 'erro',
        lugar: lugar(registro, 'inscricao'),
        dados: { nome: registro.nome },
      });
    }
    if (registro.nome === '' && registro.inscricao !== '') {
      problemas.push({
        codigo: 'nome-ausente',
        gravidade: 'aviso',
        lugar: lugar(registro, 'nome'),
        dados: { inscricao: registro.inscricao },
      });
    }
  }
  return [...problemas, ...homonimos(pessoas)];
}

function homonimos(pessoas: readonly Pessoa[]): Problema[] {
  const primeiras = new Map<string, Pessoa>();
  const repetidos = new Map<string, Pessoa[]>();
  for (const pessoa of possiveisHomonimos(pessoas)) {
    const nome = palavrasDe(pessoa.principal.nome);
    if (nome === '' || pessoa.principal.chave === '') continue;
    const primeira = primeiras.get(nome);
    const iguais = repetidos.get(nome);
    if (primeira === undefined) primeiras.set(nome, pessoa);
    else if (iguais === undefined) repetidos.set(nome, [primeira, pessoa]);
    else iguais.push(pessoa);
  }
  return [...repetidos.values()].flatMap((iguais): Problema[] => {
    const inscricoes = [...new Set(iguais.map(({ principal }) => principal.inscricao))];
    const [, segunda] = iguais;
    if (segunda === undefined || inscricoes.length < 2) return [];
    return [
      {
        codigo: 'homonimos',
        gravidade: 'aviso',
        lugar: lugar(segunda.principal, 'nome'),
        dados: { nome: segunda.principal.nome, inscricoes },
      },
    ];
  });
}

/** Everyone whose name may be another's: names are seldom equal, and their words are dear. */
function possiveisHomonimos(pessoas: readonly Pessoa[]): readonly Pessoa[] {
  const somas = Int32Array.from(pessoas, ({ principal }) => somaDasLetras(principal.nome));
  const ordenadas = somas.slice().sort();
  const repetidas = new Set<number>();
  for (let i = 1; i < ordenadas.length; i += 1) {
    const soma = ordenadas[i] ?? 0;
    if (soma === ordenadas[i - 1]) repetidas.add(soma);
  }
  return repetidas.size === 0 ? [] : pessoas.filter((_, i) => repetidas.has(somas[i] ?? 0));
}

/** A number that names of the same words share: made of letters and digits only, without accents or case. */
function somaDasLetras(nome: string): number {
  const simples = /^[\x00-\x7f]*$/.test(nome) ? nome : nome.normalize('NFD').toLowerCase();
  let soma = 0;
  for (let i = 0; i < simples.length; i += 1) {
    const codigo = simples.charCodeAt(i);
    const letra = codigo | 32;
    if ((letra >= 97 && letra <= 122) || (codigo >= 48 && codigo <= 57)) soma = (Math.imul(soma, 31) + letra) | 0;
  }
  return soma;
}
