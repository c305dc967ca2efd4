import { isA } from '../../domain/keys.ts';
import type { Ref } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import { shell } from '../../text/shell.ts';
import { resourceOf } from '../../world/coverage.ts';
import { kubectl } from '../../world/kubectl.ts';
import { madeBy } from '../../world/made-by.ts';

/**
 * What a person would type in a POSIX shell for the same change, guards included. kubectl has no word for an eviction, and
 * echo of dash and zsh takes the backslashes of JSON for its own.
 */
export function commandOf(change: Omit<Change, 'undo' | 'absent'>): string {
  const { do: how, on, sub, guard, ops } = change;
  const made = madeBy(change);
  if (made) return shell`printf %s ${[JSON.stringify(made)]} | kubectl create -f -`;
  if (how === 'evict') {
    const { namespace = '', name, uid } = on;
    const eviction = {
      apiVersion: 'policy/v1',
      kind: 'Eviction',
      metadata: { namespace, name },
      deleteOptions: { preconditions: { uid } },
    };
    const path = `/api/v1/namespaces/${namespace}/pods/${name}/eviction`;
    return shell`printf %s ${[JSON.stringify(eviction)]} | kubectl create --raw ${[path]} -f -`;
  }
  const patch = JSON.stringify([...guard, ...ops]);
  return kubectl('patch', on, ...(sub ? [`--subresource=${sub}`] : []), '--type=json', '-p', patch);
}

/** The same, and the end of a pod that a StatefulSet does not replace by itself. */
export function commandWithStuck(change: Change, stuck: string | undefined): string {
  const patch = commandOf(change);
  if (!stuck || !isA('apps/StatefulSet', change.on)) return patch;
  return `${patch} && ${shell`kubectl -n ${change.on.namespace ?? ''} delete pod ${stuck}`}`;
}

/** Has a workload make its pods anew; kubectl itself restarts no Rollout. */
export function restarting({ kind, namespace = '', name }: Ref): string {
  return kind === 'argoproj.io/Rollout'
    ? shell`kubectl argo rollouts -n ${namespace} restart ${name}`
    : shell`kubectl -n ${namespace} rollout restart ${`${resourceOf(kind)}/${name}`}`;
}
