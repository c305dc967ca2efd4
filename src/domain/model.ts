// What a cause, an edge and a reader agree on: first what was read, then what is claimed.
import type { RuledOutCode } from './codes.ts';
import type { Gap } from './gap.ts';
import type { Harm } from './harm.ts';
import type { Bilingual, Text } from './lang.ts';
import type { Resource } from './resource.ts';
import type { SiftedLog } from './sifted-log.ts';

/** Names an object; `kind` carries the API group unless it is the core group: "apps/Deployment". */
export type Ref<K = string> = Readonly<{ kind: K; namespace?: string; name: string; uid?: string }>;
/** "Not there" is a fact about the cluster, "not looked" one about us; neither is `undefined`. */
export type Fact<T> = Readonly<
  { is: 'known'; value: T } | { is: 'absent' } | { is: 'unknown'; why: Gap }
>;
/** What a list read gave, by name. With a gap there may be more: that an object is missing proves nothing. */
export type Seen<T> = Readonly<{ items: readonly T[]; gap?: Gap }>;
/**
 * Where a list looks; namespace "" holds what is cluster-scoped. `toPlace`: of pods only what counts where another is placed.
 * `labels`: of all only what has these, "app=web,tier=api".
 */
export type Scope = Readonly<
  { all: true; toPlace?: true } | { namespace: string } | { node: string } | { labels: string }
>;
/** One line that a container wrote; `path` is the field of its pod that keeps it, where no log does. */
export type LogLine = Readonly<{ at?: string; text: string; path?: string }>;
/** One request to the cluster. */
export type Read = Readonly<
  | { get: Ref }
  | { list: string; scope: Scope }
  | { events: Ref }
  | { logs: Ref; container: string; run: 'current' | 'previous' }
  | { sifted: Ref; container: string }
>;
/** One cluster at one instant, recorded or live; `now` is the capture or the first read. */
export interface Source {
  readonly now: string;
  readonly server: string; // "1.34"
  readonly hasAll?: true; // nothing more can be loaded: a recording
  get<K extends string>(ref: Ref<K>): Fact<Resource<K>>;
  list<K extends string>(kind: K, scope: Scope): Seen<Resource<K>>;
  events(of: Ref): Seen<Resource<'Event'>>;
  logs(pod: Ref, container: string, run: 'current' | 'previous'): Fact<readonly LogLine[]>;
  sifted(pod: Ref, container: string): Fact<SiftedLog>; // of the whole log of the current run
}
/** All that a rule may touch: a source, its edges both ways, readings computed once per world. */
export interface World extends Source {
  follow<K extends string>(edge: Edge<K>, from: Ref<K>): Seen<Link>;
  followBack(edge: Edge, to: Ref): Seen<Link>;
  derive<T>(reading: (world: World) => T): T;
}
/** One reference: `path` is the field that holds it, `part` the container when it is not the pod. */
export type Link = Readonly<{ from: Ref; to: Ref; path: string; part?: string; optional?: true }>;
/** Who refers to whom: the one place that knows, for the loader and the rules alike. */
export interface Edge<K extends string = string> {
  readonly id: string;
  readonly from: K;
  readonly to: readonly string[];
  readonly crossesNamespaces?: true;
  readonly isOwnership?: true; // from an object up to its controller
  links(object: Resource<K>, world: World): Iterable<Link>;
}

/**
 * A quoted fact; `path` is a JSON pointer, as in links and patches. `unset`: nothing stands there, and `quote` is
 * the default that holds.
 */
export type Evidence = Readonly<{
  source: 'field' | 'event' | 'log';
  on: Ref;
  path?: string;
  at?: string;
  quote: string;
  unset?: true;
}>;
/**
 * A placement that was simulated: how many nodes each filter is the first to reject, and how many, without a filter,
 * would take the pod; `agrees`: with what the scheduler says.
 */
export type Simulated = Readonly<{
  source: 'simulation';
  on: Ref;
  agrees: boolean;
  nodes: readonly Readonly<{ filter?: string; count: number }>[];
  path?: undefined; // it quotes no field
}>;
/** An observed bad state, over when we looked if it has `until`; severity is what it hurts. */
export type Symptom = Readonly<{
  kind: string;
  on: Ref;
  part?: string;
  reason: string; // the API's own word for it: "CrashLoopBackOff"
  evidence: Evidence;
  since?: string;
  until?: string;
  /** Seconds for which it may still be normal (`secondsLeft`): shown, not called trouble, its causes at most likely. */
  normalFor?: number;
  hurts: Harm;
}>;
/** In `of`: every kind that no other member of the registry names. */
export const ANY_OTHER = '*';
/**
 * When to ask a finder that needs many reads. A scan never asks it. For a target it is asked last, and only symptoms of
 * objects that no cause has named yet are kept.
 * - `in-any-trouble`: always.
 * - `unless-outage`: not if users are hurt (harm `users`), nothing runs (`workload`), or no replica is left to fail over to (`redundancy`).
 * - `of-sampled-pods`: about the sampled pods only, and only if all of them look healthy.
 */
type AskedWhen = 'in-any-trouble' | 'unless-outage' | 'of-sampled-pods';
/** Recognises one kind of symptom on objects of the kinds it names. */
export interface SymptomFinder<K extends string = string> {
  /**
   * Stored, so never renamed. Usually the name of its file, such as "claim-unbound"; with a slash it is the id of the
   * only cause that explains it, and is declared in the file of that cause.
   */
  readonly kind: string;
  readonly of: readonly K[];
  readonly asked?: AskedWhen;
  /** For a finder of one thing, such as a reference: those of ANY_OTHER kind are still asked how the object is. */
  readonly isExtra?: true;
  /** Set it where the object may be called healthy although this finder could not read something, such as a Secret. */
  readonly isAside?: true;
  find(object: Resource<K>, world: World): Iterable<Symptom>;
}
/** What a cause says about a symptom; `params` are plain data about the subject. */
export type Claim<P> = Readonly<{
  subject: Ref;
  params: P;
  evidence: readonly [Evidence, ...(Evidence | Simulated)[]];
  strength: 'entails' | 'fits' | 'suggests'; // at best proven, likely, possible
  restsOn?: readonly Ref[]; // only these, if unknown, weaken `entails`; without it all that was read
  because?: Readonly<{ at: Ref; edge: string; ifIll?: true }>; // not the root: look at that object; with ifIll the claim holds by itself if nothing is wrong there
  passesBy?: string; // RFC 3339: normal, and over by itself by then
}>;
/**
 * A finding in words: plain text, in which a pair of backticks marks a name. The title stands in lists, the
 * sentence explains, and the rest is there where it helps.
 */
export type Words = Readonly<{
  title: string;
  sentence: string;
  state?: string; // how the subject is, in two or three words: "canary stuck"
  so?: string; // what follows: whom it hurts, or whether waiting helps
  detail?: string; // the exact terms of it, for who looks closer
  lines?: readonly string[]; // aligned, such as a placement map
}>;
/** What a person does about a finding, in one language; `undo` says how to take it back, `lines` are there to be copied. */
export type AdviceWords = Readonly<{
  title: string;
  text: string;
  lines?: readonly string[];
  undo?: string;
}>;
/** Advice in every language, and when it is shown. */
export type Advised = Bilingual<AdviceWords> &
  Readonly<{
    mayGoBack?: true; // rolling back helps at once: said if there is an earlier revision
    extra?: readonly ExtraAdvice[]; // shown after the text; if a fix already does what the text says, the first that fits is shown alone
  }>;
/** More advice; left out if the remedy `unless` is offered. `isCommand`: the command of the advice does this part. */
export type ExtraAdvice = Bilingual<Pick<AdviceWords, 'title' | 'text' | 'lines'>> &
  Readonly<{ unless?: string; isCommand?: true }>;
/** An advice that always fits and is one piece: words only. */
type Plain<P> = Text<[subject: Ref, params: P], AdviceWords>;
/** An advice that fits some findings only, or has more than one part. */
interface Chosen<P> {
  /** What fits this finding, if anything does. */
  choose(subject: Ref, params: P): Advised | undefined;
}
/** What decides about an advice as a whole, and its command. */
interface AdviceFacts<P> {
  readonly isForPossible?: true; // shown also if the finding is only possible: right even if the finding is wrong
  readonly doneBy?: readonly string[]; // ids of the remedies that do what it says; without it all that name the cause
  /** What its command does. Without it, the command changes a field that Git may own, and is left out if Git does. */
  readonly commandOnly?: 'looks' | 'changes-live';
  /** The command to type; undefined if a part of it is not known. */
  command?(subject: Ref, params: P): string | undefined;
}
/** What only a person can do, because no change is surely right or somebody has to decide. */
export type Advice<P> = (Plain<P> | Chosen<P>) & AdviceFacts<P>;
/** Explains symptoms of the kinds it names, and is called for nothing else. */
export interface Cause<P extends object = object, K extends string = string> {
  readonly id: string; // <area>/<file>[/<row>]: stored and shown, so never renamed
  readonly explains: readonly [string, ...string[]];
  readonly of?: readonly K[]; // the kinds of the objects that have the symptom; without it, any
  readonly symptom?: SymptomFinder<K>; // its own symptom, which no other cause explains
  readonly refines?: readonly string[]; // ids of causes that are dropped if both explain a symptom
  readonly isLastResort?: true; // dropped if any other cause explains the symptom
  readonly isAskedLast?: true; // asked when all is loaded, and all other findings are at most possible or of causes that it refines
  readonly isClue?: true; // only quotes what was seen; asked if all other findings are at most possible
  readonly tellsInaction?: true; // says what a controller has left undone, which means nothing of a change that is only predicted
  readonly stateAsRoot?: 'complaining'; // the state of a target if this is its root; without it the chain decides
  readonly wantedBy?: 'aborted'; // a change with this goal brings the cause about on purpose, so the cause does not fail its proof
  explain(symptom: Symptom, world: World, object: Resource<K>): Iterable<Claim<P>>;
  /** Asked if it claims nothing: why this symptom has another cause; undefined if it may still be this one. */
  ruledOut?(symptom: Symptom, world: World): RuledOutCode | undefined;
  /** The params for one finding made of several claims about one subject, the most certain first. */
  together?(all: readonly [P, ...P[]]): P;
  readonly text: Text<[subject: Ref, params: P], Words>;
  readonly advice?: Advice<P>;
}
