// Jest's own runner, which is handed modules as Node loads them. Jest would load each anew for every file of tests, in a
// context of its own, and that takes most of the time of a small one.
import { createRequire, registerHooks } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import circus from 'jest-circus/runner';

import { offer } from '#test/support/runner/globals.mjs';
import { refuseDone } from '#test/support/runner/refuse-done.ts';

const require = createRequire(import.meta.url);
const GLOBALS = new URL('globals.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});

/** Runs one file of tests: a `testRunner` of Jest. */
export default function natively(globalConfig, config, environment, runtime, path, send) {
  const { constructor: Timers } = environment.fakeTimersModern;
  const timers = new Timers({ config, global: globalThis });
  const loading = {
    requireInternalModule: anew,
    requireModule: require,
    setGlobalsForRuntime: (globals) => offer({ ...globals, timers }),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(hrefOf(file)),
    enterTestCode: () => runtime.enterTestCode(),
    leaveTestCode: () => runtime.leaveTestCode(),
  };
  environment.handleTestEvent = refuseDone;
  return circus.default(globalConfig, config, environment, loading, path, send);

  /** What is set up is set up for each file. */
  function hrefOf(file) {
    const { href } = pathToFileURL(file);
    return file === path ? href : `${href}?${relative(config.rootDir, path)}`;
  }
}

/** It keeps the tests of a file and who is told of them as its own, in the global object. */
function anew(file) {
  delete require.cache[file];
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (KEPT.includes(symbol.description)) delete globalThis[symbol];
  return require(file);
}
const KEPT = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'];
