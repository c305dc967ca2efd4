import type { Log } from '../../domain/log.ts';
import type { Incidents } from '../../domain/ports.ts';
import type { Obstacles } from '../obstacles.ts';
import type { SlackApi } from '../slack-api.ts';

/** What delivery works with. `later` runs something once more after a while, or at the latest on shutdown. */
export type Delivering = Readonly<{
  api: SlackApi;
  lastApi: SlackApi; // the same behind all others, for what nobody waits for
  incidents: Incidents;
  obstacles: Obstacles;
  alertsChannel?: string;
  fallbackChannel?: string;
  now: () => Date;
  later: (ms: number, action: () => Promise<void>) => void;
  log: Log;
}>;
