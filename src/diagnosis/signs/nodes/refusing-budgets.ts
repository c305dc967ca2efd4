import { refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import { selects } from '../../../world/readings/selectors.ts';

/** The budgets that let no pod go of those that run on a node. */
export function refusingBudgets(node: string, world: World): readonly Ref[] {
  const running = world
    .list('Pod', { node })
    .items.filter(
      ({ metadata, status }) => status?.phase === 'Running' && !metadata?.deletionTimestamp,
    );
  return world
    .list('policy/PodDisruptionBudget', { all: true })
    .items.filter(
      ({ metadata, spec, status }) =>
        status?.disruptionsAllowed === 0 &&
        running.some(
          (pod) =>
            pod.metadata?.namespace === metadata?.namespace &&
            selects(spec?.selector, pod.metadata?.labels),
        ),
    )
    .map((budget) => refTo('policy/PodDisruptionBudget', budget));
}
