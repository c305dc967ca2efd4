import { refTo } from '../../domain/keys.ts';
import type { Evidence } from '../../domain/model.ts';
import { isHeldUp, isReady } from '../../world/readings/pods.ts';
import { updateOf } from '../../world/readings/updates.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** The new revision of a Deployment does not come up. */
export const deploymentStuck: SymptomFinder<'apps/Deployment'> = {
  kind: 'deployment-stuck',
  of: ['apps/Deployment'],

  *find(deployment, world) {
    const { spec, status } = deployment;
    const update = spec?.paused ? undefined : updateOf(deployment, world);
    if (!update?.pods.some((pod) => isHeldUp(pod, world.now))) return;

    const on = refTo('apps/Deployment', deployment);
    const conditions = status?.conditions ?? [];
    const index = conditions.findIndex(({ type }) => type === 'Progressing');
    const { reason = 'Progressing', message: quote, lastUpdateTime: at } = conditions[index] ?? {};
    const path = `/status/conditions/${index}/message`;
    const evidence: Evidence = quote
      ? { source: 'field', on, path, quote, ...(at && { at }) }
      : { source: 'field', on, path: '/metadata/name', quote: on.name };

    const ready = update.older.filter(isReady).length;
    const since = update.newest.metadata?.creationTimestamp;
    yield {
      kind: 'deployment-stuck',
      on,
      reason,
      evidence,
      ...(since && { since }),
      hurts: ready >= (spec?.replicas ?? 1) ? 'progress' : ready > 0 ? 'redundancy' : 'users',
    };
  },
};
