import type { Ref } from '../../domain/model.ts';
import { shell } from '../../text/shell.ts';

/** What goes back to the revision before: an Argo Rollout has a command of its own. */
export function undoCommand({ kind, namespace = 'default', name }: Ref): string | undefined {
  if (kind === 'apps/Deployment')
    return shell`kubectl -n ${namespace} rollout undo deployment/${name}`;
  if (kind === 'argoproj.io/Rollout')
    return shell`kubectl argo rollouts -n ${namespace} undo ${name}`;
  return undefined;
}
