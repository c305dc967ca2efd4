import type { Diagnosis } from '../diagnosis/diagnose.ts';
import type { Resolved } from '../diagnosis/resolve-target.ts';
import type { Lang } from '../domain/answer.ts';
import type { Cause, Ref } from '../domain/model.ts';
import type { Change, Goal } from '../domain/plan.ts';
import type { DryRun, Loader } from '../domain/ports.ts';
import type { Query } from '../domain/question.ts';
import type { Resource } from '../domain/resource.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { Offer } from '../remedies/plans.ts';

/** What investigations are made of. What reads the cluster throws ClusterUnreachable. */
export interface Engine {
  readonly causes: readonly Cause[];
  resolve(query: Query, loader: Loader): Promise<Resolved>;
  diagnose(target: Ref, loader: Loader): Promise<Diagnosis>;
  offersFor(verdict: Verdict, loader: Loader, about: ProofOf): Promise<readonly Offer[]>;
  goalState(goal: Goal, loader: Loader, lang: Lang): Promise<GoalState>;
  diffOf(change: Change, object: Resource): string;
}
/** How far a workload has come towards a goal; `text` says what it waits for, or why it never will. */
export type GoalState = Readonly<{ is: 'reached' } | { is: 'waiting' | 'failed'; text: string }>;
/** What a proof needs to know besides the verdict. */
export type ProofOf = Readonly<{ cluster: string; dryRun?: DryRun }>;

/** What an investigation is given. One loader serves one question. */
export type Deps = ProofOf & Readonly<{ engine: Engine; loader: Loader }>;
