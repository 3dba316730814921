/** Files of dist/ that no module becomes. */
'use strict';

/**
 * @param texts file name → its text, or what makes it, given the compilation; a promise is waited for
 */
class Emit {
  constructor(texts) {
    this.texts = texts;
  }

  apply(compiler) {
    const name = Emit.name;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const [file, make] of Object.entries(this.texts)) {
          compilation.emitAsset(file, new sources.RawSource(await make(compilation)));
        }
      });
    });
  }
}

module.exports = { Emit };
