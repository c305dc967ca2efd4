import type { MayAct } from '../approvals/may-act.ts';
import type { Acting } from '../approvals/policy.ts';
import type { Sight } from '../domain/audience.ts';
import type { Deed } from '../domain/audit.ts';
import type { Lang } from '../domain/lang.ts';
import type { Log } from '../domain/log.ts';
import type { Freezes, Incidents, Outbox } from '../domain/ports.ts';
import type { Person, Place } from '../domain/question.ts';
import type { Standstill } from '../domain/standstill.ts';
import type { InFlight } from './in-flight.ts';
import type { SlackApi, SlackDoor } from './slack-api.ts';

/** Whether a channel may see that; in a direct message the worker has looked at the asker's own rights. */
export type Shows = (channel: string, sight: Sight) => boolean;

/** Has a deed noted in the audit; nobody waits for it. */
export type Notes = (deed: Deed) => void;

/** What stops changes now, and who may stop or allow them. */
export type Changing = Readonly<{
  standstill(): Promise<Standstill | undefined>;
  freezes: Freezes;
  needsTwo(namespace: string): boolean;
  /** Why the setting `policy` lets nobody do that. */
  barred(acting: Acting, lang: Lang): string | undefined;
  peopleByEmail: readonly string[];
  mayAct(person: Person, lang: Lang): MayAct;
}>;

/** What commands, actions and modals work with. They read what came in, put work into Redis and say so. */
export type Listening = Readonly<{
  door: SlackDoor;
  api: Pick<SlackApi, 'respond'>;
  outbox: Outbox;
  incidents: Incidents;
  approvalKey: string;
  shows: Shows;
  changing: Changing;
  note: Notes;
  cluster: string; // the name of the only one that there is
  lang: Lang;
  now: () => Date;
  later: InFlight['later'];
  log: Log;
}>;

/** Words that somebody typed after /k8s or a mention. A retry of the same request has the same id. */
export type Request = Readonly<{
  id: string;
  text: string;
  asker: Person;
  place: Place;
  lang: Lang;
}>;
