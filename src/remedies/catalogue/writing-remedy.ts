import type { Remedy } from '../../domain/remedy.ts';
import type { ReachId } from '../reach/index.ts';

/** A remedy that writes: by its id the table of reaches says what. */
export type WritingRemedy<P extends object = object, F extends object = object> = Remedy<P, F> &
  Readonly<{ id: ReachId }>;
