import type { Gap } from '../../domain/gap.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { replicaSetToController } from '../edges/replicaset-to-controller.ts';

/** The ReplicaSets of a Deployment or Rollout that are known, in no order: its revisions. */
export function replicaSetsOf(
  workload: Ref,
  world: World,
): Readonly<{ items: readonly Resource<'apps/ReplicaSet'>[]; gap?: Gap }> {
  const { items, gap } = world.followBack(replicaSetToController, workload);
  const known = items
    .map(({ from }) => world.get({ ...from, kind: 'apps/ReplicaSet' as const }))
    .flatMap((fact) => (fact.is === 'known' ? [fact.value] : []));
  return { items: known, ...present({ gap }) };
}
