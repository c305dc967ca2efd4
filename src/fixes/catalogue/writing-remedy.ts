import type { ReachId } from '../../carry-out/reach/index.ts';
import type { Remedy } from '../../domain/remedy.ts';

/** A remedy that writes: by its id the table of reaches says what. */
export type WritingRemedy<P extends object = object, F extends object = object> = Remedy<P, F> &
  Readonly<{ id: ReachId }>;
