import type { Answer, ScanAnswer, Spent } from './answer.ts';
import type { Progress } from './jobs.ts';
import type { Lang } from './lang.ts';
import type { Plan } from './plan.ts';
import type { Alert, Person, Place } from './question.ts';

/** One change that was approved in an incident, and how far it has come. */
export type Act = Readonly<{
  plan: string;
  title: string;
  by: Person;
  at: string;
  progress: Progress;
}>;

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
  scan?: ScanAnswer;
  more?: number; // troubles that the scan found besides
  tookMs?: number;
  spent?: Spent;
  plans: readonly Plan[];
  acts: readonly Act[];
  parent?: string; // the ts of its message
  details?: string; // the ts of the first reply
  replies?: Readonly<Record<string, string>>; // the ts of further replies, by part
  shown?: Readonly<Record<string, string>>; // a hash of what each part was last made to say
  posting?: Readonly<Record<string, string>>; // parts whose post was begun and has no ts yet, with the time
  told?: 'privately' | 'instead'; // to the asker alone: as asked, or because the bot may not post
  mayAct: boolean; // false where the bot could not post: no buttons
}>;
