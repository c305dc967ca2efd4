import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mutant that leaves a name unused, or a line that nothing reaches, runs all the same. */
const OPTIONS = {
  noUnusedLocals: false,
  noUnusedParameters: false,
  allowUnreachableCode: true,
};

/**
 * The ids of the mutants that the types refuse, which Stryker calls invalid and does not count either. Each stands in a copy of
 * its file, and one run looks at all copies.
 */
export function foundByTheCompiler(folder, sources, mutants) {
  const text = new Map(sources.map(({ name, content }) => [name, content]));
  const copies = mutants.map((mutant) => {
    const path = mutant.file.replace(/\.ts$/, `.mutant-${mutant.id}.ts`);
    writeFileSync(join(folder, path), mutated(text.get(mutant.file), mutant));
    return path;
  });
  const config = join(folder, 'tsconfig.mutants.json');
  const project = { extends: './tsconfig.json', compilerOptions: OPTIONS, include: [] };
  writeFileSync(config, JSON.stringify({ ...project, files: copies }));
  const tsc = ['node_modules/typescript/bin/tsc', '--project', config, '--pretty', 'false'];
  const { stdout, stderr } = spawnSync(process.execPath, tsc, { cwd: folder, encoding: 'utf8' });
  for (const path of [...copies, 'tsconfig.mutants.json']) rmSync(join(folder, path));
  const lines = stdout.split('\n').filter((line) => /: error TS|^error/.test(line));
  const ids = lines.map((line) => /\.mutant-(\d+)\.ts\(/.exec(line)?.[1]);
  if (stderr || ids.includes(undefined)) throw new Error(`tsc fails:\n${stdout}${stderr}`);
  const invalid = new Set(ids);
  process.stderr.write(`${invalid.size} of ${mutants.length} mutants do not compile\n`);
  return invalid;
}

function mutated(text, { location: { start, end }, replacement }) {
  const lines = text.split('\n');
  const before = [...lines.slice(0, start.line), lines[start.line].slice(0, start.column)];
  const after = [lines[end.line].slice(end.column), ...lines.slice(end.line + 1)];
  return `${before.join('\n')}${replacement}${after.join('\n')}`;
}
