import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';

import { foundByTheCompiler } from './found-by-the-compiler.mjs';

/** What a person reads: that each text is there in both languages, other tests see to. */
const IN_WORDS = /\s|\p{Script=Hangul}/u;
const LEFT_OUT = /(^|\/)(node_modules|dist|\.git)$/;
const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };

const CANNOT_BE_JUDGED = [wordsForPeople, standsInForText, looksForSpec];

/** A copy of the project in the folder, with all mutants of the lines that compile in it, each asleep until its number is called. */
export async function sandbox(folder, lines, tool) {
  cpSync('.', folder, { recursive: true, filter: (from) => !LEFT_OUT.test(from) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const from = createRequire(resolve(tool, 'package.json'));
  const { Instrumenter } = await import(from.resolve('@stryker-mutator/instrumenter'));
  const sources = [...lines].map(([file, drawn]) => ({
    name: file,
    content: readFileSync(file, 'utf8'),
    mutate: drawn.map(({ line }) => ({
      start: { line: line - 1, column: 0 },
      end: { line, column: 0 },
    })),
  }));
  const { files, mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: CANNOT_BE_JUDGED.map((shouldIgnore) => ({ shouldIgnore })),
  });
  const judged = mutants
    .filter(({ status }) => status !== 'Ignored')
    .map((mutant) => ({ ...mutant, file: relative('.', resolve(mutant.fileName)) }));
  const invalid = foundByTheCompiler(folder, sources, judged);
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  return judged
    .filter(({ id }) => !invalid.has(id))
    .map((one) => ({ ...one, replacement: one.replacement.replaceAll(/\s+/g, ' ') }));
}

/** `metadata?.name ?? ''`: only the types ask for it, the API server always sets one. */
function standsInForText({ node, parent }) {
  const isEmpty = node.type === 'StringLiteral' && node.value === '';
  const isFallback =
    (parent?.type === 'LogicalExpression' && parent.operator === '??') ||
    parent?.type === 'AssignmentPattern';
  return isEmpty && isFallback && parent.right === node ? 'stands in for a text' : undefined;
}

/** `metadata?.labels`, `spec?.replicas`: only the types ask whether there is any, the API server always gives them. */
function looksForSpec({ node }) {
  const { object } = node.type === 'OptionalMemberExpression' ? node : {};
  const name = object?.property?.name ?? object?.name;
  return ['metadata', 'spec'].includes(name) ? 'is always there' : undefined;
}

function wordsForPeople({ node }) {
  const texts =
    node.type === 'StringLiteral'
      ? [node.value]
      : node.type === 'TemplateLiteral'
        ? node.quasis.map(({ value }) => value.raw)
        : [];
  return texts.some((text) => IN_WORDS.test(text)) ? 'words for people' : undefined;
}
