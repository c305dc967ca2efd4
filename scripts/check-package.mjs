// Checks what users install, without Docker: runs the Dockerfile's steps in an empty folder, starts the result read-only
// and, as root, under another user; then packs the package, installs it elsewhere and lets it answer.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NOBODY = 65_534;
const SNAPSHOT = join(ROOT, 'recordings', 'inc-000-1');
const QUESTION = ['why', 'web-6c7c', '--snapshot', SNAPSHOT, '-o', 'json'];
const INSTALLED = { kubewhy: QUESTION, 'kubectl-why': QUESTION.slice(1) };
const work = mkdtempSync(join(tmpdir(), 'kubewhy-package-'));
process.on('exit', () => {
  run('chmod', ['-R', 'u+w', work]);
  rmSync(work, { recursive: true, force: true });
});

// The image's user could not reach a Node in another user's cache.
const node = join(work, 'bin', 'node');
cpSync(process.execPath, node);

const image = buildImage(join(ROOT, 'Dockerfile'));
run('chmod', ['-R', 'a-w,a+rX', work]);
const inImage = {
  cwd: image.workdir,
  ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
};
expect('the image answers', answers(node, [...image.entry, ...QUESTION], inImage));
expect('the image says what a production start lacks', refusesToStart(inImage));
run('chmod', ['-R', 'u+w', work]);

const elsewhere = join(work, 'elsewhere');
mkdirSync(elsewhere);
// What is built is packed as it is: to build it again would take it away from the tests that run beside this.
const packing = ['pack', '--ignore-scripts', '--silent', '--pack-destination', work];
const packed = must('npm', packing, { cwd: ROOT }).trim();
must('npm', ['init', '--yes'], { cwd: elsewhere });
must('npm', ['install', '--no-audit', '--no-fund', join(work, packed)], { cwd: elsewhere });
for (const [name, question] of Object.entries(INSTALLED)) {
  const bin = join(elsewhere, 'node_modules', '.bin', name);
  expect(`the installed ${name} answers`, answers(bin, question, { cwd: elsewhere }));
}

/** Runs FROM, WORKDIR, COPY, RUN and ENTRYPOINT with each stage in a folder of its own. */
function buildImage(dockerfile) {
  const stages = new Map();
  let stage;
  for (const [, word, rest] of readFileSync(dockerfile, 'utf8')
    .replaceAll('\\\n', ' ')
    .matchAll(/^(FROM|WORKDIR|COPY|RUN|ENTRYPOINT)\s+(.+)$/gm)) {
    if (word === 'FROM') {
      const name = / AS (\S+)$/i.exec(rest)?.[1] ?? 'final';
      stage = { root: join(work, name), workdir: join(work, name), entry: [] };
      stages.set(name, stage);
    }
    if (word === 'WORKDIR') stage.workdir = join(stage.root, rest);
    if (word === 'ENTRYPOINT') stage.entry = JSON.parse(rest).slice(1);
    mkdirSync(stage.workdir, { recursive: true });
    if (word === 'RUN') must('sh', ['-c', rest], { cwd: stage.workdir });
    if (word === 'COPY') copy(rest, stage, stages);
  }
  return stage;
}

function copy(words, stage, stages) {
  const args = words.split(/\s+/);
  const from = args.find((arg) => arg.startsWith('--from='))?.slice('--from='.length);
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const target = paths.pop();
  const into = join(target.startsWith('/') ? stage.root : stage.workdir, target);
  for (const path of paths) {
    const source = from ? join(stages.get(from).root, path) : join(ROOT, path);
    if (!existsSync(source)) fail(`COPY ${path}: it is not there`);
    const single = paths.length === 1 && !target.endsWith('/');
    const isTree = source !== resolve(into) && run('test', ['-d', source]).status === 0;
    cpSync(source, single || isTree ? into : join(into, path.split('/').pop()), {
      recursive: true,
    });
  }
}

function answers(command, args, options) {
  const { stdout, stderr } = run(command, args, options);
  const { findings: [root] = [] } = JSON.parse(stdout || '{}');
  return root?.id === 'scheduling/spread-counts-tainted-node' || `it said: ${stdout}${stderr}`;
}

function refusesToStart(options) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = run(node, [...image.entry, 'serve', '--role', 'gateway'], {
    ...options,
    env,
  });
  return (status !== 0 && stderr.trim().split('\n').length === 1) || `status ${status}: ${stderr}`;
}

function must(command, args, options) {
  const { status, stdout, stderr } = run(command, args, options);
  if (status !== 0) fail(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

function run(command, args, options) {
  return spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
}

function expect(what, truth) {
  if (truth !== true) fail(`Not so: ${what}; ${truth}`);
  console.log(`ok: ${what}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
