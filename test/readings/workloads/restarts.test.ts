import { expect, it } from '@jest/globals';

import { isToBeRestarted, replacesNone, RESTARTED_AT } from '#src/readings/workloads/restarts.ts';
import { ago, pod, specified } from '#test/support/objects.ts';

const template = { metadata: { annotations: { [RESTARTED_AT]: ago(5) } } };
const made = (minutes: number) => ({ metadata: { name: 'web', creationTimestamp: ago(minutes) } });

it.each(['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'])(
  'a pod of a %s is to be restarted while it lacks the mark of its template',
  (kind) => {
    const web = specified(kind, 'web', { template });
    const anew = { ...pod(), metadata: { name: 'web', annotations: { [RESTARTED_AT]: ago(5) } } };

    expect(isToBeRestarted(pod(), web)).toBe(true);
    expect(isToBeRestarted(anew, web)).toBe(false);
    expect(isToBeRestarted(pod(), specified(kind, 'web', { template: {} }))).toBe(false);
    expect(isToBeRestarted(anew, specified(kind, 'web', { template: {} }))).toBe(false);
  },
);

it('a pod of a Rollout is to be restarted where it is older than the time of that', () => {
  const web = specified('argoproj.io/Rollout', 'web', { restartAt: ago(5) });

  expect(isToBeRestarted({ ...pod(), ...made(6) }, web)).toBe(true);
  expect(isToBeRestarted({ ...pod(), ...made(5) }, web)).toBe(false);
  expect(
    isToBeRestarted({ ...pod(), ...made(6) }, specified('argoproj.io/Rollout', 'web', {})),
  ).toBe(false);
});

it.each([
  ['a paused Deployment', 'apps/Deployment', { paused: true }],
  [
    'a set whose pods somebody else ends',
    'apps/StatefulSet',
    { updateStrategy: { type: 'OnDelete' } },
  ],
  [
    'a set whose partition keeps pods as they are',
    'apps/StatefulSet',
    { updateStrategy: { rollingUpdate: { partition: 1 } } },
  ],
])('%s replaces no pod', (_, kind, spec) => {
  const web = specified(kind, 'web', { template, ...spec });

  expect(replacesNone(web)).toBe(true);
  expect(isToBeRestarted(pod(), web)).toBe(false);
});
