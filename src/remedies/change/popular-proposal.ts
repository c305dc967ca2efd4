import type { World } from '../../domain/model.ts';
import type { Op } from '../../domain/plan.ts';
import type { Proposal } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import { workloadOf, type Workload } from './workload.ts';

/** What many would do about a pod without a node, as a change of its workload: tried on the model only. */
export function* popularProposal(
  finding: Finding,
  world: World,
  opsFor: (workload: Workload) => readonly Op[] | undefined,
): Iterable<Proposal<Readonly<{ name: string }>>> {
  if (!finding.seen.some(({ kind }) => kind === 'pod-unscheduled')) return;
  const workload = workloadOf(finding, world);
  const ops = workload && opsFor(workload);
  if (!ops) return;

  const { on, holder } = workload;
  yield {
    kind: 'manual',
    risk: 'restart',
    change: {
      do: 'patch',
      on: holder.on,
      guard: [],
      absent: [],
      ops,
      undo: { none: 'not-offered' },
    },
    goal: { is: 'updated-ready', on },
    params: { name: on.name },
  };
}
