import type { ObjectName } from './answer.ts';
import type { Ref } from './model.ts';

/** What an answer would show: the contents of an object, or lines of its log. */
export type Sight = Readonly<{ on: ObjectName; isLog?: boolean }>;

/** Who reads an answer: the people of a channel, or one person with rights of their own. */
export interface Audience {
  /** Whether they may be told how a namespace is, or without one the whole cluster. */
  enters(namespace: string | undefined): Promise<boolean>;
  /** Says of each of these whether they may see it. */
  sees(sights: readonly Sight[]): Promise<(sight: Sight) => boolean>;
}

/** A part of a text that tells of another object: left out if the reader may not see that object. */
export type Aside = Readonly<{ about: Ref }>;
