import type { AlertFamily } from '../../answers/alert-objects/alert-family.ts';
import type { ChecksSettings } from '../../answers/configured-lists.ts';
import type { Engine } from '../../answers/engine.ts';
import type { Watched } from '../../answers/watch.ts';
import type { Spent } from '../../domain/answer.ts';
import type { Audience } from '../../domain/audience.ts';
import type { Intent } from '../../domain/intent.ts';
import type {
  CheckResult,
  Looked,
  NoAnswer,
  Preview,
  Result,
  ScanResult,
  ShownBefore,
} from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Ref } from '../../domain/model.ts';
import type { Filled, Plan } from '../../domain/plan.ts';
import type { DryRun, MayApply, MeteredLoader, Outbox } from '../../domain/ports.ts';
import type { Query, Question } from '../../domain/question.ts';
import type { Talked } from '../../domain/talk.ts';
import type { Readers } from './audiences.ts';

/** One look at a goal; of a recorded cluster also whether what it shows was recorded or is predicted. */
export type Look = Watched & Readonly<{ source?: 'recorded' | 'predicted' }>;

/** What the engine can be asked. Plain data goes in and comes out, so that it may run in another thread. */
export type Answers = Readonly<{
  why(query: Query, lang: Lang, readers: Readers): Promise<Result>;
  rollout(question: Question): Promise<Result>;
  scan(question: Question): Promise<Result | ScanResult>;
  check(question: CheckQuestion): Promise<Result | CheckResult>;
  explain(question: Question): Promise<Result>;
  /** One look for all of these, in their order. */
  alerts(queries: readonly Query[], lang: Lang, readers: Readers): Promise<readonly Looked[]>;
  /** What is said in a thread about the object that the question names. */
  talk(question: Question, intents: readonly Intent[]): Promise<Talked | NoAnswer>;
  preview(plan: Plan, lang: Lang, about?: Ref): Promise<Preview>;
  disproof(plan: Plan, lang: Lang, before: ShownBefore): Promise<string | undefined>;
  undo(plan: Plan, lang: Lang): Promise<Preview>;
  fillIn(filled: Filled, lang: Lang): Promise<Preview>;
  /** `since`: when the plan was approved. */
  look(plan: Plan, lang: Lang, since: string): Promise<Look>;
}>;

/** Which lists are gone through, and for whom; without an asker it is a schedule. */
export type CheckQuestion = Readers & Pick<Question, 'query' | 'lang'>;

/** What answers are made with. */
export type AnswerParts = Readonly<{
  checks?: ChecksSettings;
  engine: Engine;
  cluster: string;
  loader(most?: Spent): MeteredLoader; // a new one for each question
  origin?: () => Promise<'recorded' | 'predicted'>; // only of a recorded cluster
  dryRun: DryRun;
  audienceOf(readers: Readers): Audience;
}>;

/** What the worker's work needs; `answers` reject with CutOff where they take too long. */
export type WorkerParts = Readonly<{
  answers: Answers;
  cluster: string; // its name
  mayApply: MayApply;
  alertsChannel: string;
  families: readonly AlertFamily[]; // of alerts, that kubewhy.yaml adds
  outbox: Outbox;
  took(seconds: number): void;
}>;

/** What one investigation is given. */
export function depsOf({ engine, cluster, loader, dryRun }: AnswerParts, most?: Spent) {
  return { engine, cluster, dryRun, loader: loader(most) };
}
