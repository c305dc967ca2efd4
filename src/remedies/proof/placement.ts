import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Change, Check } from '../../domain/plan.ts';
import type { Proposal } from '../../domain/remedy.ts';
import { readCluster } from '../../scheduling/cluster.ts';
import { changed } from '../changed.ts';
import { revisionsOf } from '../revisions.ts';
import { shortStable } from '../short-stable.ts';
import type { Workload } from '../workload.ts';
import { nextRevision } from './next-revision.ts';
import { simulate } from './simulate.ts';
import { stagesOf } from './stages.ts';

const MAX_REPLICAS = 100;

/** Whether all pods that a proposal brings about find a node, at every stage up to the peak. */
export function placementOf({ goal, change }: Proposal, workload: Workload, world: World): Check {
  if (!change || goal?.is === 'past-step') return { is: 'not-checked', why: 'not-simulated' };
  return goal?.is === 'aborted' ? back(workload, world) : forward(change, workload, world);
}

/** An abort needs no new place while the stable revision is still complete. */
function back({ object }: Workload, world: World): Check {
  if (!isOfKind('argoproj.io/Rollout', object)) return { is: 'not-checked', why: 'not-simulated' };
  const { stable, gap } = revisionsOf(object, world);
  if (!stable || gap) return { is: 'not-checked', why: 'unread' };
  const isComplete = (stable.status?.availableReplicas ?? 0) >= (object.spec?.replicas ?? 1);
  return isComplete ? { is: 'holds' } : { is: 'not-checked', why: 'stable-incomplete' };
}

function forward(change: Change, workload: Workload, world: World): Check {
  const next = nextRevision(workload, change.ops, world);
  const { cluster, gaps } = readCluster(workload.on.namespace ?? '', world, next.make(0));
  if (next.gap ?? gaps.nodes ?? gaps.pods ?? gaps.own) return { is: 'not-checked', why: 'unread' };

  const stages = stagesOf(afterwards(change, workload));
  if (!stages) return { is: 'not-checked', why: 'not-simulated' };
  const wanted = Math.max(...stages.map(({ updated }) => updated));
  if (wanted > MAX_REPLICAS) return { is: 'not-checked', why: 'too-many-pods' };

  const { is, nodes, undecided } = simulate(next, stages, cluster);
  if (is === 'stuck') return { is: 'fails', why: 'stuck', note: `${nodes.length}/${wanted}` };
  if (undecided.length > 0)
    return { is: 'not-checked', why: 'undecided', note: undecided.join(', ') };
  const short = shortStable(workload, world);
  if (short) {
    const note = `${short.available}/${short.wanted}`;
    return { is: 'not-checked', why: 'stable-incomplete', note };
  }
  return { is: 'holds', note: [...new Set(nodes)].join(', ') };
}

/** The workload as the change leaves it, where it is the workload itself that is changed. */
function afterwards({ on, ops }: Change, workload: Workload): Workload {
  if (on.uid !== workload.on.uid) return workload;
  const object = changed(workload.object, ops) as typeof workload.object; // still of its kind
  return { ...workload, object };
}
