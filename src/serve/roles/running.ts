import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Checks } from '../operations/readiness.ts';

/** The roles of kubewhy, each a process of its own. */
export const roleNames = ['gateway', 'worker', 'remediator'] as const;
export type RoleName = (typeof roleNames)[number];

/** What a role serves over HTTP besides health and metrics, and what has to hold besides Redis. `stop` takes nothing new and ends what was begun. */
export type Serves = Readonly<{
  routes: Readonly<
    Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>>
  >;
  checks: Checks;
  stop(): Promise<void>;
}>;

/** A role that runs in this process. */
export type Running = Readonly<{ stop(): Promise<void> }>;
