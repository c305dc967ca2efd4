import { isA } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Finding } from '../../domain/verdict.ts';
import { shell } from '../../text/shell.ts';
import { workloadOf } from '../change/workload.ts';

/** Goes back to the revision before, of which the ReplicaSet is left: an Argo Rollout has a command of its own. */
export function commandBack(finding: Finding, world: World): string | undefined {
  const workload = workloadOf(finding, world);
  if (!workload) return undefined;

  const { on } = workload;
  const { namespace = '', name, uid } = on;
  const own = world
    .list('apps/ReplicaSet', { namespace })
    .items.filter(({ metadata }) => metadata?.ownerReferences?.some((owner) => owner.uid === uid));
  if (own.length < 2) return undefined;
  return isA('apps/Deployment', on)
    ? shell`kubectl -n ${namespace} rollout undo deployment/${name}`
    : shell`kubectl argo rollouts -n ${namespace} undo ${name}`;
}
