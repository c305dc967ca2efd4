import type { HealthCheck } from '../../domain/health-check.ts';
import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import { eventsSaying } from '../../readings/events.ts';
import { amountOf } from '../../readings/quantities.ts';
import { classNameOf, type Claim } from '../../simulator/storage/claims.ts';

/** A claim is healthy when it is bound, or waits, as its class wants it to, for a pod that does not exist yet. */
export const claimHealth: HealthCheck<'PersistentVolumeClaim'> = {
  of: ['PersistentVolumeClaim'],

  look(claim, world) {
    const on = refTo('PersistentVolumeClaim', claim);
    if (claim.status?.phase === 'Bound') return isExpanded(claim) ? 'healthy' : 'starting';
    if (claim.status?.phase !== 'Pending' || claim.metadata?.deletionTimestamp) return 'unsure';

    const pods = world.list('Pod', { namespace: on.namespace ?? '' });
    const isUsed = pods.items.some(({ spec }) =>
      spec?.volumes?.some(({ persistentVolumeClaim: of }) => of?.claimName === on.name),
    );
    return !isUsed && !pods.gap && waits(claim, world) ? 'healthy' : 'unsure';
  },
};

function isExpanded({ spec, status }: Claim): boolean {
  const wanted = spec?.resources?.requests?.['storage'];
  const has = status?.capacity?.['storage'];
  return !wanted || !has || amountOf('storage', wanted) <= amountOf('storage', has);
}

/** As the volume controller says, whose event passes, or its class. */
function waits(claim: Claim, world: World): boolean {
  const on = refTo('PersistentVolumeClaim', claim);
  if (eventsSaying(['WaitForFirstConsumer'], on, world).length > 0) return true;
  const name = classNameOf(claim);
  const named = name ? world.get({ kind: 'storage.k8s.io/StorageClass', name }) : undefined;
  return named?.is === 'known' && named.value.volumeBindingMode === 'WaitForFirstConsumer';
}
