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
/** A value that is a person's to choose; the first candidate is suggested, and without any it is left blank. */
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
  kept?: number; // pods that the revision has still to which it goes back
  isBack?: true; // it has all
  command?: string; // what a person would type
  inputs?: readonly Input[];
  values?: Values; // with which the change is made
}>;

/**
 * `short` is the text in one line, `lines` are there to be copied, such as YAML; `undo` says how to take it back, or why
 * that cannot be done.
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

/** The only object of that name that a creation may make, of nothing or of its source. */
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

/** A way to mend what certain causes found, or an action on a rollout. */
export interface Remedy<P extends object = object, F extends object = object> {
  readonly id: string; // <area>/<file>: stored and shown, so never renamed
  readonly answers: readonly Cause<F>[] | 'every-root';
  readonly isHandedOver?: true; // its change is shown and never sent: it is its owner's to make
  readonly isForPossible?: true; // words that hold whether or not a finding that is only possible is true
  readonly isLastResort?: true; // gives up something that was meant: told after what a person can do instead
  /** Many reach for it: where it is proved not to help it is listed with the reason, and it is never offered. */
  readonly isPopular?: true;
  /** Of several the first counts of which the placement does not fail. Throws BadValue of what was chosen. */
  propose(finding: Finding<F>, world: World, chosen?: Values): Iterable<Proposal<P>>;
  /** What is left of a proposal beside the remedies that change something about the same finding; undefined: nothing. */
  beside?(proposal: Proposal<P>, others: readonly Remedy[]): Proposal<P> | undefined;
  readonly text: Text<[params: P], RemedyWords>;
}
