// What a remedy, its proof, an approval and the writer agree on.
import type { GitCode, ProofCode } from './codes.ts';
import type { GitOwner, Revert } from './git-owner.ts';
import type { Bilingual } from './lang.ts';
import type { Ref } from './model.ts';
import type { Draft, GitSource } from './pull-request.ts';
import type { Resource } from './resource.ts';

/** Requires a value; the API server evaluates it in the same request as the changes. */
export type Test = Readonly<{ op: 'test'; path: string; value: unknown }>;
/** One operation of a JSON Patch (RFC 6902). */
export type Op =
  | Test
  | Readonly<{ op: 'add' | 'replace'; path: string; value: unknown }>
  | Readonly<{ op: 'remove'; path: string }>;
/** One that changes something. */
export type WriteOp = Exclude<Op, Test>;

/** A field on which a proof rests, as it was; without a value it was not there. */
export type Rest = Readonly<{ path: string; value?: unknown }>;

/** An object that exists: its uid tells it from a successor of the same name. */
export type Live = Ref & Readonly<{ uid: string }>;

/**
 * One object changed by one request, harmless when sent twice: a JSON Patch; a creation, whose first operation adds the
 * whole object at "" while nothing of its name exists; or the eviction of a pod, which removes "". The guards hold
 * the old value of every touched path; what was absent has no guard of its own, so the writer checks it on its own re-read.
 * What is proposed is a patch that goes out as a pull request: `into` where, and `draft` what that holds.
 */
export type Change = Readonly<{
  do: 'patch' | 'create' | 'evict' | 'propose';
  on: Ref; // with its uid, unless it is still to be created
  from?: Live; // what a creation is a copy of: the remediator makes its own, and compares
  sub?: 'status' | 'scale';
  guard: readonly Test[];
  absent: readonly string[]; // paths that must not exist yet
  rests?: readonly Rest[]; // what has to be as it was for the proof of placement to hold; looked at before it is sent
  ops: readonly Op[];
  undo: readonly Op[] | Readonly<{ none: string }>; // why not: a code, its words are in the remedy
  into?: GitSource;
  draft?: Draft;
  owner?: GitOwner; // who applies the files that the pull request changes
  beside?: Revert; // a live patch of what Git owns, by choice: the owner, and what it will do to the patch
}>;

/** What has to be true for a plan to count as done; `updated-ready` is about the revision it makes. */
export type Goal = Readonly<
  | { is: 'updated-ready'; on: Ref }
  | { is: 'aborted'; on: Ref }
  | { is: 'past-step'; on: Ref; step: number }
  | { is: 'undone'; on: Ref }
  | { is: 'succeeded'; on: Ref } // a Job
  | { is: 'in-place'; on: Ref } // the change itself is enough; whether it helped, the cause tells
>;

/** What carrying out a plan may cost. */
export type Risk = 'none' | 'restart' | 'downtime' | 'data';

/** How many pods are replaced by a change, and how many serve at any moment of that. */
export type Impact = Readonly<{ restarts: number; serving: number }>;

/** What a person chose, as it was written, by the names of the inputs. */
export type Values = Readonly<Record<string, string>>;

/** A fix with the values that somebody wrote into its inputs; `finding` is a key, `on` its subject. */
export type Filled = Readonly<{ finding: string; on: Ref; remedy: string; values: Values }>;

/** One part of a proof. `note` is what was seen (a node's name, an API message), `why` a code. */
export type Check = Readonly<
  { is: 'holds'; note?: string } | { is: 'fails' | 'not-checked'; why: ProofCode; note?: string }
>;
/** What the remediator says to a change: of one that is proposed also what its pull request would hold, or why there is none. */
export type Admission = Check & Readonly<{ draft?: Draft; undrafted?: HandedOver }>;
/**
 * Why a change of Git has to be made by a person: a code, and what it is about. `near`: the file that names the object was looked
 * for, the nearest first; without a path none was found.
 */
export type HandedOver = Readonly<{
  why: GitCode;
  note?: string;
  near?: Readonly<{ file?: string }>;
}>;
/** All parts of a proof; a plan of which one fails is not offered. */
export type Proof = Readonly<{ placement: Check; rules: Check; admission: Check }>;

/**
 * Changes to approve. The id hashes what is done where and to what end, guards included: see planId. An approval binds to it, and
 * not to the proof or the time.
 */
export type Plan = Readonly<{
  id: string;
  remedy: string; // its id
  cluster: string;
  changes: readonly [Change];
  goal: Goal;
  risk: Risk;
  impact?: Impact;
  lived?: number; // seconds that the last run lasted which failed before the change
  revert?: Revert; // what Git's owner would do to the change if it were made live; of a live change see `beside`
  cause: Readonly<{ id: string; subject: Ref }>; // the finding that it answers
  params: object; // plain data for the remedy's words
  proof: Proof;
  values?: Values;
  titles?: Bilingual; // what the remedy calls it; a plan of an earlier version has none
}>;

/** How an approved change ended; `proposed`: a pull request is open. `unknown` is shown as such and never sent again. */
export type Outcome = 'applied' | 'proposed' | 'already-so' | 'refused' | 'too-late' | 'unknown';

/**
 * What one write answered. `lost`: the connection ended first, so it may or may not have happened; with all others
 * but `done` nothing happened. `conflict`: 409 or 422. `busy`: 429. Of what was evicted there is no object. `not-asked`: a dry run on a recording that
 * does not hold an API server's answer.
 */
export type SendResult = Readonly<
  | { is: 'done'; object?: Resource }
  | { is: 'conflict' | 'busy' | 'refused' | 'lost' | 'not-asked'; message: string }
>;
