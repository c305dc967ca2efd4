// Runs the bundle with what V8 compiled of it before. Node's own compile cache is written before a module runs, so it
// lacks all that is compiled when it is first called, which is most.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';

const BEGIN = '(function (exports, require, module, __filename, __dirname) {';

/**
 * Runs a file of the bundle as `require` would; what it and the files beside it compile to is kept in `folder`. Each is
 * loaded within `whileLoading`.
 */
export function runCompiled(main, folder, whileLoading = (load) => load()) {
  const requireOthers = createRequire(main);
  const loaded = new Map();
  const here = dirname(main);
  // the number tells V8's flags and the processor's features, under others V8 refuses it
  const kept = join(folder, `${process.version}-${process.arch}-${cachedDataVersionTag()}`);
  let isComplete = true;

  function load(file) {
    const known = loaded.get(file);
    if (known) return known.module.exports;

    const code = readFileSync(file);
    const keptAs = join(kept, crc32(code).toString(16));
    const cachedData = contentOf(keptAs);
    // scripts/build.mjs writes ASCII, which is Latin-1 of one byte each
    const script = new Script(`${BEGIN}${code.toString('latin1')}\n})`, {
      filename: file,
      columnOffset: -BEGIN.length,
      cachedData,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    isComplete &&= script.cachedDataRejected === false;
    const module = { exports: {} };
    loaded.set(file, { script, module, keptAs });
    const requireFile = (id) =>
      id.startsWith('./') ? whileLoading(() => load(join(here, id))) : requireOthers(id);
    script.runInThisContext()(module.exports, requireFile, module, file, here);
    return module.exports;
  }

  /** All of them again where one is new, for this time others may have been called. */
  function keep() {
    if (isComplete) return;
    try {
      mkdirSync(kept, { recursive: true });
      for (const { script, keptAs } of loaded.values()) {
        writeFileSync(`${keptAs}.${process.pid}`, script.createCachedData());
        renameSync(`${keptAs}.${process.pid}`, keptAs);
      }
    } catch {
      // Where nothing can be written, kubewhy only starts slower.
    }
  }

  process.once('exit', keep);
  whileLoading(() => load(main));
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
