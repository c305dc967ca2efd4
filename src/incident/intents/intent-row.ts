import type { Intent } from '../../domain/intent.ts';
import type { Concept } from './concept.ts';

/**
 * One way to ask for something: all concepts that it needs, and those that may stand beside them and mean nothing else then. A row that
 * others should win against weighs less than 2.
 */
export type IntentRow = Readonly<{
  intent: Intent;
  needs: readonly Concept[];
  takes?: readonly Concept[];
  weight?: number; // of each concept that it needs
}>;
