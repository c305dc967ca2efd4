// What the three roles tell each other through Redis. Every payload carries its version.
import type { Answer, Named, ScanAnswer, Spent } from './answer.ts';
import type { Approval } from './approval.ts';
import type { Lang } from './lang.ts';
import type { Change, Outcome, Plan } from './plan.ts';
import type { Alert, Person, Question } from './question.ts';

/** Why there is no answer; the message says it to a person. */
export type FailureCode = 'unreachable' | 'unknown-kind' | 'unknown-namespace' | 'failed';

/** What an investigation brought. */
export type Result = Readonly<
  | { is: 'answer'; answer: Answer; plans: readonly Plan[]; tookMs: number; spent?: Spent }
  | { is: 'ambiguous'; candidates: readonly Named[] }
  | { is: 'no-such-target'; nearest: readonly Named[] }
  | { is: 'failed'; code: FailureCode; message: string }
>;

/** What a scan brought; `more` troubles were left out. */
export type ScanResult = Readonly<{
  is: 'scan';
  scan: ScanAnswer;
  more: number;
  tookMs: number;
  spent?: Spent;
}>;

/** Work for a worker, which reads the cluster. */
export type WorkerJob = Readonly<
  { v: 1; id: string } & (
    | { kind: 'why'; question: Question }
    | { kind: 'scan'; question: Question } // its query has no text, and a namespace or none
    | { kind: 'explain'; question: Question } // its query's text is what was pasted
    | { kind: 'alert'; alert: Alert; lang: Lang }
    | { kind: 'preview'; view: string; incident: string; plan: Plan; person: Person; lang: Lang }
    | {
        kind: 'watch';
        incident: string;
        plan: Plan;
        person: Person;
        lang: Lang;
        since: string;
        turn: number;
      }
  )
>;

/** Work for the remediator, the only writer. `dry-run` is answered to the worker and changes nothing. */
export type RemediatorJob = Readonly<
  { v: 1; id: string } & (
    | { kind: 'change'; approval: Approval; plan: Plan; lang: Lang }
    | { kind: 'dry-run'; change: Change }
  )
>;
/** How far an approved change has come; `text` is an API message or a reason, where there is one. */
export type Progress = Readonly<
  | { step: Outcome; text?: string }
  | {
      step: 'applying' | 'verified' | 'not-verified' | 'watching';
      text?: string;
      source?: 'recorded' | 'predicted';
    }
>;

/** Work for the gateway, which alone speaks to Slack. */
export type DeliveryJob = Readonly<
  { v: 1; id: string } & (
    | { kind: 'answer'; question: Question; result: Result | ScanResult }
    | { kind: 'alert'; alert: Alert; result?: Result; lang: Lang }
    | { kind: 'preview'; view: string; incident: string; preview: Preview; lang: Lang }
    | {
        kind: 'progress';
        incident: string;
        plan: string;
        person: Person;
        at: string;
        progress: Progress;
        lang: Lang;
      }
  )
>;

/** A plan proved again for the modal, or why it is not offered any more. */
export type Preview = Readonly<
  | { is: 'ready'; plan: Plan; title: string; text: string; undo: string }
  | { is: 'changed' | 'gone' | 'failed'; text: string }
>;
