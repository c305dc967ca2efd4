import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { loadAll } from 'js-yaml';

import { backupMakers } from '#src/checklists/backup-makers.ts';
import { checklists } from '#src/checklists/lists.ts';
import { brokenReferences } from '#src/knowledge/references/broken.ts';
import { danglingReferences } from '#src/knowledge/references/dangling.ts';
import { pickedKinds } from '#src/knowledge/references/pickers.ts';
import { selections } from '#src/knowledge/references/selections.ts';
import { edges } from '#src/readings/edges/index.ts';
import { familyKinds } from '#src/readings/reports/families.ts';
import { resourceOf } from '#src/world/coverage.ts';

type Rule = Readonly<{
  apiGroups: string[];
  resources: string[];
  resourceNames?: string[];
  verbs: string[];
}>;
type Role = Readonly<{
  kind: string;
  metadata: Readonly<{ name: string }>;
  roleRef?: Readonly<{ name: string }>;
  rules?: readonly Rule[];
}>;

const roles = loadAll(readFileSync('manifests/worker-role.yaml', 'utf8')) as Role[];
const rules = roles.flatMap(({ rules: own = [] }) => own);
const readable = rules.flatMap(({ apiGroups, resources }) =>
  resources.flatMap((resource) =>
    apiGroups.map((group) => (group ? `${resource}.${group}` : resource)),
  ),
);
const kinds = new Set([
  'Event',
  'Node',
  ...[...edges, ...brokenReferences, ...danglingReferences].flatMap(({ from, to }) => [
    from,
    ...to,
  ]),
  ...selections.flatMap(({ from, picks }) => [from, picks]),
  ...familyKinds,
  ...pickedKinds,
  ...checklists.flatMap(({ items }) => items.flatMap(({ of }) => of)),
  ...backupMakers.map(({ makes }) => makes),
]);

describe('the role of the worker', () => {
  it.each([...kinds].filter((kind) => kind !== 'Secret'))('reads every %s', (kind) => {
    expect(readable).toContain(resourceOf(kind));
  });

  it('reads nothing that no line of the engine names', () => {
    const sources = globSync(
      'src/{world,readings,simulator,engine,knowledge,fixes,carry-out,checklists,explain,cluster}/**/*.ts',
    );
    const text = sources.map((file) => readFileSync(file, 'utf8')).join('');
    const words = [...text.matchAll(/\b[A-Z]\w+/g)].map(([word]) => resourceOf(word));
    // A rollout's message may name a template of the cluster, too.
    const others = ['pods/log', 'subjectaccessreviews', 'clusteranalysistemplates'];
    const named = new Set([...words, ...others]);
    const unnamed = rules.flatMap(({ resources }) => resources).filter((one) => !named.has(one));

    expect(unnamed).toEqual([]);
  });

  it('reads logs and ConfigMaps only in namespaces that are opened to it', () => {
    const everywhere = roles.find(({ metadata }) => metadata.name === 'kubewhy-worker');
    const bound = roles.flatMap(({ kind, roleRef }) =>
      kind === 'ClusterRoleBinding' ? roleRef?.name : [],
    );

    const open = everywhere?.rules?.filter(({ resourceNames }) => !resourceNames);
    expect(JSON.stringify(open)).not.toMatch(/configmaps|pods\/log/);
    expect(bound).toEqual(['kubewhy-worker']);
  });

  it('reads of all ConfigMaps elsewhere what Argo CD is told, and no other', () => {
    const named = rules.filter(({ resourceNames }) => resourceNames);

    expect(named).toEqual([
      { apiGroups: [''], resources: ['configmaps'], resourceNames: ['argocd-cm'], verbs: ['get'] },
    ]);
  });

  it('reads no Secret and changes nothing', () => {
    expect(readable).not.toContain('secrets');
    const asking = rules.filter(({ verbs }) => verbs.includes('create'));
    const reading = rules.filter((rule) => !asking.includes(rule));
    expect(asking.flatMap(({ resources }) => resources)).toEqual(['subjectaccessreviews']);
    expect(new Set(reading.flatMap(({ verbs }) => verbs))).toEqual(new Set(['get', 'list']));
  });
});
