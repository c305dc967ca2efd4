// What is known of an update before it happens, as `kubewhy preflight -o json` prints it.
import type { Answer, ObjectName } from './answer.ts';
import type { Lang } from './lang.ts';

/** What stands where in an update: `weight` of a canary, in the units of its traffic. */
export type Moment = Readonly<{
  updated: number; // pods wanted of the new revision
  older: number; // of the revision before
  phase: 'rolling' | 'emptying' | 'starting' | 'preview' | 'full' | 'done' | 'step' | 'promoted';
  step?: number; // of spec.strategy.canary.steps, from 0
  weight?: number;
}>;

/** How much of a resource is missing on a node, as people write it. */
export type Shortage = Readonly<{ node: string; resource: string; amount: string }>;

/** Where an update comes to a stop. `step` counts what the controller asks for, from 1. */
export type Deadlock = Readonly<{
  step: number;
  at: Moment;
  placed: number; // of the new revision, when nothing more can be placed
  stop?: Readonly<{ code: string; object?: string }>; // why the scheduler looks at no node at all
  rules: readonly string[]; // ids of the filters that keep the next pod off the nearest nodes
  nodes: readonly string[]; // these nodes
  lacks: readonly Shortage[];
  ports: readonly number[];
  heldBy?: string; // a pod of the older revision whose end would make room
  endsByItself: readonly string[]; // pods that end soon, after which it would go on
  rows: readonly Readonly<{
    name: string;
    others: number;
    nodes?: number; // of a domain
    revisions?: Readonly<{ old: number; new: number }>;
    count?: number;
    why: readonly string[];
  }>[];
}>;

/**
 * How an update ends: `tight` fits only if the scheduler happens to choose the right nodes. `not-decided` without a
 * deadlock: it fits as far as could be read.
 */
export type Course = Readonly<
  | { is: 'fits'; tight?: true }
  | { is: 'stuck'; deadlock: Deadlock }
  | { is: 'not-decided'; why: string; deadlock?: Deadlock }
>;

/** A change that people make against a stuck update, and what playing it through shows. */
export type TriedChange = Readonly<{
  change:
    | 'surge-0'
    | 'recreate'
    | 'honor-taints'
    | 'per-revision'
    | 'schedule-anyway'
    | 'dynamic-stable-scale'
    | 'fewer-replicas';
  key?: string; // the label that tells revisions apart
  replicas?: number;
  downtime?: true; // at one moment no pod of either revision is available
  course: Course;
}>;

/** What one manifest would do. */
export type Preflight = Readonly<{
  target: ObjectName;
  is: 'new' | 'update' | 'unchanged' | 'not-known';
  replicas: number;
  limits?: Readonly<{
    surge: number;
    unavailable: number;
    maxSurge: string;
    maxUnavailable: string;
  }>;
  moments: readonly Moment[]; // what the controller asks for if every pod becomes available
  peak: number;
  course: Course;
  atMost?: Readonly<{ replicas: number; peak: number; course: Course }>; // as many as its autoscaler allows
  tried: readonly TriedChange[];
  notChecked: readonly string[]; // codes of what only the cluster could tell
}>;

/** The whole of it, in the order of the manifests. `summary` is the outcome in one sentence; `notChecked` says why something is not decided. */
export type PreflightAnswer = Readonly<{
  schema: 'kubewhy/v1';
  engineVersion: string;
  lang: Lang;
  cluster: string;
  updates: readonly (Preflight & Readonly<{ summary: string }>)[];
  notChecked: Answer['notChecked'];
}>;
