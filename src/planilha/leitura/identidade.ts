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
      if (!semColuna.has(registro.aba)) problemas.push({ codigo: 'sem-inscricao', gravidade: 'aviso', lugar: lugar(registro, 'inscricao'), dados: {} });
      semColuna.add(registro.aba);
    } else if (registro.chave === '') {
      problemas.push({ codigo: 'inscricao-ausente', gravidade: 'erro', lugar: lugar(registro, 'inscricao'), dados: { nome: registro.nome } });
    }
    if (registro.nome === '' && registro.inscricao !== '') {
      problemas.push({ codigo: 'nome-ausente', gravidade: 'aviso', lugar: lugar(registro, 'nome'), dados: { inscricao: registro.inscricao } });
    }
  }
  return [...problemas, ...homonimos(pessoas)];
}

function homonimos(pessoas: readonly Pessoa[]): Problema[] {
  const porNome = new Map<string, Pessoa[]>();
  for (const pessoa of pessoas) {
    const nome = palavrasDe(pessoa.principal.nome);
    if (nome === '' || pessoa.principal.chave === '') continue;
    const iguais = porNome.get(nome);
    if (iguais === undefined) porNome.set(nome, [pessoa]);
    else iguais.push(pessoa);
  }
  return [...porNome.values()].flatMap((iguais): Problema[] => {
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
