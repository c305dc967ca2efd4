import { expect, it } from '@jest/globals';

import { ago } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { rolloutOf } from '#test/support/updates.ts';

const condition = (type: string, reason: string) => ({
  conditions: [{ type, status: 'True', reason, lastTransitionTime: ago(1) }],
});
const degraded = (message: string, type: string, reason: string) =>
  rolloutOf({ canary: {} }, { phase: 'Degraded', message, ...condition(type, reason) });

it.each([
  ['RolloutAborted', degraded('RolloutAborted: …', 'Progressing', 'RolloutAborted')],
  ['InvalidSpec', degraded('InvalidSpec: …', 'InvalidSpec', 'InvalidSpec')],
])('is a Rollout that calls itself Degraded: %s', (reason, rollout) => {
  expect(symptomsOf(rollout)).toContainEqual(
    expect.objectContaining({ kind: 'rollout-degraded', reason, since: ago(1) }),
  );
});

it('is not a Rollout that goes on', () => {
  const kinds = symptomsOf(rolloutOf({ canary: {} })).map(({ kind }) => kind);

  expect(kinds).not.toContain('rollout-degraded');
});

it('is all that is told of a Rollout whose spec is refused: it lacks pods because of that', () => {
  const rollout = degraded('InvalidSpec: …', 'InvalidSpec', 'InvalidSpec');

  expect(symptomsOf(rollout).map(({ kind }) => kind)).toEqual(['rollout-degraded']);
});
