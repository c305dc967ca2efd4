import { describe, expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import type { Op } from '#src/domain/plan.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor } from '#src/fixes/offers/plans.ts';
import { isOfStrategy } from '#src/fixes/proof/unblocked.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

describe('letting the old pod go first', () => {
  it('is proved by the world after it: the waiting pod has the place, and the cause is gone', async () => {
    const [first] = await offersFor('gpu-held-by-own-pod');

    expect(first?.remedy.id).toBe('rollout/old-pods-first');
    expect(first?.proposal).toMatchObject({
      risk: 'downtime',
      change: { ops: [{ op: 'add', path: '/spec/strategy' }] },
      goal: { is: 'updated-ready', on: { name: 'tracker' } },
    });
    expect(first?.proof).toMatchObject({
      placement: { is: 'holds', note: 'worker-2' },
      rules: { is: 'holds' },
    });
  });

  it('sets the two fields where they stand, and may be undone', async () => {
    const [first, second] = await offersFor('gpu-surge-deadlock');

    const at = '/spec/strategy/rollingUpdate';
    expect(first?.proposal.change).toMatchObject({
      guard: [
        { path: `${at}/maxSurge`, value: '25%' },
        { path: `${at}/maxUnavailable`, value: '25%' },
      ],
      ops: [
        { op: 'replace', path: `${at}/maxSurge`, value: 0 },
        { op: 'replace', path: `${at}/maxUnavailable`, value: 1 },
      ],
    });
    expect(second?.remedy.id).toBe('rollout/recreate-all');
    expect(second?.proposal.change?.ops).toEqual([
      { op: 'replace', path: '/spec/strategy', value: { type: 'Recreate' } },
    ]);
  });

  it('is not offered once the old pod is ending', async () => {
    const ids = (await offersFor('gpu-freed-by-ending-pod')).map(({ remedy }) => remedy.id);

    expect(ids).not.toContain('rollout/old-pods-first');
  });

  it.each<[string, readonly Op[], boolean]>([
    ['the strategy', [{ op: 'replace', path: '/spec/strategy/type', value: 'Recreate' }], true],
    [
      'the template',
      [{ op: 'replace', path: '/spec/template/spec/hostNetwork', value: true }],
      false,
    ],
  ])('makes no new revision only where a change is of %s', (_, ops, isSo) => {
    expect(isOfStrategy(ops)).toBe(isSo);
  });

  it.each(LANGS)('names the workload in %s', async (lang) => {
    for (const { remedy, proposal } of await offersFor('gpu-surge-deadlock')) {
      expect(remedy.text[lang](proposal.params).text).toContain('object-tracker');
    }
  });
});

async function offersFor(scenario: string) {
  const found = scenarios.find(({ name }) => name === scenario);
  if (!found) throw new Error(`No scenario ${scenario}.`);
  const loader = lazily(recorded(await found.read()));
  const { verdict } = await diagnose(found.target, loader, rules);
  return plansFor(verdict, loader, { cluster: 'test', rules });
}
