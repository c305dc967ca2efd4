import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';

import { diagnose } from '#src/diagnosis/diagnose.ts';
import { rules } from '#src/diagnosis/rules.ts';
import type { World } from '#src/domain/model.ts';
import type { Change } from '#src/domain/plan.ts';
import type { Remedy } from '#src/domain/remedy.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { remedies } from '#src/remedies/catalogue/index.ts';
import { resourceOf } from '#src/world/coverage.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { blog, finding, type Parts } from '#test/remedies/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

type Rule = Readonly<{ apiGroups: string[]; resources: string[]; verbs: string[] }>;
type Role = Readonly<{ metadata: { name: string }; rules?: readonly Rule[] }>;

/** Of every kind of workload, and in a state for every action on a rollout. */
const CLUSTERS: readonly Parts[] = [
  {},
  { available: 1, status: { pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '' }] } },
  { refersTo: 'web-template' },
  { kind: 'Deployment' },
  { kind: 'Deployment', replicas: 1 },
  { kind: 'StatefulSet' },
];
type Proposed = Readonly<{ remedy: string; change: Change }>;
const all = [...CLUSTERS.flatMap(proposedOn), ...(await inScenarios())];

describe('the role of the remediator', () => {
  it('allows exactly what the remedies need', () => {
    expect(new Set(allowed())).toEqual(new Set(all.flatMap(needed)));
  });

  it('is seen with every remedy at work that changes anything', () => {
    const changing = remedies.filter(
      ({ isWordsOnly, isHandedOver }) => !isWordsOnly && !isHandedOver,
    );

    expect(new Set(all.map(({ remedy }) => remedy))).toEqual(new Set(changing.map(({ id }) => id)));
  });
});

function allowed(): readonly string[] {
  return parseAllDocuments(readFileSync('manifests/remediator-role.yaml', 'utf8'))
    .map((one) => one.toJS() as Role)
    .filter(({ metadata }) => metadata.name === 'kubewhy-remediator')
    .flatMap(({ rules = [] }) => rules)
    .flatMap(({ apiGroups, resources, verbs }) =>
      apiGroups.flatMap((group) =>
        resources.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}.${group}`)),
      ),
    );
}

/** Every change reads its object and patches that or its subresource. */
function needed({ change: { on, sub } }: Proposed): readonly string[] {
  const [resource, group] = resourceOf(on.kind).split(/\.(.*)/s);
  return [
    `get ${resource}.${group}`,
    `patch ${[resource, sub].filter(Boolean).join('/')}.${group}`,
  ];
}

function proposedOn(parts: Parts): readonly Proposed[] {
  const { world } = openWorld(cluster(blog(parts)));
  const { kind = 'Rollout' } = parts;
  const group = kind === 'Rollout' ? 'argoproj.io' : 'apps';
  const subject = { kind: `${group}/${kind}`, namespace: 'blog-system', name: 'web' };
  return remedies.flatMap((remedy) => changesOf(remedy, finding(undefined, subject), world));
}

/** What is proposed against each finding of each scenario. */
async function inScenarios(): Promise<readonly Proposed[]> {
  const each = await Promise.all(
    scenarios.map(async ({ target, read }) => {
      const source = recorded(await read());
      const { verdict } = await diagnose(target, { load: async () => source }, rules);
      const { world } = openWorld(source);
      return verdict.findings.flatMap((one) =>
        remedies
          .filter(({ answers, isHandedOver }) => !isHandedOver && namesOf(answers).includes(one.id))
          .flatMap((remedy) => changesOf(remedy, one, world)),
      );
    }),
  );
  return each.flat();
}

function namesOf(answers: Remedy['answers']): readonly string[] {
  if (answers === 'every-root') return [];
  return answers.map((one) => (typeof one === 'string' ? one : one.id));
}

function changesOf(remedy: Remedy, about: Finding, world: World): readonly Proposed[] {
  return [...remedy.propose(about, world)].flatMap(({ change }) =>
    change ? [{ remedy: remedy.id, change }] : [],
  );
}
