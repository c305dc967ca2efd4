import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';

import type { Change } from '#src/domain/plan.ts';
import { remedies } from '#src/remedies/catalogue/index.ts';
import { resourceOf } from '#src/world/coverage.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, type Parts } from '#test/remedies/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';

type Rule = Readonly<{ apiGroups: string[]; resources: string[]; verbs: string[] }>;
type Role = Readonly<{ metadata: { name: string }; rules?: readonly Rule[] }>;

/** Of every kind of workload, and in a state for every remedy. */
const CLUSTERS: readonly Parts[] = [
  {},
  { available: 1, status: { pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '' }] } },
  { refersTo: 'web-template' },
  { kind: 'Deployment' },
  { kind: 'Deployment', replicas: 1 },
  { kind: 'StatefulSet' },
];

describe('the role of the remediator', () => {
  it('allows exactly what the remedies need', () => {
    expect(new Set(allowed())).toEqual(new Set(CLUSTERS.flatMap(needed)));
  });

  it('is seen with every remedy at work', () => {
    const working = CLUSTERS.flatMap(proposed).map(({ remedy }) => remedy);

    expect(new Set(working)).toEqual(new Set(remedies.map(({ id }) => id)));
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
function needed(parts: Parts): readonly string[] {
  return proposed(parts).flatMap(({ change: { on, sub } }) => {
    const [resource, group] = resourceOf(on.kind).split(/\.(.*)/s);
    return [
      `get ${resource}.${group}`,
      `patch ${[resource, sub].filter(Boolean).join('/')}.${group}`,
    ];
  });
}

function proposed(parts: Parts): readonly Readonly<{ remedy: string; change: Change }>[] {
  const { world } = openWorld(cluster(blog(parts)));
  const { kind = 'Rollout' } = parts;
  const group = kind === 'Rollout' ? 'argoproj.io' : 'apps';
  const subject = { kind: `${group}/${kind}`, namespace: 'blog-system', name: 'web' };
  return remedies.flatMap((remedy) =>
    [...remedy.propose(finding(undefined, subject), world)].flatMap(({ change }) =>
      change ? [{ remedy: remedy.id, change }] : [],
    ),
  );
}
