import type { Lang } from '../../domain/lang.ts';
import type { Log } from '../../domain/log.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Incidents, Outbox } from '../../domain/ports.ts';
import type { Obstacles } from '../delivery-obstacles.ts';
import type { Changing, Notes, Shows } from '../listening.ts';
import type { SlackApi } from '../slack-api.ts';

/** What a plan is called in a language; undefined where nobody knows. */
export type TitleOf = (plan: Plan, lang: Lang) => Promise<string | undefined>;

/** What delivery works with. `later` runs something once more after a while, or at the latest on shutdown. */
export type Delivering = Readonly<{
  api: SlackApi;
  lastApi: SlackApi; // the same behind all others, for what nobody waits for
  incidents: Incidents;
  outbox: Pick<Outbox, 'toWorker'>;
  obstacles: Obstacles;
  note: Notes;
  shows: Shows;
  standstill: Changing['standstill'];
  needsTwo: Changing['needsTwo'];
  barred: Changing['barred'];
  titleOf: TitleOf;
  alertsChannel?: string;
  fallbackChannel?: string;
  now: () => Date;
  later: (ms: number, action: () => Promise<void>) => void;
  log: Log;
}>;
