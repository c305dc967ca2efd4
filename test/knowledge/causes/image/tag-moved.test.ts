import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { tagMoved } from '#src/knowledge/causes/image/tag-moved.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf, owned } from '#test/support/objects.ts';
import { node } from '#test/support/scheduling.ts';
import { ended, readyPod, unreadyPod, workload } from '#test/support/states.ts';

type Pod = Resource<'Pod'>;
type Parts = Readonly<{ on?: string; image?: string; env?: string }>;

const [OLD, NEW, THIRD] = ['1', '2', '3'].map((digit) => `sha256:${digit.repeat(64)}`);
const idOf = (digest = '') => `reg.example/web@${digest}`;

const placed = (pod: Pod, name: string, { on = 'w1', image = 'reg.example/web:v1', env }: Parts) =>
  owned(
    {
      ...pod,
      metadata: { ...pod.metadata, name, uid: name },
      spec: {
        ...pod.spec,
        nodeName: on,
        containers: [{ name: 'app', image, ...(env && { env: [{ name: 'MODE', value: env }] }) }],
      },
    },
    { kind: 'apps/ReplicaSet', name: 'web' },
  ) as Pod;
const failing = (digest = NEW, parts: Parts = {}, name = 'web-bad') =>
  placed(
    unreadyPod(9, {
      imageID: idOf(digest),
      restartCount: 4,
      state: { waiting: { reason: 'CrashLoopBackOff', message: 'back-off' } },
      lastState: ended(1),
    }),
    name,
    parts,
  );
const well = (digest = OLD, parts: Parts = {}, name = 'web-good') =>
  placed(
    readyPod({ imageID: idOf(digest), ready: true, state: { running: { startedAt: ago(30) } } }),
    name,
    { on: 'w2', ...parts },
  );
const machine = (name: string, architecture = 'amd64') => {
  const made = node(name);
  const nodeInfo = { operatingSystem: 'linux', architecture };
  return { ...made, status: { ...made.status, nodeInfo } } as Resource;
};
const SET = workload('apps/ReplicaSet', 2);
const NODES = [machine('w1'), machine('w2')];
const claimsOn = (bad: Pod, others: readonly Resource[], nodes: readonly Resource[] = NODES) => {
  const log = logOf('start\nTypeError: x is not a function', 'previous', 'web-bad');
  return claimsAbout(bad, tagMoved, cluster([bad, SET, ...others, ...nodes], [], [log]));
};

it('finds two images under one tag, of which one fails', () => {
  const claims = claimsOn(failing(), [well()]);

  expect(claims[0]).toMatchObject({
    subject: { kind: 'apps/ReplicaSet', name: 'web' },
    params: {
      image: 'reg.example/web:v1',
      digest: NEW,
      node: 'w1',
      well: 'web-good',
      wellDigest: OLD,
      works: idOf(OLD),
      said: 'TypeError: x is not a function',
    },
    strength: 'fits',
  });
});

it('advises to pin the image that works', () => {
  expect(advised(tagMoved, claimsOn(failing(), [well()]))).toContain(idOf(OLD));
});

it('finds it where the pod runs and is not Ready', () => {
  const running = { state: { running: { startedAt: ago(9) } }, imageID: idOf(NEW) };
  const unready = placed(unreadyPod(9, running), 'web-bad', {});

  expect(claimsOn(unready, [well()])).toMatchObject([{ params: { digest: NEW } }]);
});

it.each([
  ['may be built for another machine', [well()], [machine('w1')]],
  ['is told something else', [well(OLD, { env: 'other' })], NODES],
])('only suggests it where the pod that is Ready %s', (_, others, nodes) => {
  expect(claimsOn(failing(), others, nodes)).toMatchObject([{ strength: 'suggests' }]);
});

it.each([
  ['both run one image', failing(OLD), [well()], NODES],
  ['the tags differ', failing(), [well(OLD, { image: 'reg.example/web:v0' })], NODES],
  [
    'the image is named by a digest',
    failing(NEW, { image: idOf(NEW) }),
    [well(OLD, { image: idOf(NEW) })],
    NODES,
  ],
  ['another pod is well with the same image', failing(), [well(), well(NEW, {}, 'web-3')], NODES],
  [
    'another pod fails with the image that works',
    failing(),
    [well(), failing(OLD, {}, 'web-3')],
    NODES,
  ],
  [
    'the machines are not of one kind',
    failing(),
    [well()],
    [machine('w1'), machine('w2', 'arm64')],
  ],
  ['only one pod is there', failing(), [], NODES],
  ['nothing is Ready', failing(), [failing(THIRD, {}, 'web-3')], NODES],
  ['the other has no id', failing(), [well('')], NODES],
])('is silent where %s', (_, bad, others, nodes) => {
  expect(claimsOn(bad, others, nodes)).toEqual([]);
});

it('is silent of a pod that ran out of memory', () => {
  const bad = failing();
  const [status] = bad.status?.containerStatuses ?? [];
  const killed = { ...status, lastState: ended(1, 'OOMKilled', 137) };
  const pod = { ...bad, status: { ...bad.status, containerStatuses: [killed] } } as Pod;

  expect(claimsOn(pod, [well()])).toEqual([]);
});
