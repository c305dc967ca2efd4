import type { GitOwner } from '../../domain/git-owner.ts';
import type { World } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import type { Proposal } from '../../domain/remedy.ts';
import { present } from '../../text/present.ts';
import { commandOf } from '../commands/command.ts';
import { gitOwnerOf } from './git-owner.ts';
import { isRecreated } from './is-recreated.ts';
import type { Workload } from './workload.ts';

/**
 * What the words about a changed pod template need. `stuck` is a pod that has to be deleted by hand after it; `isAtOnce`:
 * a Rollout goes back to pods that it has, without steps.
 */
export type TemplateParams = Readonly<{
  kind: string;
  name: string;
  owner?: GitOwner;
  stuck?: string;
  isAtOnce?: boolean;
  copy?: string; // of a Job, in which the change is made
}>;

/** Proposes a change of a workload's pod template: live, or in Git where Git owns it. */
export function templateProposal<P extends object>(
  { kind, on, object, holder }: Workload,
  change: Change,
  world: World,
  params: P,
): Proposal<P & TemplateParams> {
  const owner = gitOwnerOf(holder.object, world);
  return {
    kind: owner ? 'gitops' : 'patch',
    risk: isRecreated(object) ? 'downtime' : 'restart',
    change,
    goal: { is: 'updated-ready', on },
    ...(!owner && { command: commandOf(change) }),
    params: { ...params, kind, name: on.name, ...present({ owner }) },
  };
}
