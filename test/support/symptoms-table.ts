import { readFileSync } from 'node:fs';

import { symptomFinders } from '#src/knowledge/symptoms/index.ts';

const HEAD = `## Symptoms

What a cause may explain: the kinds of symptoms that more than one cause shares, each with what it is. A cause may bring one of its
own as well.

`;

/** The kinds of symptoms, each with the sentence above it in its file. */
export function symptomsTable(): string {
  const rows = symptomFinders.map(({ kind }) => `| \`${kind}\` | ${sentenceOf(kind)} |`);
  return `${HEAD}| kind | what is seen |\n| --- | --- |\n${rows.toSorted().join('\n')}\n`;
}

function sentenceOf(kind: string): string {
  const text = readFileSync(`src/knowledge/symptoms/${kind}.ts`, 'utf8');
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const/.exec(text) ?? [];
  return comment.replaceAll(/\s*\n \*\s?/g, ' ').trim();
}
