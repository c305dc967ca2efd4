// How an update stands, as `rollout` of an answer holds it.
import type { Ref } from './model.ts';

/**
 * What a person sees, from top to bottom: the step, k of n, and what it does; the weight that is set and the one that
 * is; each revision with its pods and what is wrong with them; what was measured against its conditions; why it stands
 * still, since when and until when, or why and with what it was aborted; what comes next and whether that finds room.
 * `lines` say it in words; asked why something is broken, one is told the first of them only.
 */
export type RolloutCard = Readonly<{
  workload: Omit<Ref, 'uid'>;
  strategy: 'canary' | 'blue-green' | 'rolling' | 'recreate' | 'on-delete';
  state: CardState;
  at: string; // when it was read
  pods: Readonly<{ wanted: number; updated: number; available: number }>;
  step?: CardStep; // of a canary that is not done
  weight?: Readonly<{ set: number; actual: number; of: number }>;
  promotesFully?: true; // somebody has promoted it to its end
  keepsStable?: true; // dynamicStableScale is set, and no traffic has moved yet
  revisions: readonly RevisionCard[];
  analyses: readonly AnalysisCard[];
  pause?: Pause;
  abort?: Abort;
  next?: Next;
  waitsFor?: string; // the controller's own words
  lines: readonly string[];
}>;

/** `unseen`: the controller has not looked at the spec yet. */
export type CardState = 'done' | 'progressing' | 'paused' | 'stuck' | 'aborted' | 'unseen';

/** Whether nothing moves any more, until somebody does something. */
export function isOver(state: CardState): boolean {
  return state === 'done' || state === 'aborted';
}

/** A step of a canary, counted from 1; `value` is a weight, a number of pods, a duration or names, as the spec has it. */
export type CardStep = Readonly<{
  number: number;
  of: number;
  does: 'weight' | 'pause' | 'analysis' | 'experiment' | 'scale' | 'promotion' | 'other';
  value?: string;
}>;

/** One revision, the newest first. Of its pods those are listed that are not Ready, or that a finding is about. */
export type RevisionCard = Readonly<{
  role: 'canary' | 'stable' | 'active' | 'preview' | 'new' | 'old';
  hash: string;
  images: readonly string[];
  wanted: number;
  ready: number;
  pods: readonly Readonly<{ name: string; finding?: string; problem?: string }>[]; // a finding's key and title
  endsAt?: string; // when its pods are removed
}>;

/** An analysis by which the update goes. */
export type AnalysisCard = Readonly<{
  name: string;
  phase: string;
  message?: string;
  metrics: readonly MetricCard[];
}>;

/** A metric: what was measured last, what it has to be, and how often it may fail. */
export type MetricCard = Readonly<{
  name: string;
  phase: string;
  value?: string;
  success?: string;
  failure?: string;
  measured: number;
  failed: number;
  failureLimit: string; // as the spec has it
  errors: number;
}>;

/** Why it stands still; with `until` it goes on by itself. */
export type Pause = Readonly<{
  by: 'canary' | 'blue-green' | 'person' | 'inconclusive';
  since?: string;
  until?: string;
}>;

/** `said` is the controller's reason; without it a person ordered the abort, with that program. */
export type Abort = Readonly<{ since?: string; said?: string; manager?: string }>;

/** What comes next, the pods of each revision that it asks for, and whether all that follows finds room. */
export type Next = Readonly<{
  step?: CardStep;
  updated?: number;
  older?: number;
  room: 'fits' | 'tight' | 'stuck' | 'not-decided';
  why: string; // in one sentence
}>;
