import type { Log } from '../../domain/log.ts';
import type { Queues } from '../../queue/open-queues.ts';
import type { Environment } from '../config/environment.ts';
import type { Settings } from '../config/settings.ts';

/** What every role is started with. */
export type RoleSettings = Readonly<{
  settings: Settings;
  env: Environment;
  queues: Queues;
  log: Log;
}>;
