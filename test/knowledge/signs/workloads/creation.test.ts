import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { lastRefusal } from '#src/knowledge/signs/workloads/creation.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { creationEvent, refusedSet } from '#test/support/refusals.ts';

const NEWER = 'admission webhook "v.io" denied the request: no';
const set = refusedSet('exceeded quota: q, requested: pods=1, used: pods=4, limited: pods=4');

/** What the controller was told last, besides what its condition has said for half an hour. */
function told(...events: readonly Resource[]): string | undefined {
  const { world } = openWorld(cluster([set, ...events]));
  const [symptom] = symptomsOf(set, events).filter(({ kind }) => kind === 'replicas-missing');
  return symptom && lastRefusal(symptom, world)?.refusal.is;
}

it('the newest answer counts, of the condition or of an event', () => {
  expect(told()).toBe('quota');
  expect(told(creationEvent('FailedCreate', NEWER, 1))).not.toBe('quota');
  expect(told(creationEvent('FailedCreate', NEWER, 45))).toBe('quota');
});

it('an answer is over where a pod was created since', () => {
  const created = creationEvent('SuccessfulCreate', 'Created pod: web-1', 0.5);

  expect(told(creationEvent('FailedCreate', NEWER, 1), created)).toBe('quota');
});
