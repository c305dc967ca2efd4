import type { CandidateCode } from './codes.ts';
import type { Text } from './lang.ts';
import type { Cause, Ref, World } from './model.ts';
import type { Change, Goal, Risk, Values } from './plan.ts';
import type { Resource } from './resource.ts';
import type { Finding } from './verdict.ts';

/** How a value is written that a person may choose; `name` is one of the candidates. */
export type InputType = 'image' | 'quantity' | 'number' | 'duration' | 'name' | 'text';
/** A value that the cluster knows of; `note` is what was seen. */
export type Candidate = Readonly<{
  value: string;
  why: CandidateCode;
  note?: string;
  about?: Ref; // left out where that is not shown
}>;
/** A value that is a person's to choose; the first candidate is suggested, and without candidates nothing is. */
export type Input = Readonly<{
  name: string;
  label: string; // the field, as YAML spells it
  type: InputType;
  candidates: readonly Candidate[];
}>;

/** What a remedy would do about a finding. Without a change it is words only and gets no button. */
export type Proposal<P extends object = object> = Readonly<{
  params: P; // plain data for the words
  kind: 'patch' | 'rollout' | 'gitops' | 'manual';
  risk: Risk;
  change?: Change;
  goal?: Goal; // present with a change
  kept?: number; // pods that the revision still has that it goes back to
  isBack?: true; // that revision still has all of them
  command?: string; // what a person would type
  inputs?: readonly Input[];
  values?: Values; // the values that the change is made with
}>;

/**
 * `short` is the text in one line, `lines` are there to be copied, such as YAML; `undo` says how to undo it, or why
 * that is not possible.
 */
export type RemedyWords = Readonly<{
  title: string;
  text: string;
  short?: string;
  lines?: readonly string[];
  undo: string;
}>;

/** Whether a value may be written; `was` stands there now, as the change's guards say. Undefined is nothing. */
export type Allows = (value: unknown, was: unknown) => boolean;

/** Makes the only object that a creation may make under that name: from nothing, or from a source. */
export type Making = Readonly<{
  from?: string; // the source's kind
  make(on: Ref, source?: Resource): Resource | undefined;
}>;

/** What may be written to objects of these kinds, by path: `*` is any place of a list, "{a,b}" one of these keys, "{*}" any. */
export type Reach = Readonly<{
  of: readonly string[];
  do?: 'evict'; // a pod, whole
  creates?: Making; // then the paths are what may differ from that
  sub?: NonNullable<Change['sub']>;
  paths: Readonly<Record<string, Allows>>;
}>;

/** A way to fix what certain causes found, or an action on a rollout. */
export interface Remedy<P extends object = object, F extends object = object> {
  readonly id: string; // <area>/<file>: stored and shown, so never renamed
  readonly answers: readonly Cause<F>[] | 'every-root';
  readonly isHandedOver?: true; // its change is shown and never sent: the owner of the object has to make it
  readonly isForPossible?: true; // offered also if the finding is only possible: right even if the finding is wrong
  readonly isLastResort?: true; // gives up something on purpose: listed after the advice
  /** Many people try it: if it is proved not to help, it is listed with the reason. It is never offered. */
  readonly isPopular?: true;
  /** The first proposal whose placement does not fail is used. Throws BadValue if a chosen value cannot be used. */
  propose(finding: Finding<F>, world: World, chosen?: Values): Iterable<Proposal<P>>;
  /** What is left to say when `others` change something about the same finding; undefined: nothing, they do all of it. */
  besideOthers?(proposal: Proposal<P>, others: readonly Remedy[]): Proposal<P> | undefined;
  readonly text: Text<[params: P], RemedyWords>;
}
