import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { loadAll } from 'js-yaml';

import { beyondReach } from '#src/carry-out/reach/beyond-reach.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import type { World } from '#src/domain/model.ts';
import type { Change } from '#src/domain/plan.ts';
import type { Reach, Remedy } from '#src/domain/remedy.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { resourceOf } from '#src/world/coverage.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { blog, finding, type Parts, runningAnalysis } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { told } from '#test/support/told.ts';

type Rule = Readonly<{ apiGroups: string[]; resources: string[]; verbs: string[] }>;
type Role = Readonly<{
  kind: string;
  metadata: { name: string };
  roleRef?: { name: string };
  rules?: readonly Rule[];
}>;
const roles = loadAll(readFileSync('manifests/remediator-role.yaml', 'utf8')) as Role[];

/** Of every kind of workload, and in a state for every action on a rollout. */
const CLUSTERS: readonly Parts[] = [
  {},
  { available: 1, status: { pauseConditions: [{ reason: 'CanaryPauseStep', startTime: '' }] } },
  {
    available: 1,
    status: { canary: { currentStepAnalysisRunStatus: { name: 'web-2' } } },
    also: [runningAnalysis],
  },
  { status: { abort: true } },
  { status: { currentStepIndex: 2, updatedReplicas: 1 } },
  { available: 1, spec: { paused: true } },
  { refersTo: 'web-template' },
  { kind: 'Deployment' },
  { kind: 'Deployment', replicas: 1 },
  { kind: 'StatefulSet' },
];
type Proposed = Readonly<{ remedy: string; change: Change }>;
const all = [...CLUSTERS.flatMap(proposedOn), ...(await inScenarios())];

describe('the role of the remediator', () => {
  it('allows in manifests/remediator-role.yaml exactly what the remedies need, and an Event that tells of it', () => {
    const own = [...reachesById.values()].flat().flatMap(needed);

    expect(new Set(allowed())).toEqual(new Set([...own, 'create events.']));
  });

  it('is bound in no namespace until somebody opens it', () => {
    const bound = roles.flatMap(({ kind, roleRef }) =>
      kind.endsWith('Binding') ? roleRef?.name : [],
    );

    expect(bound).toEqual(['kubewhy-access-review', 'kubewhy-git-owners']);
  });

  it('reads beside that who owns what in Git, and changes none of it', () => {
    const owners = roles.find(({ metadata }) => metadata.name === 'kubewhy-git-owners');

    const read = owners?.rules?.map(
      ({ resources, verbs }) => `${verbs.join()} ${resources.join()}`,
    );
    expect(read).toEqual([
      'get applications,appprojects',
      'get configmaps',
      'get kustomizations',
      'get helmreleases',
      'get gitrepositories',
    ]);
  });

  it('is used by each remedy for no more than it says', () => {
    const beyond = all.flatMap(({ remedy, change }) => {
      const path = beyondReach(change, reachesById.get(remedy) ?? []);
      return path === undefined ? [] : `${remedy} writes ${path}`;
    });

    expect(beyond).toEqual([]);
  });

  it('is seen with every remedy at work that changes anything', () => {
    const changing = remedies.filter(({ isHandedOver, isPopular }) => !isHandedOver && !isPopular);

    expect(new Set(all.map(({ remedy }) => remedy))).toEqual(new Set(changing.map(({ id }) => id)));
  });
});

function allowed(): readonly string[] {
  return roles
    .filter(({ metadata }) => metadata.name === 'kubewhy-remediator')
    .flatMap(({ rules = [] }) => rules)
    .flatMap(({ apiGroups, resources, verbs }) =>
      apiGroups.flatMap((group) =>
        resources.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}.${group}`)),
      ),
    );
}

/** Every change reads its object and what that is a copy of, and patches, creates or evicts it. */
function needed({ of, sub, do: how, creates }: Reach): readonly string[] {
  const source = creates?.from ? [right('get', creates.from)] : [];
  const own = of.flatMap((kind) => {
    const write = how ? right('create', kind, 'eviction') : right('patch', kind, sub);
    return [right('get', kind), creates ? right('create', kind) : write];
  });
  return [...source, ...own];
}

function right(verb: string, kind: string, sub?: string): string {
  const [resource, group = ''] = resourceOf(kind).split(/\.(.*)/s);
  return `${verb} ${[resource, sub].filter(Boolean).join('/')}.${group}`;
}

function proposedOn(parts: Parts): readonly Proposed[] {
  const { world } = openWorld(cluster(blog(parts)));
  const { kind = 'Rollout' } = parts;
  const group = kind === 'Rollout' ? 'argoproj.io' : 'apps';
  const subject = { kind: `${group}/${kind}`, namespace: 'blog-system', name: 'web' };
  const found = finding(undefined, subject);
  return remedies
    .filter((remedy) => isFor(remedy, found))
    .flatMap((remedy) => changesOf(remedy, found, world));
}

function isFor({ answers }: Remedy, { id, role }: Finding): boolean {
  if (answers === 'every-root') return role === 'root';
  return answers.some((cause) => cause.id === id);
}

/** What is proposed against each finding of each scenario. */
async function inScenarios(): Promise<readonly Proposed[]> {
  const each = await Promise.all(
    scenarios.map(async (scenario) => {
      const { findings } = await told(scenario);
      const { world } = openWorld(recorded(await scenario.read()));
      return findings.flatMap((one) =>
        remedies
          .filter((remedy) => isFor(remedy, one))
          .flatMap((remedy) => changesOf(remedy, one, world)),
      );
    }),
  );
  return each.flat();
}

function changesOf(remedy: Remedy, about: Finding, world: World): readonly Proposed[] {
  if (remedy.isPopular || remedy.isHandedOver) return []; // never sent
  const proposed = [...remedy.propose(about, world)];
  const blanks = proposed.flatMap(({ change, inputs = [] }) => (change ? [] : inputs));
  const filled = blanks.flatMap(({ name }) => [...remedy.propose(about, world, { [name]: '1' })]);
  return [...proposed, ...filled].flatMap(({ change }) =>
    change ? [{ remedy: remedy.id, change }] : [],
  );
}
