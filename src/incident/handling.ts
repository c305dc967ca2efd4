import type { Log } from '../domain/log.ts';
import type { Incidents, Outbox } from '../domain/ports.ts';
import type { Changing } from './changing.ts';
import type { Notes } from './notes.ts';
import type { Shows } from './shows.ts';

/** What people's commands and clicks are handled with, whatever they come from. */
export type Handling = Readonly<{
  outbox: Outbox;
  incidents: Incidents;
  approvalKey: string;
  shows: Shows;
  changing: Changing;
  note: Notes;
  cluster: string; // the name of the only one that there is
  now: () => Date;
  later: (ms: number, work: () => Promise<void>) => void; // or on shutdown, if that comes first
  log: Log;
}>;
