import { expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { remarkers, remarkInWords } from '#src/knowledge/remarks/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cronJob, job } from '#test/support/batch.ts';
import { cluster } from '#test/support/clusters.ts';
import { applicationOf, trackedRollout } from '#test/support/delivery.ts';
import { ago, event, named, owned, pod } from '#test/support/objects.ts';
import { node, nodeSaying, podOn } from '#test/support/scheduling.ts';
import { readyPod, workload } from '#test/support/states.ts';
import { rolloutOf, updating } from '#test/support/updates.ts';

const since = ago(5);

const deployment = (spec: object): Resource => {
  const object = workload('apps/Deployment', 2);
  return { ...object, spec: { replicas: 2, ...spec } } as Resource;
};
const ready = (lastTransitionTime = since): Resource<'Pod'> => ({
  ...podOn('w1', 'web'),
  metadata: { namespace: 'shop', name: 'web', uid: 'pod-1' },
  status: {
    phase: 'Running',
    conditions: [{ type: 'Ready', status: 'True', lastTransitionTime }],
  },
});
const waiting: Resource = {
  ...named('PersistentVolumeClaim', 'data'),
  status: { phase: 'Pending' },
} as Resource;
const ofClaim = (): Resource => {
  const made = event('WaitForFirstConsumer', 'waiting for first consumer', since, 'data');
  return {
    ...made,
    involvedObject: { ...made.involvedObject, kind: 'PersistentVolumeClaim' },
  } as Resource;
};
const pulledIn = (how: string) =>
  event('Pulled', `Successfully pulled image "web:2" in ${how}. Image size: 15 bytes.`, ago(6));
const avoiding = (name: string) => {
  const matchExpressions = [{ key: 'kubernetes.io/hostname', operator: 'NotIn', values: [name] }];
  const nodeAffinity = {
    requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchExpressions }] },
  };
  return deployment({ template: { spec: { affinity: { nodeAffinity } } } });
};
const spreading = (rule: object) =>
  deployment({ template: { spec: { topologySpreadConstraints: [rule] } } });
const failed = owned(
  {
    ...podOn('w1', 'web-1'),
    status: { phase: 'Failed', reason: 'Evicted' },
  } as Resource<'Pod'>,
  { kind: 'apps/StatefulSet', name: 'web' },
);

it.each([
  [
    'rollout/live',
    trackedRollout({ phase: 'Healthy', currentPodHash: 'old' }),
    [...updating('w1'), applicationOf('Synced')],
    { hash: 'old', ready: 2, delivery: { behind: 'nothing' } },
  ],
  ['workload/updating', deployment({}), updating('w1', 'apps/Deployment'), { fresh: 1, old: 2 }],
  [
    'workload/not-yet-available',
    deployment({ minReadySeconds: 600 }),
    updating('w1', 'apps/Deployment').map((one) =>
      kindOf(one) === 'Pod' ? { ...one, status: ready().status } : one,
    ),
    { pods: 3, seconds: 600, until: ago(-5) },
  ],
  [
    'job/complete',
    job({ succeeded: 1, conditions: [{ type: 'Complete', status: 'True' }] }),
    [],
    { succeeded: 1 },
  ],
  [
    'workload/spread-selects-nothing',
    spreading({ topologyKey: 'kubernetes.io/hostname' }),
    [],
    { keys: ['kubernetes.io/hostname'] },
  ],
  ['volume/waits-for-first-consumer', waiting, [ofClaim()], {}],
  [
    'workload/leftovers',
    workload('apps/StatefulSet', 1),
    [failed],
    { count: 1, reason: 'Evicted' },
  ],
  [
    'pod/restarted-before',
    readyPod({
      restartCount: 4,
      state: { running: { startedAt: ago(30) } },
      lastState: { terminated: { exitCode: 137, reason: 'OOMKilled', finishedAt: ago(31) } },
    }),
    [],
    { container: 'app', restarts: 4, reason: 'OOMKilled' },
  ],
  [
    'workload/excludes-node',
    avoiding('w1'),
    [nodeSaying({ type: 'Ready', status: 'True' }), node('w2')],
    { node: 'w1', is: 'ready', left: 0 },
  ],
  [
    'workload/excludes-node',
    avoiding('w1'),
    [nodeSaying({ type: 'Ready', status: 'Unknown' })],
    { is: 'in-trouble' },
  ],
  ['workload/excludes-node', avoiding('w9'), [], { node: 'w9', is: 'absent' }],
  ['pod/early-warnings', ready(), [event('Unhealthy', 'probe failed', ago(6))], { since }],
  [
    'image/pulling',
    pod({ waiting: { reason: 'ContainerCreating' } }),
    [event('Pulling', 'Pulling image "web:2"', ago(1))],
    { image: 'web:2', seconds: 60, until: ago(-4) },
  ],
  ['image/slow-pull', ready(), [pulledIn('1m6.4s (1m6.4s including waiting)')], { took: '1m6.4s' }],
  [
    'image/slow-pull',
    ready(),
    [pulledIn('506ms (44.087s including waiting)')],
    { took: '506ms', waited: '44.087s' },
  ],
])('%s is said', (id, object, others, params) => {
  const [remark] = remarksOn(object, others).filter((one) => one.id === id);

  expect(remark?.params).toMatchObject(params);
  expect(remark && remarkInWords(remark, 'en')).toContain(object.metadata?.name ?? '');
  expect(remark && remarkInWords(remark, 'ko')).toMatch(/[가-힣]/);
});

it.each([
  [
    'a Rollout whose new revision is not stable yet',
    rolloutOf({ canary: {} }, { phase: 'Progressing', currentPodHash: 'new' }),
    updating('w1'),
  ],
  ['a Rollout that is aborted', rolloutOf({ canary: {} }, { abort: true }), []],
  ['a Deployment of two', deployment({}), []],
  [
    'a spread rule that counts pods',
    spreading({ topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: {} } }),
    [],
  ],
  ['a Job at work', job({ active: 1 }), []],
  ['a CronJob that runs', cronJob('@daily'), []],
  ['a claim of which nothing is said', waiting, []],
  ['an image that came fast', ready(), [pulledIn('3.1s (3.1s including waiting)')]],
  ['a probe that failed since', ready(), [event('Unhealthy', 'probe failed', ago(1))]],
])('nothing is said of %s', (_, object, others) => {
  expect(remarksOn(object, others)).toEqual([]);
});

it('asks for no events of a pod that was Ready before the oldest of them', () => {
  const events = (pod: Resource<'Pod'>) => {
    const { world, unread } = openWorld(cluster([], ['events']));
    for (const one of remarkers)
      if (one.of.includes('Pod')) Array.from(one.remark?.(pod, world) ?? []);
    return unread.filter(({ read }) => 'events' in read).length;
  };

  expect(events(ready(ago(59)))).toBeGreaterThan(0);
  expect(events(ready(ago(61)))).toBe(0);
});

it('each has an id of its own', () => {
  const ids = remarkers.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
});

function remarksOn(object: Resource, others: readonly Resource[]) {
  const { world } = openWorld(cluster([object, ...others]));
  const on = refTo(kindOf(object), object);
  return remarkers
    .filter(({ of }) => of.includes(on.kind))
    .flatMap((one) =>
      [...(one.remark?.(object, world) ?? [])].map((params) => ({ id: one.id, on, params })),
    );
}
