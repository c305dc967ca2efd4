import { refTo } from '../../domain/keys.ts';
import { eventsSaying } from '../../world/readings/events.ts';
import type { HealthCheck } from '../health-check.ts';

/** A claim is healthy when it is bound, or waits, as its class wants it to, for a pod that does not exist yet. */
export const claimHealth: HealthCheck<'PersistentVolumeClaim'> = {
  of: ['PersistentVolumeClaim'],

  look(claim, world) {
    const on = refTo('PersistentVolumeClaim', claim);
    if (claim.status?.phase === 'Bound') return 'healthy';
    if (claim.status?.phase !== 'Pending' || claim.metadata?.deletionTimestamp) return 'unsure';

    const pods = world.list('Pod', { namespace: on.namespace ?? '' });
    const isUsed = pods.items.some(({ spec }) =>
      spec?.volumes?.some(({ persistentVolumeClaim: of }) => of?.claimName === on.name),
    );
    const [waits] = eventsSaying(['WaitForFirstConsumer'], on, world);
    return waits && !isUsed && !pods.gap ? 'healthy' : 'unsure';
  },
};
