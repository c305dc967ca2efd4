import type { Ref, World } from './model.ts';
import type { Resource } from './resource.ts';

/**
 * Recognises on an object without trouble what a person may take for some, and says why it is as it should be: a
 * planned pause, a size of zero, warnings that are over.
 */
export interface Remarker<K extends string = string, P extends object = object> {
  readonly id: string; // <area>/<file>: stored and shown, so never renamed
  readonly of: readonly K[];
  remark?(object: Resource<K>, world: World): Iterable<P>;
  remarkGone?(on: Ref, world: World): Iterable<P>; // what somebody asks about, of any kind, and is no more
  readonly text: RemarkText<P>;
}

/** A remark as one or two sentences that name the object; methods, so that any P fits the registry. */
export interface RemarkText<P> {
  en(on: Ref, params: P): string;
  ko(on: Ref, params: P): string;
}
