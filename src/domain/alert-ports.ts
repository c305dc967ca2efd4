// What alerts need of the outside. The adapters are in queue/.
import type { Gathered } from './gathered.ts';
import type { RootRecord } from './incident.ts';

/** Alerts that were accepted and wait for a look at the cluster, in Redis. All reject with QueueUnavailable. */
export interface AlertInbox {
  /** News that is known is not put twice. */
  put(news: readonly (Gathered & Readonly<{ id: string }>)[]): Promise<void>;
  /** What has been gathered, as one batch; the same again until it was handed on. `attempt` counts up where it seems to be lost. */
  take(): Promise<
    Readonly<{ batch: string; attempt: number; alerts: readonly Gathered[] }> | undefined
  >;
  /** All of the batch is in incidents. */
  handedOn(batch: string): Promise<void>;
  waiting(): Promise<number>;
}

/** Which incidents a root has had, in Redis, kept as long as incidents are. All reject with QueueUnavailable. */
export interface Roots {
  find(key: string): Promise<RootRecord | undefined>;
  /** Reads, changes and writes one; `edit` may be called again. */
  change(key: string, edit: (known: RootRecord | undefined) => RootRecord): Promise<RootRecord>;
}

/** In which incident an alert is, by the id of its episode. All reject with QueueUnavailable. */
export interface AlertHomes {
  find(alerts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  set(alerts: readonly string[], incident: string): Promise<void>;
}

/** Incidents whose alerts fire, and when each is looked at again. All reject with QueueUnavailable. */
export interface OpenIncidents {
  /** Looked at in so many milliseconds. */
  lookIn(incident: string, ms: number): Promise<void>;
  close(incident: string): Promise<void>;
  /** Whose time has come; each is put off by `againMs`, in case that nothing comes of its look. */
  due(againMs: number): Promise<readonly string[]>;
}
