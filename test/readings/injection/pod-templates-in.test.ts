import { describe, expect, it } from '@jest/globals';

import { podTemplatesIn } from '#src/readings/injection/pod-templates-in.ts';
import { specified } from '#test/support/objects.ts';

const pod = { spec: { containers: [{ name: 'app' }], initContainers: [{ name: 'first' }] } };

describe('what an object makes pods from', () => {
  it.each([
    ['apps/Deployment', { template: pod }],
    ['batch/CronJob', { jobTemplate: { spec: { template: pod } } }],
    ['actions.github.com/EphemeralRunner', { githubConfigUrl: 'x', ...pod }],
    ['example.org/Pool', { groups: [{ worker: { podTemplate: pod } }] }],
  ])('is found in a %s', (kind, spec) => {
    const object = kind.startsWith('actions')
      ? specified(kind, 'a', { spec: pod.spec })
      : specified(kind, 'a', spec);

    expect(
      podTemplatesIn(object).map(({ containers }) => containers.map(({ name }) => name)),
    ).toEqual([['first', 'app']]);
  });

  it.each([{}, { containers: 3 }, { template: { spec: { containers: [3] } } }])(
    'is none in %j',
    (spec) => {
      expect(podTemplatesIn(specified('example.org/Pool', 'a', spec))).toEqual([]);
    },
  );
});
