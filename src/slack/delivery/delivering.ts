import type { AlertHomes, AlertInbox, OpenIncidents, Roots } from '../../domain/alert-ports.ts';
import type { Log } from '../../domain/log.ts';
import type { ForgottenPosts, Incidents, Outbox } from '../../domain/ports.ts';
import type { OnCall } from '../../incident/alerts/on-call.ts';
import type { Changing } from '../../incident/changing.ts';
import type { Notes } from '../../incident/notes.ts';
import type { Shows } from '../../incident/shows.ts';
import type { Obstacles } from '../delivery-obstacles.ts';
import type { SlackApi } from '../slack-api.ts';
import type { Posted } from './ledger.ts';

/** Where alerts and their incidents are found, and how long after its end an incident is opened again. */
export type AlertRecords = Readonly<{
  inbox: Pick<AlertInbox, 'handedOn'>;
  roots: Roots;
  homes: AlertHomes;
  open: OpenIncidents;
  reopenMs: number;
}>;

/** What delivery works with. `later` runs something once more after a while, or at the latest on shutdown. */
export type Delivering = Readonly<{
  api: SlackApi;
  lastApi: SlackApi; // the same behind all others, for what nobody waits for
  incidents: Incidents<Posted>;
  forgottenPosts: ForgottenPosts;
  outbox: Pick<Outbox, 'toWorker' | 'toGateway'>;
  alerts: AlertRecords;
  obstacles: Obstacles;
  note: Notes;
  shows: Shows;
  standstill: Changing['standstill'];
  needsTwo: Changing['needsTwo'];
  barred: Changing['barred'];
  alertsChannel?: string;
  fallbackChannel?: string;
  onCall: OnCall;
  canSilence: boolean;
  now: () => Date;
  later: (ms: number, action: () => Promise<void>) => void;
  log: Log;
}>;
