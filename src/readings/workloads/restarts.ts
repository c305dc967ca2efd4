import { isOfKind } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';

/** Written to a pod template by `kubectl rollout restart`, so that it is another one. */
export const RESTARTED_AT = 'kubectl.kubernetes.io/restartedAt';

/** Whether its controller leaves pods as they are, or those below a partition, although their template is another one. */
export function replacesNone(workload: Resource): boolean {
  const { paused, updateStrategy } = (workload as Resource<'apps/StatefulSet'> & Paused).spec ?? {};
  const { type, rollingUpdate } = updateStrategy ?? {};
  return paused === true || type === 'OnDelete' || (rollingUpdate?.partition ?? 0) > 0;
}
type Paused = Readonly<{ spec?: Readonly<{ paused?: boolean }> }>;

/** Whether somebody has asked for a restart that has still to replace a pod. */
export function isToBeRestarted({ metadata }: Resource<'Pod'>, workload: Resource): boolean {
  if (replacesNone(workload)) return false;
  if (isOfKind('argoproj.io/Rollout', workload)) {
    const { restartAt } = workload.spec ?? {};
    return Date.parse(metadata?.creationTimestamp ?? '') < Date.parse(restartAt ?? '');
  }
  const { template } = (workload as Resource<'apps/Deployment'>).spec ?? {};
  const asked = template?.metadata?.annotations?.[RESTARTED_AT];
  return asked !== undefined && asked !== metadata?.annotations?.[RESTARTED_AT];
}
