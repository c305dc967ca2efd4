import type { Ref, World } from '../../domain/model.ts';
import { ownPods } from './own-pods.ts';

/** How often the container of an object's pods was restarted that was restarted most. */
export function restartsOf(target: Ref, world: World): number {
  const counts = ownPods(target, world).flatMap(({ status }) =>
    (status?.containerStatuses ?? []).map(({ restartCount }) => restartCount),
  );
  return Math.max(0, ...counts);
}
