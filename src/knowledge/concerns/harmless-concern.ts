import type { Concern } from '../../domain/concern.ts';
import type { Ref } from '../../domain/model.ts';
import { seenHarmless, type SeenHarmless } from './seen-harmless.ts';

/** A concern that is known to be harmless. Of many objects of a kind that show the same for one reason the first is told. */
export function harmlessConcern(on: Ref, params: SeenHarmless): Concern {
  const alike = [on.kind, params.what, params.why].join('|');
  return { harmless: { id: seenHarmless.id, on, params }, alike };
}
