import type { Reach } from '../../domain/remedy.ts';
import { reaches } from './index.ts';

/** What each remedy may write, for ids that come from outside. */
export const reachesById: ReadonlyMap<string, readonly Reach[]> = new Map(Object.entries(reaches));
