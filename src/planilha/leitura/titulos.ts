import type { Grupo } from './destino';
import { dicionario, trechosDe, type Dicionario } from './frases';
import { GRUPOS } from './palavras';
import { palavrasDe } from './texto';

/**
 * What a column's title says. `forca` tells which of two columns for the same thing is meant: higher is plainer
 * ("Nota final" over "Nota objetiva"; "Classificação" over "Ordem de escolha").
 */
export type Titulo =
  | {
      readonly tipo: 'inscrição' | 'nome' | 'cargo' | 'classificação' | 'nota' | 'situação' | 'modalidade';
      readonly forca: number;
    }
  | { readonly tipo: 'nascimento' | 'cpf' | 'observação' | 'cor' | 'outra' | 'desconhecida' }
  | { readonly tipo: 'verificação'; readonly de: 'cota' | 'pcd' }
  | { readonly tipo: 'grupo'; readonly grupo: Grupo; readonly posicao: boolean };

const conjunto = (palavras: string): ReadonlySet<string> => new Set(palavras.split(' '));

const POSICAO = conjunto('class classif classificacao clas cl colocacao coloc col posicao pos lugar rank ranking');
const GERAL = conjunto('geral ac ampla concorrencia universal global');
const LIGACOES = conjunto(
  'de do da dos das o a os as e em no na n nr num numero por para com lista candidato candidata candidatos vaga vagas cota cotas final se ao as pelo pela opcao tipo',
);
const NOTA = conjunto(
  'nota notas nt pontos ponto pontuacao pts total tot totais media escore score acertos rendimento desempenho',
);
const PARCIAL = conjunto(
  'objetiva objetivas titulos titulo tit discursiva redacao red pratica oral acertos portugues matematica informatica legislacao especificos especifica especificas basicos gerais conhecimentos lp po cg ce ti prova provas experiencia entrevista peso bonus',
);
const INSCRICAO = conjunto('inscricao inscricoes inscr insc nroinsc ninscricao');
const NOME = conjunto('nome nomes candidato candidata candidatos candidatas');
const CARGO = conjunto('cargo cargos emprego empregos funcao funcoes');
const CARGO_MENOR = conjunto('especialidade especialidades ocupacao habilitacao disciplina');
const SITUACAO = conjunto('situacao status sit');
const NASCIMENTO = conjunto('nasc nascim nascimento dn datanasc');
const HETERO = conjunto('hetero heteroidentificacao heteroident heteroidentif heteroidentificado');
const PERICIA = conjunto('pericia biopsicossocial multiprofissional');
const VERIFICACAO = conjunto(
  'deferido indeferido deferimento parecer verificacao afericao confirmacao comissao validacao homologacao deferida',
);
const OBSERVACAO = conjunto(
  'obs observacao observacoes justificativa motivo ocorrencia ocorrencias anotacao anotacoes anot',
);
const COR = conjunto('cor raca etnia autodeclaracao');
const MODALIDADE = conjunto('cota cotas cotista modalidade concorrencia afirmativa afirmativas lista listas reserva');
const MODALIDADE_MENOR = conjunto('tipo categoria vaga vagas grupo opcao condicao');
const SEQUENCIA = conjunto(
  'n nr no num numero seq sequencia item cham chamada convocacao escolha nomeacao ordem ord chamamento',
);
const OUTRAS = conjunto(
  'assinatura rg documento doc endereco endlogradouro logradouro telefone tel celular email mail sexo genero cidade uf bairro cep portaria sala local hora horario data dt escolaridade jurado idoso idade mae pai bloco unidade dre rf complemento ano regiao localidade polo campus curso lotacao municipio orgao edital prazo processo ato vinculo registro',
);
const NAO_E_INSCRICAO = conjunto('data dt taxa situacao status tipo local valor hora pagamento');

const CABECAS = [
  'class',
  'classif',
  'classificacao',
  'cl',
  'data',
  'dt',
  'nota',
  'nome',
  'cod',
  'codigo',
  'num',
  'tipo',
  'total',
  'nr',
  'n',
  'ad',
  'desc',
  'descricao',
];
const CAUDAS = conjunto(
  'ac pcd ni nna pn ppp ppi ppiq pne def deficiente geral hipo negros negro cota nasc nascimento final total objetiva candidato completo inscricao insc cargo vaga deficiencia ampla pontos',
);

/** "classifPcd", "DataNascimento", "notaFinal": names of fields glued together, whatever their case. */
function separa(palavra: string): string[] {
  if (POSICAO.has(palavra) || NOTA.has(palavra) || INSCRICAO.has(palavra) || NASCIMENTO.has(palavra)) return [palavra];
  for (const cabeca of CABECAS) {
    if (palavra.startsWith(cabeca) && CAUDAS.has(palavra.slice(cabeca.length)))
      return [cabeca, palavra.slice(cabeca.length)];
  }
  return [palavra];
}

const DOS_GRUPOS = GRUPOS.filter(({ familias }) => !familias.includes('cota')).flatMap((grupo) =>
  grupo.palavras.map((palavra) => [palavra, grupo] as const),
);
const COMUNS = dicionario<Grupo>(DOS_GRUPOS);

export type LeitorDeTitulos = (texto: string) => Titulo;

/** A reader of column titles; the law's own words for its groups come before the common ones. */
export function leitorDeTitulos(proprias: readonly (readonly [string, Grupo])[]): LeitorDeTitulos {
  const grupos = proprias.length === 0 ? COMUNS : dicionario<Grupo>([...DOS_GRUPOS, ...proprias]);
  return (texto) => leTitulo(texto, grupos);
}

const TETO_DO_TITULO = 120;

function leTitulo(texto: string, grupos: Dicionario<Grupo>): Titulo {
  if (texto.length > TETO_DO_TITULO) return { tipo: 'desconhecida' };
  const palavras = palavrasDe(texto).split(' ').filter(Boolean).flatMap(separa);
  if (palavras.length === 0) return { tipo: 'desconhecida' };
  const ha = (conjunto: ReadonlySet<string>): boolean => palavras.some((palavra) => conjunto.has(palavra));
  const trechos = trechosDe(palavras, grupos);
  const achados = trechos.flatMap((trecho) => (trecho.tipo === 'frase' ? [trecho.valor] : []));
  const grupo = juntaGrupos(achados);
  const primeiraDe = (conjunto: ReadonlySet<string>): number => {
    const onde = palavras.findIndex((palavra) => conjunto.has(palavra));
    return onde < 0 ? Infinity : onde;
  };

  const verificacao = verificacaoDoTitulo(ha, grupo);
  if (verificacao !== undefined) return verificacao;
  if (ha(NASCIMENTO) || (palavras[0] === 'd' && palavras[1] === 'n')) {
    return ha(conjunto('local cidade municipio uf')) ? { tipo: 'outra' } : { tipo: 'nascimento' };
  }
  if (ha(conjunto('cpf'))) return { tipo: 'cpf' };
  if (ha(INSCRICAO) && !ha(NAO_E_INSCRICAO)) return { tipo: 'inscrição', forca: 2 };
  if (ha(SITUACAO) && ha(INSCRICAO)) return { tipo: 'outra' };
  if (ha(SITUACAO) && !ha(NOTA)) return { tipo: 'situação', forca: 2 };
  const nota = primeiraDe(NOTA);
  const posicao = primeiraDe(POSICAO);
  if (nota < posicao && grupo === undefined) return { tipo: 'nota', forca: forcaDaNota(palavras) };
  if (posicao < Infinity) {
    if (grupo !== undefined) return { tipo: 'grupo', grupo, posicao: true };
    const semNome = grupoSemNome(ha);
    if (semNome !== undefined) return { tipo: 'grupo', grupo: semNome, posicao: true };
    const sobras = palavras.filter(
      (palavra) => !POSICAO.has(palavra) && !GERAL.has(palavra) && !LIGACOES.has(palavra) && palavra !== 'ordem',
    );
    return { tipo: 'classificação', forca: sobras.length === 0 ? 3 : 2 };
  }
  if (
    palavras.every((palavra) => GERAL.has(palavra) || LIGACOES.has(palavra)) &&
    ha(conjunto('geral ac ampla universal'))
  ) {
    return { tipo: 'classificação', forca: 3 };
  }
  if (ha(PARCIAL) && grupo === undefined && !ha(NOME)) return { tipo: 'nota', forca: forcaDaNota(palavras) };
  if (ha(conjunto('resultado'))) return { tipo: 'situação', forca: 1 };
  if (palavras.every((palavra) => palavra === 'final')) return { tipo: 'nota', forca: 5 };
  if (ha(CARGO)) return { tipo: 'cargo', forca: ha(conjunto('cod codigo opcao')) ? 1 : 4 };
  if (ha(CARGO_MENOR)) return { tipo: 'cargo', forca: ha(conjunto('cod codigo')) ? 1 : 3 };
  if (ha(conjunto('cod codigo')) && ha(conjunto('vaga'))) return { tipo: 'cargo', forca: 1 };
  if (ha(OBSERVACAO)) return { tipo: 'observação' };
  if (grupo !== undefined) return { tipo: 'grupo', grupo, posicao: false };
  return restante(palavras, ha);
}

function restante(palavras: readonly string[], ha: (conjunto: ReadonlySet<string>) => boolean): Titulo {
  if (ha(COR)) return { tipo: 'cor' };
  const semNome = ha(conjunto('lista listas')) && !ha(conjunto('cota cotas')) ? grupoSemNome(ha) : undefined;
  if (semNome !== undefined) return { tipo: 'grupo', grupo: semNome, posicao: true };
  if (ha(MODALIDADE) && !ha(conjunto('data'))) return { tipo: 'modalidade', forca: 2 };
  if (ha(NOME) && !ha(OUTRAS) && !ha(conjunto('social')))
    return { tipo: 'nome', forca: ha(conjunto('nome nomes')) ? 2 : 1 };
  if (palavras.every((palavra) => SEQUENCIA.has(palavra) || LIGACOES.has(palavra)) && ha(SEQUENCIA)) {
    const soOrdem = ha(conjunto('ordem ord')) && !ha(conjunto('chamada cham convocacao nomeacao chamamento'));
    if (soOrdem) return { tipo: 'classificação', forca: 1 };
    return ha(conjunto('n nr no num numero seq sequencia item ordem ord'))
      ? { tipo: 'classificação', forca: 0 }
      : { tipo: 'outra' };
  }
  if (palavras.length === 1 && ha(conjunto('matricula protocolo'))) return { tipo: 'inscrição', forca: 1 };
  if (ha(OUTRAS) || ha(conjunto('social')))
    return ha(MODALIDADE_MENOR) && ha(conjunto('vaga')) ? { tipo: 'modalidade', forca: 1 } : { tipo: 'outra' };
  if (ha(MODALIDADE_MENOR)) return { tipo: 'modalidade', forca: 1 };
  return { tipo: 'desconhecida' };
}

/** "Class. Cota" is the rank of the reserva; "Lista especial" may be of any. */
function grupoSemNome(ha: (conjunto: ReadonlySet<string>) => boolean): Grupo | undefined {
  if (ha(conjunto('cota cotas cotista cotistas especifica'))) return { rotulo: 'cota', familias: ['cota'] };
  return ha(conjunto('especial especiais')) ? { rotulo: 'lista especial', familias: ['especial'] } : undefined;
}

function verificacaoDoTitulo(
  ha: (conjunto: ReadonlySet<string>) => boolean,
  grupo: Grupo | undefined,
): Titulo | undefined {
  if (ha(HETERO)) return { tipo: 'verificação', de: 'cota' };
  const pcd = grupo?.familias.includes('pcd') ?? false;
  if (ha(PERICIA)) return { tipo: 'verificação', de: 'pcd' };
  if (ha(VERIFICACAO) && !ha(INSCRICAO)) return { tipo: 'verificação', de: pcd ? 'pcd' : 'cota' };
  const resultado = ha(SITUACAO) || ha(conjunto('resultado'));
  if (resultado && (grupo !== undefined || ha(conjunto('cota cotas'))))
    return { tipo: 'verificação', de: pcd ? 'pcd' : 'cota' };
  return undefined;
}

function juntaGrupos(achados: readonly Grupo[]): Grupo | undefined {
  const [primeiro, ...outros] = achados;
  if (primeiro === undefined) return undefined;
  const familias = [...new Set(achados.flatMap(({ familias }) => familias))];
  return outros.length === 0 || familias.length === primeiro.familias.length
    ? primeiro
    : { rotulo: achados.map(({ rotulo }) => rotulo).join(' e '), familias };
}

function forcaDaNota(palavras: readonly string[]): number {
  const ha = (...procuradas: string[]): boolean => procuradas.some((palavra) => palavras.includes(palavra));
  const parcial = palavras.some((palavra) => PARCIAL.has(palavra));
  if (ha('final')) return parcial ? 2 : 5;
  if (ha('total', 'tot', 'totais', 'geral', 'ger', 'classificatoria')) return parcial || ha('ac') ? 2 : 4;
  if (parcial) return 1;
  const sobras = palavras.filter((palavra) => !NOTA.has(palavra) && !LIGACOES.has(palavra));
  return sobras.length === 0 ? 3 : 1;
}
