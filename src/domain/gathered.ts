// Alerts on their way into incidents.
import type { Alert, Query } from './question.ts';

/** An alert that was accepted, and the group in which Alertmanager sent it. */
export type Gathered = Readonly<{ alert: Alert; group: string }>;
/** An incident whose alerts still fire, and what is looked at for it again. */
export type StillOpen = Readonly<{ incident: string; query: Query }>;
