import { expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import type { Resource } from '#src/domain/resource.ts';
import { rolloutPaused } from '#src/knowledge/causes/rollout/paused.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { applicationOf, trackedRollout } from '#test/support/delivery.ts';
import { ago } from '#test/support/objects.ts';
import { rolloutOf } from '#test/support/updates.ts';

const since = ago(5);
type Steps = NonNullable<Parameters<typeof rolloutOf>[0]['canary']>['steps'];

const paused = (reason: string, steps: Steps = []) =>
  rolloutOf(
    { canary: { steps } },
    { phase: 'Paused', currentStepIndex: 1, pauseConditions: [{ reason, startTime: since }] },
  );
const about = (rollout: Resource, others: readonly Resource[] = []) =>
  claimsAbout(rollout, rolloutPaused, cluster([rollout, ...others]));

it('says at which step a canary is paused by its plan, and when that passes', () => {
  const steps = [{ setWeight: 10 }, { pause: { duration: '10m' } }, { setWeight: 50 }];

  expect(about(paused('CanaryPauseStep', steps))).toMatchObject([
    {
      params: { by: 'canary', step: 2, steps: 3, next: 'setWeight: 50', weight: 10 },
      passesBy: ago(-5),
    },
  ]);
});

it('calls a next step that has no number by its kind', () => {
  const steps = [{ setWeight: 10 }, { pause: {} }, { analysis: { templates: [] } }];

  expect(about(paused('CanaryPauseStep', steps))).toMatchObject([{ params: { next: 'analysis' } }]);
});

it('says that a pause without an end waits for somebody, and how to end it', () => {
  const found = about(paused('CanaryPauseStep', [{ setWeight: 10 }, { pause: {} }]));

  expect(found[0]).not.toHaveProperty('passesBy');
  expect(advised(rolloutPaused, found)).toContain('kubectl argo rollouts promote web -n');
  expect(advised(rolloutPaused, found)).toContain('kubectl argo rollouts abort web -n');
});

it('does not have a canary promoted of which no pod is Ready', () => {
  const revision = { hash: 'new', images: [], ready: 0 };
  const params = { by: 'canary', step: 2, steps: 2, weight: 20, fresh: revision } as const;
  const stable = { hash: 'old', images: [], ready: 2 };

  const words = rolloutPaused.text.en(
    { kind: 'argoproj.io/Rollout', name: 'web' },
    { ...params, stable },
  );

  expect(words.sentence).toContain('do not promote it');
  expect(words.so).not.toContain('80 %');
});

it('says that a preview waits, or that somebody paused it', () => {
  expect(about(paused('BlueGreenPause'))).toMatchObject([{ params: { by: 'blue-green', since } }]);
  expect(about({ ...rolloutOf({}), spec: { paused: true } } as Resource)).toMatchObject([
    { params: { by: 'person' } },
  ]);
});

it('says how far what Git asks for has come', () => {
  const rollout = trackedRollout({
    phase: 'Paused',
    currentPodHash: 'new',
    currentStepIndex: 0,
    pauseConditions: [{ reason: 'CanaryPauseStep', startTime: since }],
  });

  expect(about(rollout, [applicationOf('OutOfSync')])).toMatchObject([
    { params: { delivery: { about: { name: 'blog' }, behind: 'sync' } } },
  ]);
});

it.each([
  ['a pause that nobody planned', paused('InconclusiveAnalysisRun')],
  ['a Rollout that is aborted', rolloutOf({ canary: {} }, { abort: true })],
  ['a Rollout on its way', rolloutOf({ canary: {} }, { phase: 'Progressing' })],
])('is silent about %s', (_, rollout) => {
  expect(about(rollout)).toEqual([]);
});

it.each(LANGS)('names no step that the status does not tell, in %s', (lang) => {
  const rollout = { kind: 'argoproj.io/Rollout', name: 'web' };

  const words = rolloutPaused.text[lang](rollout, { by: 'canary' });

  expect(JSON.stringify(words)).not.toContain('undefined');
});
