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
