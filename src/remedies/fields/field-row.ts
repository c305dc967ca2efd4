import type { Cause, World } from '../../domain/model.ts';
import type { Live } from '../../domain/plan.ts';
import type { Candidate, InputType, Reach } from '../../domain/remedy.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import type { Fields } from '../field-change.ts';
import type { Template } from '../workload.ts';
import type { Typed } from './typed.ts';

/**
 * What holds a field: of a pod template, the workload that it makes pods for and the object that it stands in, which
 * differ where a Rollout refers to a Deployment.
 */
export type Holder = Readonly<{
  on: Live;
  object: Resource;
  holder: Readonly<{ on: Live; object: Resource }>;
  template?: Template;
}>;

/** A field that would mend a cause. `identity` names fields at `at` that tell the part from its neighbours. */
export type Found = Readonly<{
  of: Holder;
  at: string;
  identity?: readonly string[];
  label: string; // the field, as YAML spells it
  was?: unknown;
  candidates: readonly Candidate[]; // the first is suggested
  /** Undefined where that value changes nothing that there is. */
  set(value: Typed): Fields | undefined;
}>;

/**
 * One kind of change: which causes it answers, where the field is found and what may stand there. Without an input it
 * has one value, its only candidate.
 */
export type FieldRow<F extends object = object> = Readonly<{
  id: string;
  answers: readonly Cause<F>[];
  input?: Readonly<{ name: string; type: InputType }>;
  reach: readonly Reach[];
  find(finding: Finding<F>, world: World): Iterable<Found>;
}>;
