/**
 * Sees each property of test/propriedades fail once: every mutant is one realistic fault, put into a copy of the
 * repository, and the property named must fail there. The working tree is never changed.
 *
 *   node scripts/break-and-see.cjs            every mutant
 *   node scripts/break-and-see.cjs T5 T11     those of some properties
 *
 * Exit code 1 when a mutant survives, when its search text is not found exactly once, or when a suite doesn't load.
 */
'use strict';

const { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const COPIED = ['src', 'test', 'scripts', 'package.json', 'jest.config.cjs', '.swcrc', 'tsconfig.json', 'tsconfig.base.json'];
const TIMEOUT_MS = 10 * 60 * 1000;

/** @type {readonly { property: string, file: string, search: string, replace: string, why: string, only?: string }[]} */
const MUTANTS = [
  {
    property: 'T1',
    file: 'src/core/preencher.ts',
    search: "if (ficaVaga) return { tipo: 'aberta'",
    replace: "if (ficaVaga || cascata.length === 0) return { tipo: 'aberta'",
    why: 'a reserved vaga whose list is empty stays open instead of reverting',
  },
  {
    property: 'T1',
    file: 'src/core/filas.ts',
    search: 'this.lugarDe[pessoa] = pessoa;',
    replace: "if (classificados.pessoas[pessoa]?.situacao !== 'sub-judice') this.lugarDe[pessoa] = pessoa;",
    why: 'sub judice left out of the lists instead of staying, marked',
  },
  {
    property: 'T2',
    file: 'src/core/filas.ts',
    search: 'if (this.pertence(this.em(lugar), lista)) lugares.push(lugar);',
    replace: 'if (this.pertence(this.em(lugar), lista)) lugares.unshift(lugar);',
    why: 'the specific list called from its end',
  },
  {
    property: 'T3',
    file: 'src/core/preencher.ts',
    search: '      lista: AMPLA,',
    replace: '      lista: estado.criterios.reservas.find(({ id }) => estado.membro(alcancada, id))?.id ?? AMPLA,',
    why: 'a cotista who fits the general list charged to the reserve (Goiânia, Serra)',
  },
  {
    property: 'T3',
    file: 'src/core/estado.ts',
    search: "this.computos[lista] === 'compensada' && this.filas.proximoDa(lista) !== NINGUEM",
    replace: "this.computos[lista] === 'compensada'",
    why: 'compensation with nobody left on the specific list',
  },
  {
    property: 'T3',
    file: 'src/core/estado.ts',
    search: "lista >= 0 && this.computos[lista] === 'compensada'",
    replace: "lista >= 0 && this.computos[lista] === 'ordem de chamada'",
    why: 'a cotista whom the general list reaches goes on using the reserve',
  },
  {
    property: 'T4',
    file: 'src/core/classificados.ts',
    search: "return pertenca !== undefined && pertenca !== 'negada';",
    replace: 'return pertenca !== undefined;',
    why: 'a refused membership still counts',
  },
  {
    property: 'T4',
    file: 'src/core/preencher.ts',
    search: 'const pessoa = estado.proximoDa(lista);\n  if (pessoa === NINGUEM) return undefined;',
    replace:
      'const daLista = estado.proximoDa(lista);\n  const pessoa = daLista === NINGUEM ? estado.proximoDaGeral() : daLista;\n  if (pessoa === NINGUEM) return undefined;',
    why: 'a vaga whose list is empty goes to the next of the general list as if by the reserve',
  },
  {
    property: 'T4',
    file: 'src/core/filas.ts',
    search: 'this.membroDe[pessoa] = (this.membroDe[pessoa] ?? 0) & ~(1 << lista);',
    replace: 'this.membroDe[pessoa] = this.membroDe[pessoa] ?? 0;',
    why: 'cota não confirmada leaves the person in the specific list',
  },
  {
    property: 'T5',
    file: 'src/core/estado.ts',
    search: 'if (!this.filas.chamado(pessoa)) return true;',
    replace: 'if (!this.filas.chamado(pessoa)) return !this.classificados.reservas.some((id) => this.membro(pessoa, id));',
    why: 'one modalidade per person: who is in a specific list is not reached by the general list',
  },
  {
    property: 'T6',
    file: 'src/core/classificados.ts',
    search: 'chaves.subarray(0, naLista).sort()',
    replace: 'chaves.subarray(0, naLista).sort((a, b) => (String(a) < String(b) ? -1 : 1))',
    why: 'ranks sorted as text: 10 before 2',
  },
  {
    property: 'T7',
    file: 'src/core/lugares.ts',
    search: "const recomeca = novasVagas === 'por oferta' && !doEdital;",
    replace: 'const recomeca = !doEdital;',
    why: 'every offer starts the series anew',
  },
  {
    property: 'T7',
    file: 'src/core/lugares.ts',
    search: 'lugares = lugaresProporcionais(de, ate, reserva.quantidade).map(',
    replace: 'lugares = (doEdital ? lugaresProporcionais(de, ate, reserva.quantidade) : []).map(',
    why: 'new vacancies all given to the general list (Carnaúba dos Dantas, Goiás)',
  },
  {
    property: 'T8',
    file: 'src/core/lugares.ts',
    search: 'for (; reservadas < agora; reservadas += 1) lugares.push(n);',
    replace: 'for (; reservadas < agora; reservadas += 1) lugares.push(ate - lugares.length);',
    why: 'the reserved vagas are the last ones of the offer',
  },
  {
    property: 'T8',
    file: 'src/core/serie.ts',
    search: 'if (anterior > oferta.antes) return anterior;',
    replace: 'if (anterior > 0) return anterior;',
    why: 'a collision takes a free vaga of an earlier offer: what was offered changes',
  },
  {
    property: 'T9',
    file: 'src/core/quantidade.ts',
    search: 'return 2 * resto >= denominador ? inteiro + 1 : inteiro;',
    replace: 'return 2 * resto > denominador || (2 * resto === denominador && inteiro % 2 === 1) ? inteiro + 1 : inteiro;',
    why: 'half to even',
  },
  {
    property: 'T9',
    file: 'src/core/quantidade.ts',
    search: 'const parte = arredonda(produto(vagas, regra.percentual), regra.percentual.denominador, regra.arredondamento);',
    replace:
      "const parte =\n    regra.arredondamento === 'meio para cima'\n      ? Math.floor((regra.percentual.numerador / regra.percentual.denominador) * vagas + 0.5)\n      : arredonda(produto(vagas, regra.percentual), regra.percentual.denominador, regra.arredondamento);",
    why: 'the share as a float',
  },
  {
    property: 'T10',
    file: 'src/trabalho/livro.ts',
    search: 'const serie = serieDoCargo(pedido, vigentes, cargo, ofertas);',
    replace: 'const serie = serieDoCargo(pedido, vigentes, cargo, [ofertas.reduce((soma, n) => soma + n, 0)]);',
    why: 'the series recomputed over all that was offered so far',
  },
  {
    property: 'T10',
    file: 'src/core/dobra.ts',
    search: 'estado.nomeia(pessoa, vaga, lista);',
    replace: "estado.nomeia(divergencia?.devida.tipo === 'chamada' ? divergencia.devida.pessoa : pessoa, vaga, lista);",
    why: 'the replay goes on from what was due, not from the fact',
  },
  {
    property: 'T10',
    file: 'src/core/dobra.ts',
    search: 'this.reabre(ato, pessoa, this.modalidadeAoReabrir(pessoa, ato.tipo));',
    replace:
      'this.reabre(ato, pessoa, this.modalidadeAoReabrir(pessoa, ato.tipo));\n    estado.classificados.pessoas.forEach((_, i) => estado.ocupa(i) !== undefined && estado.passaAOcupar(i, AMPLA));',
    why: 'after a departure who holds which vaga by what is worked out anew',
  },
  {
    property: 'T11',
    file: 'src/core/dobra.ts',
    search: "return regra === 'lista geral' ? AMPLA : ocupava;",
    replace: 'return AMPLA;',
    why: 'a reserved vaga goes to the general list after its holder left (Limeira)',
  },
  {
    property: 'T11',
    file: 'src/core/estado.ts',
    search: 'this.modalidades[vaga - 1] = modalidade;',
    replace: '',
    why: 'a vaga reopens with the modalidade of the series, whatever a compensation made of it',
  },
  {
    property: 'T12',
    file: 'src/core/livro.ts',
    search: 'chamadas(estado.copia(), ',
    replace: 'chamadas(estado, ',
    why: 'looking ahead makes the calls',
  },
  {
    property: 'T12',
    file: 'src/core/filas.ts',
    search: 'this.jaChamado = modelo.jaChamado.slice();',
    replace: 'this.jaChamado = modelo.jaChamado;',
    why: 'the copy shares who was called',
  },
  {
    property: 'T13',
    file: 'src/core/filas.ts',
    search: 'this.jaChamado[pessoa] = 1;',
    replace: '',
    why: 'who was called stays in the queues',
  },
  {
    property: 'T13',
    file: 'src/core/filas.ts',
    search: 'this.lugarDe[pessoa] = NINGUEM;',
    replace: '',
    why: 'who withdrew before any call is still called',
  },
  {
    property: 'T14',
    file: 'src/core/preencher.ts',
    search: "const reverteu = via === 'reversao';",
    replace: 'const reverteu = false;',
    why: 'a reversão that the sentence does not tell',
  },
  {
    property: 'T14',
    file: 'src/core/preencher.ts',
    search: "return preencherAmpla(estado, vaga, modalidade, 'reversao', esgotada);",
    replace: "return preencherAmpla(estado, vaga, modalidade, 'ampla', esgotada);",
    why: 'a reversão passed off as an ordinary general vaga',
  },
  {
    property: 'T14',
    file: 'src/core/preencher.ts',
    search: "return preencherAmpla(estado, vaga, modalidade, 'reversao', esgotada);",
    replace: "return preencherAmpla(estado, vaga, modalidade, 'reversao', true);",
    why: 'a list that never had anyone said to be used up',
  },
  {
    property: 'T14',
    file: 'src/core/preencher.ts',
    search: 'if (daLista !== undefined) return daLista;',
    replace: "if (daLista !== undefined && estado.classificados.pessoas[daLista.pessoa]?.reservas[modalidade] !== 'pendente') return daLista;",
    why: 'the vaga reverts although a member still to be verified waits',
  },
  {
    property: 'T15',
    file: 'src/trabalho/cargo.ts',
    search: 'const chave = normaliza(candidato.cargo);',
    replace: 'const chave = candidato.cargo;',
    why: 'one cargo typed in two ways is two cargos',
  },
  {
    property: 'T15',
    file: 'src/core/candidato.ts',
    search: ".replace(/^0+(?=.)/, '')",
    replace: '',
    why: 'an inscrição loses its leading zeros in one of the two sheets',
  },
  {
    property: 'T15',
    file: 'src/trabalho/atos.ts',
    search: 'listas.get(normaliza(escrito.lista))',
    replace: 'listas.get(escrito.lista)',
    why: 'the list of an act matched letter by letter',
  },
  {
    property: 'T16',
    file: 'src/trabalho/proximas.ts',
    search: 'if (chamar > abertas) {',
    replace: 'if (chamar > 1000 + abertas) {',
    why: 'more calls than open vagas: an exception without a name',
  },
  {
    property: 'T16',
    file: 'src/core/estado.ts',
    search: 'if (lugar !== NINGUEM && lugar < this.proximoGeral) this.proximoGeral = lugar;',
    replace: 'if (lugar !== NINGUEM) this.proximoGeral = 0;',
    why: 'every call walks the lista geral from its top: O(N²)',
    // Not the large ranking, which this mutant would take many minutes to end.
    only: 'T16: four times',
  },
  {
    property: 'T17',
    file: 'src/core/classificados.ts',
    search: 'if (!iguais.every((lida) => desempate.has(lida))) faixas.push({ inicio, fim });',
    replace: '',
    why: 'a tie settled silently by the inscrição',
  },
  {
    property: 'T17',
    file: 'src/core/classificados.ts',
    search: 'if (!iguais.every((lida) => desempate.has(lida))) faixas',
    replace: 'if (!iguais.some((lida) => desempate.has(lida))) faixas',
    why: 'half a decision settles the whole tie',
  },
  {
    property: 'T17',
    file: 'src/core/ordem.ts',
    search: 'for (const empate of partidos(estado, passos)) empates.add(empate);',
    replace: '',
    why: 'a tie of which one is called and another is not does not block',
  },
  {
    property: 'T17',
    file: 'src/trabalho/cargo.ts',
    search: "gravidade: muda ? 'pergunta' : 'aviso'",
    replace: "gravidade: 'pergunta'",
    why: 'a tie that touches no call blocks',
  },
  {
    property: 'T18',
    file: 'src/core/serie.ts',
    search: "pedido.criterios.colisao === 'livre anterior'",
    replace: "pedido.criterios.colisao !== 'livre anterior'",
    why: 'the two readings of a collision exchanged',
  },
  {
    property: 'T18',
    file: 'src/core/nomeacao.ts',
    search: '(estado.membro(pessoa, devida.modalidade) ? devida.modalidade : AMPLA)',
    replace: 'AMPLA',
    why: 'a nomeação without Lista of a member, to a reserved vaga, read as ampla',
  },
  // Several reservas (test/propriedades/variasReservas*.test.ts).
  {
    property: 'T14',
    file: 'src/core/preencher.ts',
    search: 'for (const outra of cascata) {',
    replace: 'for (const outra of cascata.slice(0, 0)) {',
    why: 'the cascade ignored: the vaga reverts though the next reserva of the law has people',
    only: 'T14: the cascade|T14: a reserved vaga',
  },
  {
    property: 'T14',
    file: 'src/core/preencher.ts',
    search: 'for (const outra of cascata) {',
    replace: 'for (const outra of [...cascata].reverse()) {',
    why: 'the cascade in the wrong order',
    only: 'T14: the cascade|T14: a reserved vaga',
  },
  {
    property: 'T2',
    file: 'src/core/preencher.ts',
    search: 'const ocupa = estado.ocupa(alcancada);',
    replace: 'const ocupada = estado.ocupa(alcancada);\n  const ocupa =\n    ocupada === undefined || ocupada === AMPLA\n      ? ocupada\n      : (estado.criterios.reservas.find(({ id }) => estado.membro(alcancada, id))?.id ?? ocupada);',
    why: 'a compensação charged to the first group of the person, not to the reserva by which they hold',
    only: 'T2: a compensa|T2: with several',
  },
  {
    property: 'T4',
    file: 'src/core/classificados.ts',
    search: 'parte(esta, maior) > parte(maior, esta)',
    replace: 'parte(esta, maior) < parte(maior, esta)',
    why: 'who is in two reservas competes in the one of smallest share',
    only: 'T4: with several reservas, who is',
  },
  {
    property: 'T5',
    file: 'src/core/classificados.ts',
    search: 'parte(esta, maior) > parte(maior, esta)',
    replace: 'parte(esta, maior) >= parte(maior, esta)',
    why: 'of equal shares the last of the law',
    only: 'T5: equal shares',
  },
  {
    property: 'T5',
    file: 'src/core/classificados.ts',
    search: 'reservas.filter(({ id }) => id !== PCD && conta(pessoa, id))',
    replace: 'reservas.filter(({ id }) => conta(pessoa, id))',
    why: 'a disability is one of the groups to choose among',
    only: 'T5: a disability',
  },
  {
    property: 'T5',
    file: 'src/core/estado.ts',
    search: 'this.filas.poeNa(pessoa, lista);',
    replace: '',
    why: 'refused in one of two reservas that exclude each other: out of both',
    only: 'T5: refused',
  },
  {
    property: 'T5',
    file: 'src/core/estado.ts',
    search: '});\n    this.reveCompensaveis(esgotadas);',
    replace: '});',
    why: 'after such a refusal the general list goes on past a cotista whom it may compensate now',
    only: 'T5: refused',
  },
  {
    property: 'T8',
    file: 'src/core/serie.ts',
    search: 'const daLei = criterios.reservas.map(',
    replace: 'const daLei = [...criterios.reservas].reverse().map(',
    why: 'of two reservas at the same place, the last of the law keeps it',
    only: 'T8: the exception: two',
  },
  {
    property: 'T8',
    file: 'src/core/serie.ts',
    search: 'if (propria.length > 0) return',
    replace: 'if (propria.length > 1) return',
    why: 'a reserva to PcD of the law placed in its turn, not first',
    only: 'T8: the exception: two',
  },
  {
    property: 'T1',
    file: 'src/core/estado.ts',
    search: "(esgotada ? criterios?.cotistasInsuficientes : criterios?.semCotistas) === 'fica vaga'",
    replace: "criterios?.cotistasInsuficientes === 'fica vaga'",
    why: 'a list that never had anyone treated as one used up',
    only: 'T1: a list used up|T1: with several',
  },
  {
    property: 'T16',
    file: 'src/core/serie.ts',
    search: 'if (vaga > oferta.total) break;',
    replace: '',
    why: 'places that found no vaga in any offer are made up',
    only: 'T16: laws that',
  },
  {
    property: 'T5',
    file: 'src/core/classificados.ts',
    search: "if (daLei < 2 || duasReservas === 'a que chamar primeiro') return bits;",
    replace: 'if (daLei < 2) return bits;',
    why: 'two groups exclude each other although the law does not say so',
    only: 'T5: by “a que',
  },
  {
    property: 'T5',
    file: 'src/trabalho/ordem.ts',
    search: '...problemasDasDuasReservas(pedido, criterios, grupo, estadoDaPlanilha(classificados)),',
    replace: '',
    why: 'called later for having declared two groups, and nobody is told',
    only: 'T5: by “a de maior percentual”, who',
  },
];

function copyRepository() {
  const copy = mkdtempSync(path.join(tmpdir(), 'break-and-see-'));
  for (const entry of COPIED) {
    if (existsSync(path.join(root, entry))) cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Runs the tests of some properties in the copy: the titles that failed, and the suites that did not load. */
function run(copy, pattern) {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const jest = path.join(copy, 'node_modules/jest/bin/jest.js');
  const cache = path.join(copy, '.jest-cache');
  const args = [jest, 'test/propriedades', '-t', pattern, '--json', `--outputFile=${report}`, `--cacheDirectory=${cache}`, '--silent'];
  const { status, error } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: TIMEOUT_MS });
  if (error !== undefined || !existsSync(report)) throw new Error(`jest did not end (${error?.message ?? `status ${status}`})`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  const tests = testResults.flatMap((suite) => suite.assertionResults);
  const ran = tests.filter(({ status: este }) => este === 'passed' || este === 'failed');
  return {
    ran: ran.length,
    failed: ran.filter(({ status: este }) => este === 'failed').map(({ title }) => title),
    unloaded: unloaded.map((suite) => suite.name),
  };
}

function main() {
  const asked = process.argv.slice(2);
  const mutants = MUTANTS.filter(({ property }) => asked.length === 0 || asked.includes(property));
  const copy = copyRepository();
  const problems = [];
  const already = new Map();
  try {
    for (const property of new Set(mutants.map((mutant) => mutant.property))) {
      const { ran, failed, unloaded } = run(copy, `${property}:`);
      already.set(property, new Set(failed));
      if (ran === 0) problems.push(`${property}: no test`);
      if (unloaded.length > 0) problems.push(`${property}: did not load: ${unloaded.join(', ')}`);
      for (const title of failed) console.log(`${property}: fails before any mutant: ${title}`);
    }
    for (const { property, file, search, replace, why, only } of mutants) {
      const target = path.join(copy, file);
      const source = existsSync(target) ? readFileSync(target, 'utf8') : '';
      const found = source.split(search).length - 1;
      if (found !== 1) {
        problems.push(`${property}: ${file}: search text found ${found} times (${why})`);
        console.log(`${property} NOT APPLIED  ${why} (${file}: found ${found} times)`);
        continue;
      }
      writeFileSync(target, source.split(search).join(replace));
      try {
        const { failed, unloaded } = run(copy, only ?? `${property}:`);
        const broken = failed.filter((title) => title.startsWith(`${property}:`) && !already.get(property)?.has(title));
        if (unloaded.length > 0) problems.push(`${property}: ${why}: did not load: ${unloaded.join(', ')}`);
        else if (broken.length === 0) problems.push(`${property}: survived: ${why}`);
        console.log(`${property} ${broken.length > 0 ? 'failed, as it must' : 'SURVIVED'}  ${why}`);
        for (const title of broken) console.log(`     ${title}`);
      } finally {
        writeFileSync(target, source);
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  for (const problem of problems) console.error(problem);
  console.log(`${mutants.length} mutants, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main();
