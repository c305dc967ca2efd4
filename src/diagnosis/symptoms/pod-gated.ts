import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { isWithin } from '../../world/readings/time.ts';
import { harmOf } from '../signs/harm.ts';

/** A controller that has no reason to hold a pod back lets it go within seconds. */
const NORMAL_MS = 10_000;

/** A pod is held back by scheduling gates: no scheduler looks at it until they are gone. */
export const podGated: SymptomFinder<'Pod'> = {
  kind: 'pod-gated',
  of: ['Pod'],

  *find(pod, world) {
    const { metadata, spec, status } = pod;
    const [gate] = spec?.schedulingGates ?? [];
    const since = metadata?.creationTimestamp;
    if (!gate || metadata?.deletionTimestamp || status?.phase !== 'Pending') return;
    if (!since || isWithin(NORMAL_MS, since, world.now)) return;

    const on = refTo('Pod', pod);
    const reason = conditionOf(pod, 'PodScheduled')?.reason ?? 'SchedulingGated';
    yield {
      kind: 'pod-gated',
      on,
      reason,
      evidence: { source: 'field', on, path: '/spec/schedulingGates/0/name', quote: gate.name },
      since,
      hurts: harmOf(on, world),
    };
  },
};
