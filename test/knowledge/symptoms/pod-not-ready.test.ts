import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { node } from '#test/support/scheduling.ts';
import { ended, readyPod, unreadyPod } from '#test/support/states.ts';

const w1 = [node('w1')].map((one) => ({
  ...one,
  status: { ...one.status, conditions: [{ type: 'Ready', status: 'True' }] },
}));
const kinds = (...of: Parameters<typeof symptomsOf>) => symptomsOf(...of).map(({ kind }) => kind);

it('is a pod that has not been Ready for more than a minute', () => {
  expect(symptomsOf(unreadyPod(2), w1)).toMatchObject([
    {
      kind: 'pod-not-ready',
      reason: 'ContainersNotReady',
      since: ago(2),
      evidence: { quote: 'containers with unready status: [app]', at: ago(2) },
    },
  ]);
});

it('is told by its phase where no kubelet has seen it, since it was made', () => {
  const unseen: Resource<'Pod'> = { ...unreadyPod(5), status: { phase: 'Pending' } };

  const [found] = symptomsOf(unseen);

  expect(found).toMatchObject({
    reason: 'Pending',
    since: ago(5),
    evidence: { path: '/status/phase', at: ago(5) },
  });
});

it('says which init containers have not ended, for the others wait for them', () => {
  const pod = unreadyPod(2);
  const message = 'containers with incomplete status: [wait]';
  const initialized = {
    type: 'Initialized',
    status: 'False',
    reason: 'ContainersNotInitialized',
    message,
  };
  const { conditions = [] } = pod.status ?? {};
  const waiting = { ...pod, status: { ...pod.status, conditions: [initialized, ...conditions] } };

  expect(symptomsOf(waiting, w1)).toMatchObject([
    { reason: 'ContainersNotInitialized', since: ago(2), evidence: { quote: message } },
  ]);
});

it('is at once a pod whose node is not there', () => {
  expect(kinds(unreadyPod(0.2))).toEqual(['pod-not-ready']);
});

it.each([
  ['is Ready', readyPod()],
  ['starts', unreadyPod(0.5)],
])('is not a pod that %s', (_, pod) => {
  expect(kinds(pod, w1)).toEqual([]);
});

it('leaves it to the container that says more', () => {
  const crashing = {
    restartCount: 3,
    state: { running: { startedAt: ago(1) } },
    lastState: ended(1),
  };

  expect(kinds(unreadyPod(5, crashing), w1)).toEqual(['container-restarting']);
});
