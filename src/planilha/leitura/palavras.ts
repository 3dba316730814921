/**
 * The words of ranking sheets, as data. Normalised (no accents, lower case); "@" stands for o, a, os, as, and "(s)" for
 * an optional ending, so the gender and number of words never matter.
 */

/** Phrases written one after another, with ";" between them. */
function frases(texto: string): readonly string[] {
  return texto.trim().split(/\s*;\s*/);
}

/** Groups: the name used when no law is chosen, the mark families, and the words that mean it. */
export const GRUPOS: readonly {
  readonly rotulo: string;
  readonly familias: readonly string[];
  readonly palavras: readonly string[];
}[] = [
  {
    rotulo: 'negros',
    familias: ['negro'],
    palavras: frases(`
    negr@; pret@; pard@; pret@ e pard@; pret@ ou pard@; pret@ pard@; negr@ e pard@; negr@ a; pret@ a;
    pard@ a; negr@ as; pp; ppp; pn; pnp; nna; ppn; populacao negra; raca negra; cor negra; cor preta;
    cor parda`),
  },
  {
    rotulo: 'cota racial',
    familias: ['negro'],
    palavras: frases(`
    cotas raciais; cota racial; racial; raciais; etnico racial; etnico raciais; etnicorracial;
    etnia negra; grupo etnico racial`),
  },
  {
    rotulo: 'afro-brasileiros',
    familias: ['negro'],
    palavras: frases(`
    afro; afros; afro brasileir@; afrobrasileir@; afro bras; afrobras; afrodescendente(s);
    afro descendente(s); afrodesc; afro desc`),
  },
  {
    rotulo: 'negros e índios',
    familias: ['negro', 'indigena'],
    palavras: frases(`
    ni; negr@ e indi@; negr@ e indigena(s); negr@ ou indi@; negr@ ou indigena(s); negr@ indi@;
    negr@ indigena(s); ppi; pret@ pard@ e indigena(s); pret@ pard@ ou indigena(s);
    pret@ pard@ indigena(s); pni`),
  },
  {
    rotulo: 'negros, indígenas e quilombolas',
    familias: ['negro', 'indigena', 'quilombola'],
    palavras: frases('ppiq; pniq; niq; pret@ pard@ indigena(s) e quilombola(s); negr@ indigena(s) e quilombola(s)'),
  },
  { rotulo: 'indígenas', familias: ['indigena'], palavras: frases('indigena(s); indi@; indig; povo(s) indigena(s)') },
  { rotulo: 'quilombolas', familias: ['quilombola'], palavras: frases('quilombola(s); quilomb') },
  {
    rotulo: 'pcd',
    familias: ['pcd'],
    palavras: frases(`
    pcd(s); pne(s); pd; ppd(s); pcdf; def; defs; df; deficiente(s); deficiencia(s);
    pessoa(s) com deficiencia; portador(es) de deficiencia; portadora(s) de deficiencia;
    portador(es) de necessidades especiais; com deficiencia; necessidades especiais; defic`),
  },
  {
    rotulo: 'hipossuficientes',
    familias: ['hipossuficiente'],
    palavras: frases('hipo; hipossuficiente(s); hipossuf; hipossuficiencia; baixa renda; escola publica'),
  },
  {
    rotulo: 'pessoas trans',
    familias: ['trans'],
    palavras: frases('trans; transexual; transexuais; transgener@; travesti(s); pessoas trans'),
  },
  { rotulo: 'mulheres', familias: ['mulher'], palavras: frases('mulher(es); mulher') },
  {
    rotulo: 'cota',
    familias: ['cota'],
    palavras: frases('cota(s); cotista(s); pela(s) cota(s); acao afirmativa; acoes afirmativas; vaga(s) reservada(s)'),
  },
];

/** What a cell of the PcD column may say instead of yes. */
export const DEFICIENCIAS: readonly string[] = frases(`
    fisic@; visual; visuais; auditiv@; intelectual; mental; multipl@; psicossocial; tea; autista;
    autismo; transtorno do espectro autista; surd@; surdez; ceg@; cegueira; monocular; visao monocular;
    baixa visao; motor@; cadeirante`);

/** Not a group: the general list, and the other colours of the census. */
export const SEM_GRUPO: readonly string[] = frases(`
    ampla; ampla concorrencia; ac; a c; geral; lista geral; concorrencia geral; livre concorrencia;
    universal; concorrencia ampla; branc@; amarel@; nenhum; nenhuma; nada; nada consta; nao se aplica;
    n a; na; n d; nao informado; nao informada; prefiro nao declarar; nao desejo declarar; nao ha`);

export const AFIRMACOES: readonly string[] = frases(`
    s; sim; x; xx; xxx; verdadeiro; true; v; ok; optante; inscrit@; concorre; optou; se declarou;
    autodeclarad@; declarou; declarad@`);
export const NEGACOES: readonly string[] = frases(`
    nao; sem; nem; falso; false; nao e; nao sou; nao concorre; nao optante; nao optou; nao possui;
    nao tem; nao inscrit@; nao se declarou; nao declarou; nao declarad@; nao autodeclarad@;
    nao participa`);

/** Words that add nothing to a mark. */
export const LIGACOES: readonly string[] = frases(`
    e; ou; de; da; do; das; dos; a; o; as; os; com; como; para; por; pela; pelo; em; no; na lista;
    lista; listas; lista de; pessoa(s); candidat@; vaga(s); reserva; reservad@; reserva de vagas;
    cota(s) para; cota(s) de; grupo; declarou se; povo(s); condicao; modalidade; tipo; cor; raca`);

/** Situations: the enum of Situacao by the words of sheets. */
export const SITUACOES_ESCRITAS = {
  habilitado: frases(`
    habilitad@; classificad@; aprovad@; apt@; cadastro de reserva; cadastro reserva; reserva; cr;
    aguardando; aguarda; aguardando convocacao; aguardando nomeacao; aguardando chamada; a convocar;
    a nomear; nao convocad@; nao nomead@; nao chamad@; nao eliminad@; nao desclassificad@;
    lista de espera; espera; excedente(s); suplente(s); remanescente(s); ativ@; regular; selecionad@;
    homologad@; dentro das vagas; ainda nao convocad@; ainda nao nomead@`),
  eliminado: frases(`
    eliminad@; elim; ausente(s); faltou; faltos@; falta; nao habilitad@; inabilitad@; reprovad@;
    desclassificad@; desclassif; inapt@; nao apt@; nao classificad@; nao aprovad@; nao selecionad@;
    nao compareceu; nao homologad@; excluid@; documentacao rejeitada; desabilitad@; nh; nc; eliminacao;
    desligad@`),
  desistente: frases(`
    desistente(s); desistiu; desistencia; termo de desistencia; nao tomou posse; posse nao tomada;
    nao assumiu; renunciou; renuncia; nao aceitou; recusou; recusou a vaga; sem efeito;
    tornada sem efeito; tornado sem efeito; nomeacao sem efeito; nomeacao tornada sem efeito;
    abriu mao`),
  'fim-de-fila': frases(`
    final de fila; final da fila; fim de fila; fim da fila; fim de lista; final de lista;
    final da lista; fim da lista; reclassificad@; reposicionad@; reposicionad@ no final;
    reclassificacao`),
  'sub-judice': frases(`
    sub judice; subjudice; liminar; judicial; decisao judicial; mandado de seguranca;
    por forca de liminar; ordem judicial; tutela de urgencia; tutela antecipada`),
  'ja-nomeado': frases(`
    nomead@; convocad@; contratad@; empossad@; ja nomead@; ja convocad@; ja chamad@; ja contratad@;
    ja empossad@; chamad@; admitid@; tomou posse; empossad@ em exercicio; em exercicio; efetivad@;
    assumiu; lotad@`),
} as const;

/** Verification of the declared condition: the enum of Pertenca by the words of the committee's column. */
export const VERIFICACOES_ESCRITAS = {
  confirmada: frases(`
    deferid@; apt@; confirmad@; confirmou; favoravel; enquadrad@; homologad@; aprovad@; valid@;
    validad@; reconhecid@; aceit@; habilitad@; procedente; sim; s; recurso deferid@; recurso provido`),
  negada: frases(`
    indeferid@; inapt@; nao apt@; nao confirmad@; nao confirmou; desfavoravel; nao enquadrad@;
    nao homologad@; nao compareceu; ausente; faltou; faltos@; negad@; recusad@; rejeitad@;
    nao reconhecid@; nao validad@; nao aceit@; invalid@; reprovad@; eliminad@; nao deferid@;
    nao habilitad@; improcedente; recurso indeferid@; recurso nao provido; nao aprovad@`),
  pendente: frases(`
    em recurso; recurso; pendente; aguardando; aguarda; em analise; analise; em andamento; a realizar;
    nao realizada; nao realizado; agendad@; convocad@; em avaliacao; a confirmar; a verificar;
    sem resultado; diligencia; em diligencia; suspens@`),
} as const;

/** Words that show a verification was not concluded when found in an observation. */
export const VERIFICACAO_NA_OBSERVACAO: readonly string[] = frases(`
    heteroidentificacao; heteroident; heteroidentif; hetero; verificacao; autodeclaracao;
    banca de heteroidentificacao; pericia; comissao`);
