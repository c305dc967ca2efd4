import { describe, expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { offersFor, type Stuck } from '#test/fixes/support/stuck.ts';
import { CONTROL_PLANE, node } from '#test/support/scheduling.ts';

const cp = node('cp', { taints: [CONTROL_PLANE] });
const apart = {
  requiredDuringSchedulingIgnoredDuringExecution: [
    { labelSelector: { matchLabels: { app: 'web' } }, topologyKey: 'kubernetes.io/hostname' },
  ],
};

const popular = remedies.filter(({ id }) => id.startsWith('popular/'));

describe('what many would do', () => {
  it('is said not to help where it is tried and does not', async () => {
    const stuck = { nodes: [node('w1'), cp], spec: { nodeSelector: { disktype: 'nvme' } } };

    expect(await refusedFor(stuck)).toEqual(['popular/restart']);
  });

  it('is not mentioned where it does help', async () => {
    const stuck = {
      nodes: [node('w1'), cp],
      on: ['w1'],
      spec: { affinity: { podAntiAffinity: apart } },
      workload: { replicas: 1, strategy: { type: 'Recreate' } },
    };

    expect(await refusedFor(stuck)).toEqual([]);
  });

  it.each(popular)('is called by the name that it has: $id', (remedy) => {
    for (const lang of LANGS) {
      expect(remedy.text[lang]({ name: 'web', node: 'w1' }).title).toMatch(/\S/);
    }
  });

  it('is never offered', () => {
    expect(popular.every(({ isPopular }) => isPopular)).toBe(true);
  });
});

async function refusedFor(stuck: Stuck): Promise<readonly string[]> {
  const offers = await offersFor(stuck);
  return offers.filter(({ refused }) => refused).map(({ remedy }) => remedy.id);
}
