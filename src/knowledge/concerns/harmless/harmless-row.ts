import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Warning } from '../../../readings/warnings.ts';
import type { HarmlessWhy } from './harmless-words.ts';

/** Why a warning is no trouble, and since when. */
export type Harmless = Readonly<{ why: HarmlessWhy; since?: string }>;

/**
 * A kind of warning that is known to be harmless: of which objects and reasons, by which words; `when` shows it by other
 * facts and gives the time since when, or true.
 */
export type HarmlessRow = Readonly<{
  why: HarmlessWhy;
  of?: readonly string[];
  reasons?: readonly string[];
  saying?: RegExp;
  when?(object: Resource, warning: Warning, world: World): string | boolean | undefined;
}>;
