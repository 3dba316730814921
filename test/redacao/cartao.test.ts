import type { Lei, Regra, RegrasDaReserva } from '../../src/core/lei';
import { LEIS } from '../../src/leis/catalogo';
import { lei as federal } from '../../src/leis/federal-15142-2025/lei';
import { lei as ferraz } from '../../src/leis/ferraz-de-vasconcelos-3677-2026/lei';
import { lei as portoAlegre } from '../../src/leis/porto-alegre-lc-494-2003/lei';
import { lei as portoFeliz } from '../../src/leis/porto-feliz-4993-2011/lei';
import { cartaoDaLei, comPerguntasAbaixo, resumoDaLei } from '../../src/redacao/cartao';

const escrito = (lei: Lei): string[] =>
  comPerguntasAbaixo(cartaoDaLei(lei)).map(({ item, frase, dispositivos, base }) => [item, frase, dispositivos.join('; '), base].join(' | '));

test('the card of a law by groups of five', () => {
  expect(escrito(portoFeliz)).toEqual([
    'Percentual | 20% das vagas para pessoas negras e indígenas. | art. 1º | texto',
    'Mínimo de vagas | A lei não diz; por padrão, não há número mínimo de vagas. |  | silêncio',
    'Arredondamento | Fração igual ou maior que 0,5 para cima; menor, para baixo. | art. 1º, § 1º | texto',
    'Ordem das vagas reservadas | A quinta vaga de cada grupo de 5. | art. 3º, § 1º | texto',
    'Grupo incompleto | O texto admite mais de uma leitura; por padrão, se o edital não completa o último grupo e os completos dão menos reservadas que o percentual, a última vaga oferecida também é reservada. A pergunta está abaixo. | art. 1º, § 1º; art. 3º, § 1º | dúvida',
    'Cotista alcançado pela lista geral | A lei não diz; por padrão, quem foi nomeado pela reserva continua nela quando a lista geral chega à sua classificação. A pergunta está abaixo. | art. 1º, § 2º | silêncio',
    'Vaga deixada por cotista | A vaga que era ocupada pela reserva vai à próxima pessoa da lista específica. | art. 3º, § 2º | texto',
    'Reversão | Não havendo ninguém na lista específica, a vaga reservada vai à lista geral. | art. 1º, § 6º | texto',
    'Cotistas em número insuficiente | O texto admite mais de uma leitura; por padrão, esgotada a lista específica, as vagas reservadas que sobram vão à lista geral. A pergunta está abaixo. | art. 1º, § 6º; art. 1º, § 3º | dúvida',
    'Pessoas com deficiência | A lei não diz; por padrão, número e posições das vagas são os que o edital disser. |  | silêncio',
    'Órgãos | Poder Executivo e Administração Indireta. | art. 1º | texto',
    'Vínculos | Cargo efetivo e emprego público. | art. 1º | texto',
    'Vigência | Em vigor desde 04/11/2011. | art. 6º | texto',
    'Edital do dia da entrada em vigor | O edital publicado nesse dia segue a reserva. | art. 4º, parágrafo único; art. 6º | texto',
  ]);
});

test('the card of a law with a minimum, a doubtful order and a term', () => {
  expect(escrito(ferraz)).toEqual([
    'Percentual | 20% das vagas para pessoas negras. | art. 1º | texto',
    'Mínimo de vagas | Só há reserva a partir de 3 vagas oferecidas. | art. 1º | texto',
    'Arredondamento | Fração igual ou maior que 0,5 para cima; menor, para baixo. | art. 1º, § 2º | texto',
    'Ordem das vagas reservadas | O texto admite mais de uma leitura; por padrão, proporcional ao percentual. A pergunta está abaixo. | art. 4º | dúvida',
    'Cotista alcançado pela lista geral | O texto admite mais de uma leitura; por padrão, quem foi nomeado pela reserva deixa de contar nela quando a lista geral chega à sua classificação, e é chamada a próxima pessoa da lista específica, enquanto houver (compensação). A pergunta está abaixo. | art. 3º, § 1º | dúvida',
    'Vaga deixada por cotista | A vaga que era ocupada pela reserva vai à próxima pessoa da lista específica. | art. 3º, § 2º | texto',
    'Reversão | Não havendo ninguém na lista específica, a vaga reservada vai à lista geral. | art. 3º, § 3º | texto',
    'Cotistas em número insuficiente | Esgotada a lista específica, as vagas reservadas que sobram vão à lista geral. | art. 3º, § 3º | texto',
    'Pessoas com deficiência | As vagas das pessoas com deficiência contam na alternância das nomeações. | art. 4º | texto',
    'Órgãos | Poder Executivo e Poder Legislativo. | art. 1º, § 1º | texto',
    'Vínculos | Cargo efetivo e emprego público. | art. 1º | texto',
    'Vigência | Em vigor desde 21/07/2026, com prazo até 21/07/2046. | art. 9º; art. 6º | texto',
    'Edital do dia da entrada em vigor | O texto admite mais de uma leitura; por padrão, o edital publicado nesse dia não segue a reserva; só os posteriores. A pergunta está abaixo. | art. 5º; art. 9º | dúvida',
    'Fim do prazo da lei | O texto admite mais de uma leitura; por padrão, o edital posterior ainda segue a reserva, com um aviso. A pergunta está abaixo. | art. 6º | dúvida',
  ]);
});

test('the card of a revoked law that is silent on the order', () => {
  const linhas = escrito(portoAlegre);
  expect(linhas).toContain('Percentual | 12% das vagas para pessoas afro-brasileiras. | art. 1º | texto');
  expect(linhas).toContain(
    'Ordem das vagas reservadas | A lei não diz; por padrão, proporcional ao percentual. A pergunta está abaixo. | art. 1º, § 1º | silêncio',
  );
  expect(linhas).toContain(
    'Vaga deixada por cotista | A lei não diz; por padrão, a vaga que era ocupada pela reserva vai à próxima pessoa da lista específica. A pergunta está abaixo. | art. 1º, § 4º | silêncio',
  );
  expect(linhas).toContain('Órgãos | Poder Executivo, Poder Legislativo e Administração Indireta. | art. 1º | texto');
  expect(linhas).toContain('Vínculos | Cargo efetivo. | art. 1º | texto');
  expect(linhas).toContain(
    'Vigência | Em vigor desde 10/09/2003; revogada pela Lei Complementar nº 746, de 3 de novembro de 2014: não alcança edital de 03/11/2014 em diante. | art. 7º | texto',
  );
});

const texto = <V>(valor: V): Regra<V> => ({
  base: 'texto',
  valor,
  citacoes: [
    { dispositivo: 'art. 2º', palavras: 'Palavras inventadas.' },
    { dispositivo: 'art. 2º', palavras: 'Outras do mesmo artigo.' },
  ],
});

const regras = (proprias: Partial<RegrasDaReserva>): RegrasDaReserva => ({ ...ferraz.reservas[0].regras, ...proprias });

const deDuasReservas: Lei = {
  ...ferraz,
  reservas: [
    {
      id: 'negros',
      nome: 'Negros',
      grupo: 'pessoas negras',
      marcas: ['negro'],
      regras: regras({
        percentual: texto({ numerador: 125, denominador: 1000 }),
        arredondamento: texto('sempre para cima'),
        teto: texto({ numerador: 20, denominador: 100 }),
        ordem: texto({ tipo: 'posições', posicoes: [3, 8], passo: 5 }),
        computo: texto('ordem de chamada'),
        desistencia: texto('lista geral'),
        cascata: { base: 'silêncio', padrao: ['indigenas', 'pcd'], questao: 'É do decreto.' },
        cotistasInsuficientes: texto('fica vaga'),
      }),
    },
    {
      id: 'indigenas',
      nome: 'Indígenas',
      grupo: 'pessoas indígenas',
      marcas: ['indigena'],
      regras: regras({
        percentual: texto({ numerador: 3, denominador: 100 }),
        arredondamento: texto('meio para baixo'),
        ordem: texto({ tipo: 'proporcional' }),
      }),
    },
  ],
};

test('with several reservas a line that is not the same for all says of which it is', () => {
  const linhas = escrito(deDuasReservas);
  expect(linhas).toContain('Percentual (Negros) | 12,5% das vagas para pessoas negras. | art. 2º | texto');
  expect(linhas).toContain('Arredondamento (Negros) | Qualquer fração para cima. | art. 2º | texto');
  expect(linhas).toContain('Teto (Negros) | As reservadas não passam de 20% das vagas. | art. 2º | texto');
  expect(linhas).toContain('Ordem das vagas reservadas (Negros) | Vagas 3, 8 e depois de 5 em 5. | art. 2º | texto');
  expect(linhas).toContain(
    'Cotista alcançado pela lista geral (Negros) | Quem foi nomeado pela reserva continua nela quando a lista geral chega à sua classificação. | art. 2º | texto',
  );
  expect(linhas).toContain(
    'Vaga deixada por cotista (Negros) | A vaga que era ocupada pela reserva vai à próxima pessoa da lista geral. | art. 2º | texto',
  );
  expect(linhas).toContain(
    'Passagem a outra reserva (Negros) | Antes da lista geral, a vaga sem candidatos da sua lista passa à de Indígenas, depois à de Pessoas com deficiência. É do decreto. |  | silêncio',
  );
  expect(linhas).toContain(
    'Reversão | Não havendo ninguém na lista específica, a vaga reservada vai à lista geral. | art. 3º, § 3º | texto',
  );
  expect(linhas).toContain(
    'Cotistas em número insuficiente (Negros) | Esgotada a lista específica, as vagas reservadas que sobram ficam sem preencher. | art. 2º | texto',
  );
  expect(linhas).toContain('Percentual (Indígenas) | 3% das vagas para pessoas indígenas. | art. 2º | texto');
  expect(linhas).toContain(
    'Arredondamento (Indígenas) | Fração maior que 0,5 para cima; igual ou menor, para baixo. | art. 2º | texto',
  );
  expect(linhas.some((linha) => linha.startsWith('Teto (Indígenas)'))).toBe(false);
});

test('the card of the federal law: each share with where it comes from, then what is common to the three, once', () => {
  const linhas = escrito(federal);
  const itens = cartaoDaLei(federal).map(({ item }) => item);
  expect(itens.slice(0, 4)).toEqual([
    'Percentual (Pretos e pardos)',
    'Percentual (Indígenas)',
    'Percentual (Quilombolas)',
    'Mínimo de vagas',
  ]);
  expect(linhas[1]).toMatch(
    /^Percentual \(Indígenas\) \| 3% das vagas para pessoas indígenas\. A lei reserva 30% .* Os 3% de indígenas são os do Decreto nº 12\.536\/2025, segundo fontes secundárias: o texto do decreto não foi visto; confira-o\. \| art\. 1º; art\. 1º, § 1º \| silêncio$/u,
  );
  expect(linhas).toContain('Mínimo de vagas | Só há reserva a partir de 2 vagas oferecidas. | art. 5º | texto');
  expect(linhas).toContain(
    'Passagem a outra reserva (Quilombolas) | Antes da lista geral, a vaga sem candidatos da sua lista passa à de Indígenas, depois à de Pretos e pardos. A lei não diz que a vaga passe antes à lista de indígenas e, depois, à de pretos e pardos (o art. 8º trata só da ampla concorrência); é o que fontes secundárias dão do Decreto nº 12.536/2025, art. 3º, § 3º, cujo texto não foi visto. |  | silêncio',
  );
  expect(linhas).toContain(
    'Vigência | Em vigor desde 04/06/2025, com revisão prevista até 04/06/2035. | art. 14; art. 12 | texto',
  );
  expect(new Set(itens).size).toBe(itens.length);
});

test('each law in one line', () => {
  expect(LEIS.map(resumoDaLei)).toEqual([
    '20% para negros e indígenas; a quinta vaga de cada grupo de 5',
    '20% para negros; por padrão, ordem proporcional',
    '12% para afro-brasileiros; por padrão, ordem proporcional; revogada em 03/11/2014',
    '25% para pretos e pardos, 3% para indígenas e 2% para quilombolas; por padrão, ordem proporcional',
  ]);
});

test('several reservas in one line, with one order or with each its own', () => {
  expect(resumoDaLei(deDuasReservas)).toBe(
    '12,5% para negros: vagas 3, 8 e depois de 5 em 5; 3% para indígenas: ordem proporcional',
  );
  const [negros, indigenas] = deDuasReservas.reservas;
  const comUmaOrdem: Lei = {
    ...deDuasReservas,
    reservas: [{ ...negros, regras: { ...negros.regras, ordem: texto({ tipo: 'proporcional' }) } }, ...(indigenas ? [indigenas] : [])],
  };
  expect(resumoDaLei(comUmaOrdem)).toBe('12,5% para negros e 3% para indígenas; ordem proporcional');
});
