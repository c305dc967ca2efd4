import type { Answer, ScanAnswer, Spent } from './answer.ts';
import type { Approval } from './approval.ts';
import type { NoAnswer, Owned, Progress } from './jobs.ts';
import type { Lang } from './lang.ts';
import type { Plan } from './plan.ts';
import type { Alert, Person, Place } from './question.ts';
import type { Standstill } from './standstill.ts';

/** One change that was approved in an incident, and how far it has come. */
export type Act = Readonly<{
  plan: string;
  title: string;
  by: Person;
  at: string;
  progress: Progress;
  approval?: Approval; // until one of these came, only a look at what it has brought is known
  isSeen?: true; // an answer came that was read after it
}>;

/** What kubewhy did before to an object that is asked about, or without a step, what it offered and nobody took. */
export type Earlier = Readonly<{
  title: string;
  at: string;
  by?: Person;
  first?: Person; // who had agreed to it before, where two people have to
  step?: Progress['step'];
}>;

/** A plan that was made after the answer, for the one who asked for it, and what it is called; `undoes` is a plan's id. */
export type Prepared = Readonly<{ plan: Plan; title: string; undoes?: string }>;

/** One Slack thread and what it shows: written before and after each post, so a rerun posts nothing twice. */
export type Incident = Readonly<{
  v: 1;
  id: string;
  lang: Lang;
  place: Place;
  openedAt: string;
  asker?: Person;
  alert?: Alert;
  answer?: Answer;
  unanswered?: NoAnswer; // of an alert
  scan?: ScanAnswer;
  more?: number; // troubles that the scan found besides
  tookMs?: number;
  spent?: Spent;
  follows?: true; // its message is a card that is kept up to date
  plans: readonly Plan[];
  owners?: readonly Owned[];
  prepared?: readonly Prepared[]; // the newest last
  acts: readonly Act[];
  parent?: string; // the ts of its message
  details?: string; // the ts of the first reply
  replies?: Readonly<Record<string, string>>; // the ts of further replies, by part
  shown?: Readonly<Record<string, string>>; // a hash of what each part was last made to say
  editing?: readonly string[]; // which delivery is editing which part
  posting?: Readonly<Record<string, string>>; // parts whose post was begun and has no ts yet, with the time
  told?: 'privately' | 'instead'; // to the asker alone: as asked, or because the bot may not post
  standstill?: Standstill; // as it was when the answer came
  barred?: Readonly<Record<string, string>>; // by fix, why the setting `policy` lets nobody apply it here
  earlier?: readonly Earlier[]; // the newest first, as it was when the answer came
  mayAct: boolean; // false where the bot could not post: no buttons
}>;
