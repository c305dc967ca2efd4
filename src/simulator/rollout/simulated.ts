import type { Gap } from '../../domain/gap.ts';
import { isOfKind } from '../../domain/keys.ts';
import type { Course } from '../../domain/preflight.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { present } from '../../text/present.ts';
import type { Cluster, Pod, ReadCluster } from '../cluster.ts';
import { deadlockOf, wouldPreempt } from './deadlock.ts';
import { predictedPod, type Prediction } from './predicted-pods.ts';
import { strategyOf } from './strategy-of.ts';
import { walk, type Stuck, type Walked } from './walk.ts';

/** A workload to be updated, the pods that it has, and the cluster without them. */
export type Subject = Prediction &
  Readonly<{
    cluster: Cluster;
    older: readonly Pod[];
    gaps: ReadCluster['gaps'] & { defaults?: Gap };
  }>;

/** What only rejects more nodes: where nothing fits without it, nothing fits with it. */
const ONLY_STRICTER = ['volumes', 'resource-claims'];

/** How an update ends, and where the pods of the new revision were placed when it fits. */
export type Played = Readonly<{ course: Course; nodes: readonly string[] }>;

/** Plays the update of a subject through on its cluster. */
export function simulated(subject: Subject): Course {
  return played(subject).course;
}

/** The same, with the nodes that the pods of the new revision are on at its end. */
export function played(subject: Subject): Played {
  const { workload, replicas, older, isNew } = subject;
  const planned = strategyOf(workload, { replicas, older: isNew ? 0 : older.length });
  if (!planned) return { course: { is: 'not-decided', why: 'fields' }, nodes: [] };
  const [some] = older;
  const walked = walk({
    strategy: planned.strategy,
    cluster: subject.cluster,
    older,
    ready: isReady,
    make: (index) => predictedPod(subject, index),
    makeOlder: (index) => again(some ?? predictedPod(subject, index), index),
    removal: subject.nodes || isOfKind('apps/StatefulSet', workload) ? 'listed' : 'ranked',
  });

  const placed = walked.is === 'fits' ? walked.placed : [];
  const nodes = [...new Set(placed.map(({ spec }) => spec?.nodeName ?? ''))];
  return { course: courseOf(walked, subject), nodes };
}

function courseOf(walked: Walked, subject: Subject): Course {
  if (walked.is === 'fits') {
    const [why] = isEmpty(subject.gaps) ? walked.undecided : ['unread'];
    if (why) return { is: 'not-decided', why };
    return { is: 'fits', ...(walked.tight && { tight: true }) };
  }
  if (walked.is === 'not-searched') {
    const deadlock = walked.stuck && deadlockOf(walked.stuck);
    return { is: 'not-decided', why: 'too-many-ways', ...present({ deadlock }) };
  }
  const deadlock = deadlockOf(walked.stuck);
  const open = walked.undecided.find((code) => !ONLY_STRICTER.includes(code));
  if (open) return { is: 'not-decided', why: open, deadlock };
  if (mayFitElsewhere(walked.stuck, subject)) return { is: 'not-decided', why: 'unread', deadlock };
  if (wouldPreempt(walked.stuck)) return { is: 'not-decided', why: 'preemption', deadlock };
  return { is: 'stuck', deadlock };
}

/** Pods that could not be read take room only, unless a rule counts them or wants one beside it. */
function mayFitElsewhere({ pod }: Stuck, { gaps }: Subject): boolean {
  if (gaps.nodes) return true;
  const wantsOthers = pod.spec?.affinity?.podAffinity !== undefined;
  const counts = pod.spec?.topologySpreadConstraints !== undefined;
  return (gaps.own !== undefined && counts) || (gaps.pods !== undefined && wantsOthers);
}

function isEmpty(gaps: Subject['gaps']): boolean {
  return Object.keys(gaps).length === 0;
}

/** One more pod of the older revision, which has no node yet and is Ready as soon as it has one. */
function again(pod: Pod, index: number): Pod {
  const { nodeName: _, ...spec } = pod.spec ?? { containers: [] };
  const metadata = {
    ...pod.metadata,
    name: `${pod.metadata?.name}-${index}`,
    uid: `again-${index}`,
  };
  return { ...pod, metadata, spec, status: { conditions: [{ type: 'Ready', status: 'True' }] } };
}
