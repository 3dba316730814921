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
  for (const pessoa of pessoas) {
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
