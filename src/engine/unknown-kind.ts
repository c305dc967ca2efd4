import type { Kinds } from '../domain/kinds.ts';
import type { World } from '../domain/model.ts';
import { kindNames } from './targets/kinds.ts';
import { nearestTo } from './targets/nearest.ts';

/** Shorter words are similar to almost any other word. */
const SHORTEST = 4;

/** A question begins with a word that is neither a kind nor a namespace; `nearest` are kinds that are meant perhaps. */
export class UnknownKind extends Error {
  override readonly name = 'UnknownKind';
  readonly word: string;
  readonly nearest: readonly string[];

  constructor(word: string, kinds: Kinds, world: World) {
    super(`kubewhy knows no kind "${word}".`);
    this.word = word;
    const names = kindNames(kinds, world);
    const refs = names.map(({ name }) => ({ kind: '', name }));
    const near = word.length < SHORTEST ? [] : nearestTo(word.toLowerCase(), refs);
    const meant = near.flatMap((ref) => names.find(({ name }) => name === ref.name)?.of ?? []);
    this.nearest = [...new Set(meant)];
  }
}
