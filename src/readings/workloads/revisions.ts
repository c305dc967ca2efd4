import type { Gap } from '../../domain/gap.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';

type ReplicaSet = Resource<'apps/ReplicaSet'>;
/** The ReplicaSets of a rollout that are being updated to and stable. With a gap, one may be missing. */
export type Revisions = Readonly<{ updated?: ReplicaSet; stable?: ReplicaSet; gap?: Gap }>;

/** Finds them by owner and pod hash. */
export function revisionsOf(
  { metadata, status }: Resource<'argoproj.io/Rollout'>,
  world: World,
): Revisions {
  const { items, gap } = world.list('apps/ReplicaSet', { namespace: metadata?.namespace ?? '' });
  const own = items.filter(({ metadata: one }) =>
    one?.ownerReferences?.some(({ uid }) => uid === metadata?.uid),
  );
  const [updated, stable] = [status?.currentPodHash, status?.stableRS].map(
    (hash) =>
      hash !== undefined &&
      own.find((one) => one.metadata?.labels?.['rollouts-pod-template-hash'] === hash),
  );
  return { ...present({ updated, stable, gap }) };
}
