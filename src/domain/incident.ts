import type { Answer, CheckAnswer, ObjectName, ScanAnswer, Spent } from './answer.ts';
import type { Approval } from './approval.ts';
import type { NoAnswer, Owned } from './jobs.ts';
import type { Lang } from './lang.ts';
import type { Plan } from './plan.ts';
import type { Progress } from './progress.ts';
import type { Alert, Person, Destination } from './question.ts';
import type { Standstill } from './standstill.ts';

/** One change that was approved in an incident, and how far it has come. */
export type Act = Readonly<{
  plan: string;
  title: string;
  by: Person;
  at: string;
  progress: Progress;
  approval?: Approval; // missing if only a later look at the result is known, not the approval itself
  isSeen?: true; // an answer came that was read after it
}>;

/** What kubewhy did before to an object that is asked about; without a step, what it offered and nobody applied. */
export type Earlier = Readonly<{
  title: string;
  at: string;
  by?: Person;
  first?: Person; // who had agreed to it before, where two people have to
  step?: Progress['step'];
}>;

/** A plan that was made after the answer, for the one who asked for it, and what it is called; `undoes` is a plan's id. */
export type Prepared = Readonly<{ plan: Plan; title: string; undoes?: string }>;

/** A person's word on an incident, and when it was given. */
export type Noted = Readonly<{ by: Person; at: string }>;

/** A silence in Alertmanager that somebody made for an incident: its id there, its matchers as they were shown. */
export type Silenced = Noted & Readonly<{ silence: string; until: string; matchers: string }>;

/** A root that somebody wants to hear nothing of in a channel until then. */
export type Muted = Noted & Readonly<{ until: string }>;

/** Another incident and its message. */
export type Joined = Readonly<{ incident: string; channel: string; ts?: string }>;

/** How often a root was there in the last days, this time included, and what helped the last time. */
export type Recurred = Readonly<{
  times: number;
  days: number;
  last: Joined;
  fix?: Readonly<{ title: string; by: Person }>;
}>;

/** What the last look at the cluster for an incident of alerts showed, in a sentence, and the how manieth it was. */
export type LastLook = Readonly<{
  at: string;
  is: 'well' | 'ill' | 'unclear';
  said: string;
  turn: number;
}>;

/**
 * What became of an incident of alerts after it was told, that somebody has to know. `said` is a cause, the title of a fix or a
 * summary, in the language of the incident.
 */
export type IncidentNews = Readonly<{
  id: string;
  is: 'fires-again' | 'other-root' | 'worse' | 'fix-found' | 'well-again' | 'still-ill';
  at: string;
  said?: string;
}>;

/** The incidents of one root, the newest last; the last one is open unless it says since when it is over. */
export type RootRecord = Readonly<{
  v: 1;
  id: string;
  incidents: readonly Readonly<{ id: string; at: string; overAt?: string }>[];
}>;

/**
 * One case from its question or alert to its end: what was found, offered and done. A chat product keeps what it has
 * posted in the same record.
 */
export type Incident = Readonly<{
  v: 1;
  id: string;
  lang: Lang;
  place: Destination;
  openedAt: string;
  asker?: Person;
  alert?: Alert; // the one that opened it, or the first that fires where that one is over
  alerts?: readonly Alert[]; // all that lead to its root, each episode once and as it was last, in the order of their news
  moreAlerts?: number; // of so many that the record keeps no more
  moreFiring?: readonly string[]; // the ids of those of them that still fire
  root?: string; // the key of the root that its alerts share; missing where an alert has none of its own
  key?: string; // under which the index of roots has it: its root, or what else its alerts have in common
  affected?: readonly ObjectName[]; // what its alerts name
  lastLook?: LastLook; // `answer` stays the one that told the cause where this one shows that all is well
  news?: readonly IncidentNews[];
  partOf?: Joined; // where it turned out that another incident has its root
  before?: Recurred; // that its root was there before
  acknowledged?: Noted;
  silenced?: Silenced;
  canSilence?: true; // the Alertmanager of its alerts is known
  muted?: Muted; // its root is told to nobody there until then
  answer?: Answer;
  unanswered?: NoAnswer; // of an alert
  scan?: ScanAnswer;
  check?: CheckAnswer;
  more?: number; // troubles that the scan found besides
  tookMs?: number;
  spent?: Spent;
  follows?: true; // its answer is a card that is kept up to date
  plans: readonly Plan[];
  owners?: readonly Owned[];
  prepared?: readonly Prepared[]; // the newest last
  acts: readonly Act[];
  standstill?: Standstill; // as it was when the answer came
  barred?: Readonly<Record<string, string>>; // by fix, why the setting `policy` lets nobody apply it here
  earlier?: readonly Earlier[]; // the newest first, as it was when the answer came
  mayAct: boolean; // false where all that it offers is only to be read
}>;
