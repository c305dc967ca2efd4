import type { Sight } from '../domain/audience.ts';
import type { Lang } from '../domain/lang.ts';
import type { Log } from '../domain/log.ts';
import type { Incidents, Outbox } from '../domain/ports.ts';
import type { Person, Place } from '../domain/question.ts';
import type { SlackApi, SlackDoor } from './slack-api.ts';

/** Whether a channel may see that; in a direct message the worker has looked at the asker's own rights. */
export type Shows = (channel: string, sight: Sight) => boolean;

/** What commands, actions and modals work with. They read what came in, put work into Redis and say so. */
export type Listening = Readonly<{
  door: SlackDoor;
  api: Pick<SlackApi, 'respond'>;
  outbox: Outbox;
  incidents: Incidents;
  approvalKey: string;
  shows: Shows;
  lang: Lang;
  now: () => Date;
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
