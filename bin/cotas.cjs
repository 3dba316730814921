#!/usr/bin/env node
'use strict';
process.setSourceMapsEnabled(true);
// The reader may close the pipe before the end ("| head"): the rest is not wanted. A full disk is.
for (const saida of [process.stdout, process.stderr]) {
  saida.on('error', (erro) => {
    if (erro.code === 'EPIPE') return;
    process.exitCode = 1;
    if (saida === process.stdout) process.stderr.write(`Não foi possível escrever a saída (${erro.code}).\n`);
  });
}
require('../scripts/register.cjs');

require('../src/cli/main.ts')
  .main(process.argv.slice(2), process)
  .catch((erro) => {
    // A fault of ours: said plainly, without a stack (COTAS_DEPURAR=1 shows it).
    const detalhe = process.env.COTAS_DEPURAR ? erro.stack : erro.message;
    process.stderr.write(`Falha inesperada do programa; nada foi gravado. Comunique a quem o mantém: ${detalhe}\n`);
    process.exitCode = 1;
  });
