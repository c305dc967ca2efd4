// What `kubewhy check` goes through, and what it says of each object.
import type { Harm } from './harm.ts';
import type { Bilingual } from './lang.ts';
import type { Ref, World } from './model.ts';
import type { Resource } from './resource.ts';
import type { Crash, Readable, Trouble, Unread, Verdict } from './verdict.ts';

/**
 * How one object stands to an item. `hurts`: whom a failure hurts now, or would hurt with the next failure; `command` is what to type
 * next.
 */
export type Mark = Readonly<
  | { is: 'pass'; says?: Bilingual }
  | { is: 'fail'; hurts: Harm; says: Bilingual; command?: string }
  | { is: 'not-checked'; says: Bilingual; command?: string }
>;

/** What an item may ask beside the world: what a scan found, and what a question about one object did. */
export type Found = Readonly<{
  read: Readable;
  troubleOf(on: Ref): Trouble | undefined;
  verdictOf(on: Ref): Verdict | undefined; // of an item that diagnoses
}>;

/** One point of a checklist: looks at each object of its kinds and says how it stands, or nothing if it is not about it. */
export interface ChecklistItem<K extends string = string> {
  readonly id: string; // <list>/<file>: shown and set in kubewhy.yaml, so never renamed
  readonly title: Bilingual; // what holds where it passes
  readonly of: readonly K[];
  readonly diagnoses?: true; // each object is asked about as `why` does
  look(object: Resource<K>, world: World, found: Found): Iterable<Mark>;
}

/** A list that people go through by its name; `names` are others that it is called by. */
export type Checklist = Readonly<{
  id: string;
  names: readonly string[];
  title: Bilingual;
  items: readonly ChecklistItem[];
}>;

/** A mark with what it is about; of what could not be read `unread` says why. */
export type Line = Readonly<{ item: string; on?: Ref; mark: Mark; unread?: Unread }>;
/** What came of a list; without lines nothing in the cluster is of its kinds. */
export type CheckedList = Readonly<{ list: Checklist; lines: readonly Line[] }>;
/** All that a check found. */
export type Checked = Readonly<{
  namespace?: string;
  lists: readonly CheckedList[];
  read: Readable;
  crashes: readonly Crash[];
}>;
