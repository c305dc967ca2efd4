import type { Diagnosis } from '../diagnosis/diagnose.ts';
import type { Resolved } from '../diagnosis/resolve-target.ts';
import type { Audience } from '../domain/audience.ts';
import type { Cause, Ref } from '../domain/model.ts';
import type { Goal } from '../domain/plan.ts';
import type { DryRun, MeteredLoader } from '../domain/ports.ts';
import type { Query } from '../domain/question.ts';
import type { Scan, Verdict } from '../domain/verdict.ts';
import type { GoalState } from '../remedies/goal/goal-state.ts';
import type { Offer } from '../remedies/plans.ts';

/** What investigations are made of. What reads the cluster throws ClusterUnreachable. */
export interface Engine {
  readonly causes: readonly Cause[];
  resolve(query: Query, loader: MeteredLoader): Promise<Resolved>;
  diagnose(target: Ref, loader: MeteredLoader): Promise<Diagnosis>;
  scan(namespace: string | undefined, loader: MeteredLoader): Promise<Scan>;
  offersFor(verdict: Verdict, loader: MeteredLoader, about: ProofOf): Promise<readonly Offer[]>;
  lookAtGoal(goal: Goal, loader: MeteredLoader): Promise<GoalState>;
}
/** What a proof needs to know besides the verdict; without `dryRun` admission is not checked. */
export type ProofOf = Readonly<{ cluster: string; dryRun?: DryRun; whole?: Verdict }>;

/**
 * What an investigation is given; without `audience` whoever asks sees everything that could be read. One loader serves
 * one question; tests bring an engine of their own.
 */
export type Deps = ProofOf &
  Readonly<{ loader: MeteredLoader; engine?: Engine | undefined; audience?: Audience }>;
