import { isA, refTo } from '../../domain/keys.ts';
import type { Ref, SymptomFinder, World } from '../../domain/model.ts';
import { updateOf } from '../../world/readings/workloads/updates.ts';
import { ownersOf } from '../../world/readings/workloads/workloads.ts';
import { outdatedEnvironment } from '../signs/config/config-changes.ts';

/** A container runs with an environment that its ConfigMap no longer has: only a new start reads it again. */
export const configOutdated: SymptomFinder<'Pod'> = {
  kind: 'config-outdated',
  of: ['Pod'],

  *find(pod, world) {
    if (pod.metadata?.deletionTimestamp) return;
    const on = refTo('Pod', pod);
    const outdated = outdatedEnvironment(pod, world);
    if (outdated.length === 0 || isReplaced(on, world)) return;
    for (const { container, changed } of outdated) {
      yield {
        kind: 'config-outdated',
        on,
        part: container,
        reason: 'ConfigMapChanged',
        evidence: changed,
        since: changed.quote,
        hurts: 'progress',
      };
    }
  },
};

/** Whether an update is about to replace a pod, which then reads anew. */
function isReplaced(on: Ref<'Pod'>, world: World): boolean {
  const top = ownersOf(on, world).at(-1);
  if (!top || (!isA('apps/Deployment', top) && !isA('argoproj.io/Rollout', top))) return false;
  const workload = isA('apps/Deployment', top) ? world.get(top) : world.get(top);
  const update = workload.is === 'known' ? updateOf(workload.value, world) : undefined;
  return update?.older.some(({ metadata }) => metadata?.uid === on.uid) ?? false;
}
