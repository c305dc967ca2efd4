import type { ReachId } from '../../carry-out/reach/index.ts';
import type { Wants } from '../../domain/errors.ts';
import type { Cause, Ref, World } from '../../domain/model.ts';
import type { Live } from '../../domain/plan.ts';
import type { Candidate, InputType } from '../../domain/remedy.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import type { Fields } from '../change/field-change.ts';
import type { Template } from '../change/workload.ts';
import type { TypedValue } from './typed.ts';

/**
 * What holds a field: of a pod template, the workload that it makes pods for and the object that it stands in, which
 * differ where a Rollout refers to a Deployment.
 */
export type Holder = Readonly<{
  on: Live;
  object: Resource;
  holder: Readonly<{ on: Ref; object: Resource }>;
  template?: Template;
  at?: string; // where the template stands in its holder, unless at /spec/template
  copied?: Live; // of what the holder is a copy that is still to be made
}>;

/** A pod template, and what it makes pods for; a bare pod is its own. */
export type TemplateHolder = Holder & Readonly<{ template: Template }>;

/** A field whose change would fix a cause. `identity` names fields at `at` that tell this list item from its neighbours. */
export type FoundField = Readonly<{
  of: Holder;
  at: string;
  identity?: readonly string[];
  label: string; // the field, as YAML spells it
  container?: string;
  was?: unknown;
  candidates: readonly Candidate[]; // the first is suggested
  tooLittle?: string; // the bytes that were used up, or the seconds that were: as many would be again
  within?: readonly [least: number, most: number]; // beside what any such field may be
  isFinal?: true; // the API server lets nobody set it back
  readBy?: Ref; // what has it only from its next start on
  renews?: true; // has pods of the newest revision made in place of others
  /** Whether something that runs now is ended by it, other than by another template. */
  ends?(value: TypedValue): boolean;
  /** Undefined if the value would change nothing. */
  set(value: TypedValue): Fields | undefined;
}>;

/**
 * One kind of change: which causes it answers, where the field is found and what may stand there. Without an input it
 * has one value, its only candidate.
 */
export type FieldRow<F extends object = object> = Readonly<{
  id: ReachId; // stored; its entry in src/carry-out/reach/<area>.ts says what it may write
  answers: readonly Cause<F>[];
  input?: Readonly<{ name: string; type: InputType }>;
  wants?: Wants; // what is said of a value beyond reach, where its type does not tell
  isLastResort?: true;
  find(finding: Finding<F>, world: World): Iterable<FoundField>;
}>;
