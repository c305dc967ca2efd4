import { describe, expect, it } from '@jest/globals';

import { deployment, manifest, preflight, rollout, running } from '#test/support/manifests.ts';
import { node } from '#test/support/scheduling.ts';

const nodes = [node('w1'), node('w2')];

describe('the numbers of an update', () => {
  it('are none where the API refuses its fields', () => {
    const refused = deployment({ rollingUpdate: { maxSurge: '25' } });

    const { moments, peak, limits } = preflight(refused, nodes);

    expect({ moments, peak, limits }).toEqual({ moments: [], peak: 0, limits: undefined });
  });

  it('have no limits of a surge in two colours', () => {
    const strategy = { strategy: { blueGreen: {} } };
    const changed = manifest('argoproj.io/v1alpha1', 'Rollout', { replicas: 2 }, strategy);
    const pods = running(['w1', 'w1'], {}, 'Rollout');

    const { moments, peak, limits } = preflight(changed, [...nodes, ...pods]);

    expect(moments.map(({ updated, older }) => `${updated}+${older}`)).toEqual([
      '0+2',
      '2+2',
      '2+0',
    ]);
    expect({ peak, limits }).toEqual({ peak: 4, limits: undefined });
  });
});

describe('a canary that goes back to a lesser weight', () => {
  const large = { container: { resources: { requests: { cpu: '1' } } } };
  const canary = {
    maxSurge: 0,
    maxUnavailable: 1,
    steps: [{ setWeight: 75 }, { setWeight: 25 }, { pause: {} }],
  };

  it('brings old pods back wherever there is room, not only where they were', () => {
    const pods = running(['w1', 'w1', 'w2', 'w2'], large, 'Rollout');

    const { course } = preflight(rollout({ ...large, canary, replicas: 4 }), [...nodes, ...pods]);

    expect(course).toEqual({ is: 'fits' });
  });
});

describe('an update for which no node has room', () => {
  const topologyKey = 'kubernetes.io/hostname';
  const labelSelector = { matchLabels: { app: 'db' } };
  const near = [{ topologyKey, labelSelector }];
  const affinity = { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: near } };
  const whenUnsatisfiable = 'DoNotSchedule';
  const rule = { maxSkew: 1, topologyKey, whenUnsatisfiable, labelSelector };
  const counting = { topologySpreadConstraints: [rule] };

  it.each([
    ['not-decided', 'pods were not read, and it wants one beside it', ['pods'], { affinity }],
    ['stuck', 'pods were not read, and no rule is about them', ['pods'], {}],
    ['stuck', 'all was read, and it wants one beside it', [], { affinity }],
    ['not-decided', 'pods were not read, and a rule counts them', ['pods'], counting],
    ['stuck', 'all was read, and a rule counts pods', [], counting],
  ])('is %s where %s', (is, _, forbidden, spec) => {
    const huge = { resources: { requests: { cpu: '64' } } };

    const { course } = preflight(deployment({ container: huge, spec }), nodes, forbidden);

    expect(course.is).toBe(is);
  });
});

it.each([
  ['what an experiment shows', [{ setWeight: 10 }, { experiment: {} }], ['experiment']],
  ['nothing', [{ setWeight: 10 }, { pause: {} }], []],
])('does not check %s', (_, steps, expected) => {
  const { notChecked } = preflight(rollout({ canary: { steps } }), nodes);

  expect(notChecked).toEqual(expected);
});
