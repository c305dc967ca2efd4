// What the inner folders need of the outside. The adapters are in cluster/, queue/ and slack/.
import type { Spent } from './answer.ts';
import type { Sight } from './audience.ts';
import type { Incident } from './incident.ts';
import type { Applying, DeliveryJob, RemediatorJob, WorkerJob } from './jobs.ts';
import type { Fact, Read, Ref, Source } from './model.ts';
import type { Admission, Change, Check, Outcome, SendResult } from './plan.ts';
import type { Resource } from './resource.ts';
import type { Freeze } from './standstill.ts';

/** Reads a cluster; the engine's only way to learn anything about it. One loader serves one question. */
export interface Loader {
  /**
   * Makes the reads in parallel and answers with all that was loaded so far. A refused or failed read is
   * an unknown fact, not an error; it throws ClusterUnreachable only when the cluster cannot be reached at all.
   */
  load(reads: readonly Read[]): Promise<Source>;
}

/** A loader with the account of its question: past the limits it loads nothing. */
export interface MeteredLoader extends Loader {
  spent(): Spent;
}

/** Changes a cluster. Only the remediator has one. */
export interface Writer {
  /** The object as it is now, past every cache. */
  read(ref: Ref): Promise<Fact<Resource>>;
  /** Sends one JSON Patch once: tests for uid and this resourceVersion, the guards, the operations. */
  send(change: Change, resourceVersion: string, mode: 'apply' | 'dry-run'): Promise<SendResult>;
  /** Whether this Kubernetes identity, or the writer itself, may make the change (SubjectAccessReview). */
  permits(user: Identity | 'self', change: Change): Promise<Permission>;
  /** Leaves a Kubernetes Event on an object, one for each id. Rejects where none could be written. */
  record(event: Recorded): Promise<void>;
}
/** The reasons of the Events that kubewhy leaves. */
export const OUR_REASONS = ['KubewhyApplied', 'KubewhyUndone'] as const;
/** What is left on an object: who did what there. */
export type Recorded = Readonly<{
  id: string;
  on: Ref;
  reason: (typeof OUR_REASONS)[number];
  message: string;
}>;
/** A Kubernetes user, as RBAC sees it. */
export type Identity = Readonly<{ user: string; groups: readonly string[] }>;
/** The API server's word; `why` says which right is missing. */
export type Permission = Readonly<
  { is: 'allowed' } | { is: 'denied' | 'not-checked'; why: string }
>;

/** Whether somebody may read that; an object without a name stands for all of its kind there. Throws ClusterUnreachable. */
export type MayRead = (user: Identity, sight: Sight) => Promise<boolean>;

/** The branch of a repository as it is now. */
export type Snapshot = Readonly<{
  repository: string; // "owner/name"
  branch: string;
  commit: string;
  files: ReadonlyMap<string, string>; // git's hash of each, by path
}>;
/** A branch with one commit and a pull request of it; `family` is what all for the same cause begin with. */
export type Pull = Readonly<{
  snapshot: Snapshot;
  family: string;
  branch: string;
  title: string;
  body: string;
  texts: ReadonlyMap<string, string>; // by path
}>;

/** A pull request that is open, by its address and its own branch. */
export type OpenPull = Readonly<{ url: string; branch: string }>;

/**
 * Repositories that pull requests may go to; only the remediator has them. All but `named` throw RepositoryUnreachable, after
 * which the same may be tried again, and RepositoryRefused.
 */
export interface Repositories {
  /** The "owner/name" that an owner's URL means; undefined where it is not on the list. */
  named(url: string): string | undefined;
  /** Without a revision the default branch; undefined where the revision is no branch. */
  look(repository: string, revision?: string): Promise<Snapshot | undefined>;
  read(snapshot: Snapshot, paths: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  /** The open pull request of a family. */
  open(repository: string, family: string): Promise<OpenPull | undefined>;
  /** Opens it, unless that very one is open; its address. Never writes to the branch that it is for. */
  propose(pull: Pull): Promise<string>;
}

/** Asks the remediator whether the API server would accept a change. */
export type DryRun = (change: Change) => Promise<Admission>;

/** Asks the remediator whether it would take a plan from somebody; `note` says why not, in their language. */
export type MayApply = (asked: Applying) => Promise<Check>;

/** Puts work into Redis. All reject with QueueUnavailable when that takes longer than 1.5 s. */
export interface Outbox {
  /** A job whose id is known is not put twice while it is kept. Those of alerts wait behind those of people. */
  toWorker(job: WorkerJob, delayMs?: number): Promise<void>;
  toRemediator(job: RemediatorJob): Promise<void>;
  toGateway(job: DeliveryJob): Promise<void>;
}

/** Who is served first in a line: people before alerts before edits before details. */
export type Lane = 'people' | 'alerts' | 'edits' | 'details';
/** How often something may be done: so many at once, and then one each `everyMs`. */
export type Rate = Readonly<{ everyMs: number; burst: number }>;

/** Queues for requests with a limited rate, shared by all processes. Rejects with QueueUnavailable. */
export interface Pacer {
  /** Milliseconds until the caller's turn; 0 when it has come, which takes it. Who waits keeps the place. In a lane a lower rank goes first. */
  turn(
    line: string,
    rate: Rate,
    caller: Readonly<{ id: string; lane: Lane; rank?: number }>,
  ): Promise<number>;
  /** Lets nobody have a turn for so many milliseconds. */
  pause(line: string, ms: number): Promise<void>;
}

/** A thread of a channel; a direct message may be talked to without any. */
export type Thread = Readonly<{ channel: string; thread?: string }>;

/**
 * Incidents in Redis, kept for 30 days, the newest where they would take more than their share of its memory. A record keeps whatever
 * else `edit` leaves in it, such as a chat product's own notes.
 */
export interface Incidents<I extends Incident = Incident> {
  find(id: string): Promise<I | undefined>;
  /** Reads, changes and writes one incident; concurrent changes of one incident wait for each other. */
  change(id: string, edit: (known: I | undefined) => I): Promise<I>;
  /** The newest that have changed or would change one of these objects. */
  about(objects: readonly Ref[]): Promise<readonly I[]>;
  /** Notes what a thread is about; who was first stays, and of a direct message the newest is what all of it is about. */
  startThread(id: string, thread: Thread): Promise<void>;
  /** What a thread is about. */
  inThread(thread: Thread): Promise<I | undefined>;
}

/**
 * Since when messages may have been posted that are not noted any more, and when that was noticed, both in ms since 1970;
 * undefined where all are. To be asked before each post. Rejects with QueueUnavailable.
 */
export type ForgottenPosts = () => Promise<
  Readonly<{ since: number; noticedAt: number }> | undefined
>;

/** How far the remediator got with an approval, written before and after each step that acts. */
export type ChangeRecord = Readonly<
  | { step: 'sending'; resourceVersion: string; sends: number }
  | {
      step: 'ended';
      outcome: Outcome;
      text?: string;
    }
>;
/** Change records in Redis by approval id, kept for 30 days; of those that ended the newest. */
export interface ChangeLog {
  find(approval: string): Promise<ChangeRecord | undefined>;
  write(approval: string, record: ChangeRecord): Promise<void>;
  /** Runs the action while no other change of that object runs anywhere; undefined when one does. */
  exclusively<T>(on: Ref, action: () => Promise<T>): Promise<T | undefined>;
}

/** The freeze that holds for all, in Redis. All reject with QueueUnavailable. */
export interface Freezes {
  /** One that cannot be read stops all changes, too. */
  find(): Promise<Freeze | 'unreadable' | undefined>;
  set(freeze: Freeze): Promise<void>;
  lift(): Promise<void>;
}
