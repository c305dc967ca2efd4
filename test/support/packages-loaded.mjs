// Preloaded by a test: at the end of the process it writes to file descriptor 3 which packages were loaded.
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;
const loaded = new Set();

registerHooks({
  load(url, context, next) {
    const [, name] = PACKAGE.exec(url) ?? [];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
process.on('exit', () => writeSync(3, JSON.stringify([...loaded])));
