// What the three roles tell each other through Redis. Every payload carries its version.
import type { Answer, CheckAnswer, ObjectName, ScanAnswer, Spent } from './answer.ts';
import type { Approval } from './approval.ts';
import type { Gathered, StillOpen } from './gathered.ts';
import type { Intent } from './intent.ts';
import type { Lang } from './lang.ts';
import type { Ref } from './model.ts';
import type { Change, Check, Filled, Plan, Proof } from './plan.ts';
import type { Progress } from './progress.ts';
import type { Alert, Person, Question } from './question.ts';
import type { Talked } from './talk.ts';

/** Why there is no answer; the message says it to a person. */
export type FailureCode = 'unreachable' | 'unknown-kind' | 'unknown-namespace' | 'failed';

/** What an investigation brought. */
export type Result = Readonly<
  | {
      is: 'answer';
      answer: Answer;
      plans: readonly Plan[];
      owners?: readonly Owned[];
      tookMs: number;
      spent?: Spent;
    }
  | { is: 'ambiguous'; candidates: readonly ObjectName[] }
  | { is: 'no-such-target'; nearest: readonly ObjectName[] }
  | { is: 'failed'; code: FailureCode; message: string }
>;

/** Every result that is not an answer. */
export type NoAnswer = Exclude<Result, { is: 'answer' }>;

/** An object that was asked about, has the cause or would be changed, and the workload that it belongs to. */
export type Owned = Readonly<{ of: Ref; by: Ref }>;

/** What a scan brought; `more` troubles were left out. */
export type ScanResult = Readonly<{
  is: 'scan';
  scan: ScanAnswer;
  more: number;
  tookMs: number;
  spent?: Spent;
}>;

/** What checklists brought. */
export type CheckResult = Readonly<{
  is: 'check';
  check: CheckAnswer;
  tookMs: number;
  spent?: Spent;
}>;

/** What a worker brings to whoever asked. */
export type Brought = Result | ScanResult | CheckResult;

/** Work for a worker, which reads the cluster. */
export type WorkerJob = Readonly<
  { v: 1; id: string } & (
    | { kind: 'why'; question: Question }
    | { kind: 'scan'; question: Question } // its query has no text, and a namespace or none
    | { kind: 'check'; question: Question } // its query's text names lists, or none
    | { kind: 'scheduled-check'; channel: string; lists: string; namespace?: string; lang: Lang }
    | {
        kind: 'rollout';
        question: Question;
        turn: number;
        since: string; // of the last change that was seen
        seen?: string; // what the card said then
      }
    | { kind: 'explain'; question: Question } // its query's text is what was pasted
    | { kind: 'alert'; alert: Alert; lang: Lang } // of earlier versions
    | {
        kind: 'alerts'; // one look at the cluster for all of them
        at: string;
        batch?: string; // of the inbox
        alerts: readonly Gathered[];
        open: readonly StillOpen[];
        lang: Lang;
      }
    | { kind: 'talk'; incident: string; question: Question; intents: readonly Intent[] }
    | {
        kind: 'preview';
        view: string;
        incident: string;
        plan: Plan;
        about?: Ref; // what was asked about: what a plan creates is not there to be asked about
        person: Person;
        lang: Lang;
      }
    | {
        kind: 'fill-in';
        view: string;
        incident: string;
        filled: Filled;
        person: Person;
        lang: Lang;
      }
    | { kind: 'take-back'; view: string; incident: string; plan: Plan; person: Person; lang: Lang }
    | ({ kind: 'prove' } & Approved & ShownBefore) // on its way to the remediator, whatever comes of it
    | {
        kind: 'watch';
        incident: string;
        plan: Plan;
        person: Person;
        lang: Lang;
        since: string;
        turn: number;
        said?: string; // what was told last of what it waits for
        isVerified?: true; // looked after: whether somebody puts it back
      }
  )
>;

/** What a look at an object showed: its root where something is wrong there. Without a result there was no room to look. */
export type Looked = Readonly<{ root?: string; result?: Result }>;

/**
 * Alerts that have one root, or that have none and belong together all the same, with what was found of it; `key` is the root, or
 * what else they have in common.
 */
export type AlertGroup = Readonly<{
  key: string;
  root?: string;
  rank: number; // the worst is told first, at 0
  alerts: readonly Gathered[];
  incidents: readonly string[]; // that were looked at again
  affected: readonly ObjectName[];
  result?: Result; // of what could be looked at
}>;

/** Work for the remediator, the only writer. `dry-run` and `may` are answered to the worker and change nothing. */
export type RemediatorJob = Readonly<
  { v: 1; id: string } & (
    | ({ kind: 'change'; undoes?: Carried; against?: string } & Approved) // why its proof does not hold any more
    | { kind: 'dry-run'; change: Change }
    | ({ kind: 'may' } & Applying)
  )
>;
/** What somebody approved, in the language of its incident. */
type Approved = Readonly<{ approval: Approval; plan: Plan; lang: Lang }>;
/** What was asked about when a plan was offered, and which parts of its proof held when somebody reviewed it. */
export type ShownBefore = Readonly<{ about?: Ref; held?: readonly (keyof Proof)[] }>;
/** What somebody reviews: who would have what carried out, in their language. */
export type Applying = Readonly<{ plan: Plan; person: Person; lang: Lang }>;
/** A plan that was carried out, with the approval that it was carried out for. */
export type Carried = Readonly<{ approval: Approval; plan: Plan }>;
/** Work for the gateway, which alone speaks to Slack. */
export type DeliveryJob = Readonly<
  { v: 1; id: string } & (
    | { kind: 'answer'; question: Question; result: Brought }
    | { kind: 'alert'; alert: Alert; result?: Result; lang: Lang } // of earlier versions
    | { kind: 'alerts'; at: string; groups: readonly AlertGroup[]; batch?: string; lang: Lang }
    | { kind: 'thread'; incident: string; rank: number; lang: Lang }
    | {
        kind: 'talk';
        incident: string; // whose thread it is
        question: Question;
        intents: readonly Intent[];
        result?: Talked | NoAnswer; // missing where the record tells all
      }
    | { kind: 'check-news'; channel: string; at: string; check: CheckAnswer; lang: Lang } // of a schedule
    | {
        kind: 'preview';
        view: string;
        incident: string;
        preview: Preview;
        person?: Person; // who reviews it
        filled?: Filled; // what was asked about, where somebody filled it in
        undoes?: string; // the plan that it would take back
        lang: Lang;
      }
    | {
        kind: 'progress';
        incident: string;
        plan: string;
        person: Person;
        at: string;
        progress: Progress;
        approval?: Approval; // with that it was given, and how it ended
        lang: Lang;
      }
  )
>;

/**
 * A plan proved for the modal, with whether who reviews it may have it carried out, or why it is not offered (any more);
 * `refused`: not with these values.
 */
export type Preview = Readonly<
  | { is: 'ready'; plan: Plan; title: string; text: string; undo: string; right?: Check }
  | { is: 'refused' | 'changed' | 'gone' | 'failed'; text: string }
>;
