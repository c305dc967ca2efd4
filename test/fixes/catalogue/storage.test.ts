import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { World } from '#src/domain/model.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { plansFor } from '#src/fixes/offers/plans.ts';
import type { NotFound } from '#src/knowledge/references/not-found.words.ts';
import { rules } from '#src/knowledge/rules.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { claim, onNode, storageClass, volume } from '#test/support/storage.ts';

const byHand = storageClass('standard', {
  provisioner: 'kubernetes.io/no-provisioner',
  volumeBindingMode: 'Immediate',
});

const proposed = (root: Finding, world: World) => [
  ...(remedies.find(({ id }) => id === 'storage/existing-claim')?.propose(root, world) ?? []),
];

/** The finding about a claim that is missing, and the world of its scenario. */
async function inScenario(name: string) {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`No scenario ${name}.`);
  const source = recorded(await scenario.read());
  const { verdict } = await diagnose(scenario.target, lazily(source), rules);
  const root = verdict.findings.find(({ id }) => id === 'storage/claim-missing');
  if (!root) throw new Error(`No claim is missing in ${name}.`);
  return { root: root as Finding<NotFound>, world: openWorld(source).world };
}

describe('a remedy for storage', () => {
  it('mounts the unused claim of a like name, guarded by the name that is there', async () => {
    const { root, world } = await inScenario('pvc-not-found');
    const path = '/spec/template/spec/volumes/0/persistentVolumeClaim/claimName';

    expect(proposed(root, world)).toMatchObject([
      {
        kind: 'patch',
        params: { was: 'fileserver', is: 'fileserver-data' },
        goal: { is: 'updated-ready' },
        change: {
          on: { kind: 'apps/Deployment', name: 'fileserver' },
          guard: [{ op: 'test', path, value: 'fileserver' }],
          ops: [{ op: 'replace', path, value: 'fileserver-data' }],
        },
      },
    ]);
  });

  it('mounts no claim where none has a like name', async () => {
    const { root, world } = await inScenario('pvc-not-found');
    const none = { ...root, params: { by: 'a', object: 'absent' } as const };

    expect(proposed(none, world)).toEqual([]);
  });
});

describe('the volume that a claim is to have', () => {
  const data = claim('data');
  const fits = volume('by-hand');
  const failed = { ...fits, status: { phase: 'Failed' } };
  const going = { ...fits, metadata: { ...fits.metadata, deletionTimestamp: ago(1) } };
  const other = { selector: { matchLabels: { disk: 'fast' } } };
  const offeredTo = async (spec: object, there = fits) => {
    const asks = { ...data, spec: { ...data.spec, ...spec } };
    const loader = lazily(cluster([asks, there, byHand]));
    const { verdict } = await diagnose(refTo('PersistentVolumeClaim', data), loader, rules);
    return await plansFor(verdict, loader, { cluster: 'test', rules });
  };

  it('is named where only its labels are not those that are asked for, once for all', async () => {
    const [offer] = await offeredTo(other);

    expect(offer).toMatchObject({
      remedy: { id: 'storage/named-volume' },
      plan: {
        changes: [
          { ops: [{ path: '/spec/volumeName', value: 'by-hand' }], undo: { none: 'final' } },
        ],
      },
    });
  });

  it.each([
    ['it is of another mode, which nothing makes fit', { ...other, volumeMode: 'Block' }, fits],
    ['its labels are those that are asked for', { selector: {} }, failed],
    ['its pods could only run on one node then', other, volume('by-hand', onNode('w1'))],
    ['it goes', other, going],
  ])('is not where %s', async (_, spec, there) => {
    const offers = await offeredTo(spec, there);

    expect(offers.filter(({ plan }) => plan)).toEqual([]);
  });
});
