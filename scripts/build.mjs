// Builds dist/, which the image, the installed package and the roles of `npm start` run: `node scripts/build.mjs`.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installPackages } from './install.mjs';
import { licencesOf } from './tools/licences.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = join(ROOT, 'dist');

/** What is started, by its name in dist/; a dynamic import divides it further. */
const STARTED = { main: 'src/main.ts', 'engine-thread': 'src/serve/roles/engine-thread.ts' };
/** Less for Node to read at each start: one byte for a character, nothing that is not run; names stay, for stacks. */
const COMPACT = {
  charset: 'ascii',
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
};
/**
 * What a package loads and no code of ours comes to: commander can run a subcommand as a program, client-node can ask by
 * fetch. Loading that took longer than all other files of theirs.
 */
const UNUSED = [
  { id: 'node:child_process', by: '/commander/', stub: 'export default undefined;' },
  {
    id: 'undici',
    by: '/client-node/',
    stub: 'export const [fetch, Agent, ProxyAgent] = [];',
  },
];
const WITHOUT_UNUSED = {
  name: 'without-unused',
  resolveId: (id, from = '') =>
    UNUSED.some((one) => one.id === id && from.includes(one.by)) ? `\0${id}` : null,
  load: (id) => UNUSED.find((one) => id === `\0${one.id}`)?.stub,
};
/** Who installs kubewhy gets these packages beside it; the others are in the bundle. */
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

installPackages();
const { build } = await import('rolldown');
rmSync(DIST, { recursive: true, force: true });
const { output } = await build({
  cwd: ROOT,
  input: STARTED,
  platform: 'node',
  plugins: [WITHOUT_UNUSED],
  // Of its thousand files only what reads a kubeconfig is needed; none does anything by being loaded.
  treeshake: { moduleSideEffects: (file) => !file.includes('/@kubernetes/client-node/') },
  external: Object.keys(dependencies),
  output: {
    dir: DIST,
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    format: 'cjs',
    ...COMPACT,
  },
});
const files = output.flatMap(({ moduleIds = [] }) => moduleIds);
writeFileSync(join(DIST, 'package.json'), '{ "type": "commonjs" }\n');
writeFileSync(join(DIST, 'licences.txt'), licencesOf(files));
