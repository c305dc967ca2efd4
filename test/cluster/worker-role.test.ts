import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';

import { resourceOf } from '#src/world/coverage.ts';
import { edges } from '#src/world/edges/index.ts';

type Rule = Readonly<{ apiGroups: string[]; resources: string[]; verbs: string[] }>;

const documents = parseAllDocuments(readFileSync('manifests/worker-role.yaml', 'utf8'));
const rules = documents.flatMap((one) => (one.toJS() as { rules?: readonly Rule[] }).rules ?? []);
const readable = rules.flatMap(({ apiGroups, resources }) =>
  resources.flatMap((resource) =>
    apiGroups.map((group) => (group ? `${resource}.${group}` : resource)),
  ),
);
const kinds = new Set(['Event', 'Node', ...edges.flatMap(({ from, to }) => [from, ...to])]);

describe('the role of the worker', () => {
  it.each([...kinds].filter((kind) => kind !== 'Secret'))('reads every %s', (kind) => {
    expect(readable).toContain(resourceOf(kind));
  });

  it('reads no Secret and changes nothing', () => {
    expect(readable).not.toContain('secrets');
    const asking = rules.filter(({ verbs }) => verbs.includes('create'));
    const reading = rules.filter((rule) => !asking.includes(rule));
    expect(asking.flatMap(({ resources }) => resources)).toEqual(['subjectaccessreviews']);
    expect(new Set(reading.flatMap(({ verbs }) => verbs))).toEqual(new Set(['get', 'list']));
  });
});
