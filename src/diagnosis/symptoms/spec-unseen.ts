import { kindOf, refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { isWithin } from '../../world/readings/time.ts';
import { SIZED } from '../../world/readings/workloads/sizes.ts';
import { harmOf } from '../signs/harm.ts';
import { unseenSpec } from '../signs/workloads/unseen-spec.ts';

/** A controller that works writes what it has seen within seconds. */
const NORMAL_MS = 60_000;

/** The controller of a workload has not looked at its present spec. */
export const specUnseen: SymptomFinder<(typeof SIZED)[number]> = {
  kind: 'spec-unseen',
  of: SIZED,

  *find(workload, world) {
    const unseen = unseenSpec(workload);
    if (!unseen || isWithin(NORMAL_MS, unseen.since, world.now)) return;

    const on = refTo(kindOf(workload), workload);
    const { since, generation } = unseen;
    yield {
      kind: 'spec-unseen',
      on,
      reason: 'NotObserved',
      evidence: {
        source: 'field',
        on,
        path: '/metadata/generation',
        quote: `${generation}`,
        at: since,
      },
      since,
      hurts: harmOf(on, world),
    };
  },
};
