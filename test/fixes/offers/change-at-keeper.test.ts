import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor, type Offer } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

const OWNER = {
  apiVersion: 'toys.example.com/v1',
  kind: 'Toy',
  name: 'kite',
  uid: 'uid-kite',
  controller: true,
};
/** One of each area whose rows write an object of that kind; the third says which. */
const ROWS = scenarios.filter(({ name }) =>
  /^(?:oom-limit|cp-hpa|svc-selector|service-selector|service-port|pdb-|hpa-|cronjob-|sts-|probe-|image-short|spread-)/.test(
    name,
  ),
);
type Dress = (object: Resource) => Resource;

describe('what an operator made and keeps', () => {
  it.each([
    [
      'by its owner',
      (one) => ({ ...one, metadata: { ...one.metadata, ownerReferences: [OWNER] } }),
    ],
    [
      'by a label',
      (one) => ({
        ...one,
        metadata: {
          ...one.metadata,
          labels: { ...one.metadata?.labels, 'app.kubernetes.io/managed-by': 'toy-operator' },
        },
      }),
    ],
  ] satisfies readonly [string, Dress][])(
    'gets no change of its own, told %s',
    async (_, dress) => {
      let plain = 0;
      for (const scenario of ROWS) {
        const { objects } = await scenario.read();
        const isTop = ({ metadata, kind }: Resource) =>
          kind !== 'Pod' && !metadata?.ownerReferences?.some(({ controller }) => controller);
        const dressed = objects.map((one) => (isTop(one) ? dress(one) : one));

        plain += patched(await offered(scenario, objects)).length;
        expect(patched(await offered(scenario, dressed))).toEqual([]);
      }
      expect(plain).toBeGreaterThan(10);
    },
  );

  async function offered(scenario: (typeof scenarios)[number], objects: readonly Resource[]) {
    const recording = await scenario.read();
    const loader = lazily(recorded({ ...recording, objects: [...objects] }));
    const { verdict } = await diagnose(scenario.target, loader, rules);
    return await plansFor(verdict, loader, { cluster: 'test', rules });
  }

  function patched(offers: readonly Offer[]) {
    return offers.flatMap(({ remedy, proposal: { change } }) =>
      change?.do === 'patch' && change.sub !== 'status'
        ? [`${remedy.id} of ${change.on.kind} ${change.on.name}`]
        : [],
    );
  }
});
