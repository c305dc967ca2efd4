// What a remedy, its proof, an approval and the writer agree on.
import type { Ref } from './model.ts';
import type { Resource } from './resource.ts';

/** Requires a value; the API server evaluates it in the same request as the changes. */
export type Test = Readonly<{ op: 'test'; path: string; value: unknown }>;
/** One operation of a JSON Patch (RFC 6902). */
export type Op =
  | Test
  | Readonly<{ op: 'add' | 'replace'; path: string; value: unknown }>
  | Readonly<{ op: 'remove'; path: string }>;

/** An object that exists: its uid tells it from a successor of the same name. */
export type Live = Ref & Readonly<{ uid: string }>;

/**
 * One object changed by one JSON Patch, harmless when sent twice. The guards hold the old value of every
 * touched path; what was absent has no guard of its own, so the writer checks it on its own re-read.
 */
export type Change = Readonly<{
  do: 'patch';
  on: Live;
  sub?: 'status' | 'scale';
  guard: readonly Test[];
  absent: readonly string[]; // paths that must not exist yet
  ops: readonly Op[];
  undo: readonly Op[] | Readonly<{ none: string }>; // why not: a code, its words are in the remedy
}>;

/** What has to be true for a plan to count as done; `updated-ready` is about the revision it makes. */
export type Goal = Readonly<
  | { is: 'updated-ready'; on: Ref }
  | { is: 'aborted'; on: Ref }
  | { is: 'past-step'; on: Ref; step: number }
  | { is: 'in-place'; on: Ref } // it says so at once; whether it helps, the cause tells
>;

/** What carrying out a plan may cost. */
export type Risk = 'none' | 'restart' | 'downtime' | 'data';

/** What a person chose, as it was written, by the names of the inputs. */
export type Values = Readonly<Record<string, string>>;

/** One part of a proof. `note` is what was seen (a node's name, an API message), `why` a code. */
export type Check = Readonly<
  { is: 'holds'; note?: string } | { is: 'fails' | 'not-checked'; why: string; note?: string }
>;
/** All parts of a proof; a plan of which one fails is not offered. */
export type Proof = Readonly<{ placement: Check; rules: Check; admission: Check }>;

/**
 * Changes to approve. The id hashes cluster, changes and the values that a person chose, guards included: an approval binds to it, and
 * not to the proof or the time.
 */
export type Plan = Readonly<{
  id: string;
  remedy: string; // its id
  cluster: string;
  changes: readonly [Change];
  goal: Goal;
  risk: Risk;
  cause: Readonly<{ id: string; subject: Ref }>; // the finding that it answers
  params: object; // plain data for the remedy's words
  proof: Proof;
  values?: Values;
}>;

/** How an approved change ended. `unknown` is shown as such and never sent again. */
export type Outcome = 'applied' | 'already-so' | 'refused' | 'too-late' | 'unknown';

/**
 * What one write answered. `lost`: the connection ended first, so it may or may not have happened; with all others
 * but `done` nothing happened. `conflict`: 409 or 422. `busy`: 429. `not-asked`: a dry run on a recording that
 * does not hold an API server's answer.
 */
export type Sent = Readonly<
  | { is: 'done'; object: Resource }
  | { is: 'conflict' | 'busy' | 'refused' | 'lost' | 'not-asked'; message: string }
>;
