import type { Lang } from '../../domain/lang.ts';
import type { Query } from '../../domain/question.ts';
import type { Wrong } from './wrong.ts';

/** What somebody wants done, read from their words: whether they may have it done is looked at later. */
export type Order =
  | Asking
  | Readonly<{ is: 'freeze'; reason: string }>
  | Readonly<{ is: 'unfreeze' }>
  | Readonly<{ is: 'help' }>
  | Wrong;
/** A question for a worker; `as` names the job that it makes. */
export type Asking = Readonly<{
  is: 'ask';
  as: 'why' | 'rollout' | 'scan' | 'check' | 'explain';
  query: Query;
  lang: Lang; // of the answer
  private: boolean;
}>;
