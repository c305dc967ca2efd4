import { refKey } from '../domain/keys.ts';
import type { Ref } from '../domain/model.ts';

/** The objects to look at, each once, in order; it grows where causes lead on. */
export class Route {
  readonly #ahead: Ref[];
  readonly #looked = new Map<string, Ref>();
  readonly #ledTo = new Set<string>();

  constructor(starts: readonly Ref[]) {
    this.#ahead = [...starts];
  }

  /** What was not looked at so far, with what is added meanwhile. */
  *walk(): Iterable<Ref> {
    for (const at of this.#ahead) {
      if (this.has(at)) continue;
      this.add(at);
      yield at;
    }
  }

  /** Counts an object as looked at that does not lie on the route. */
  add(at: Ref): void {
    this.#looked.set(refKey(at), at);
  }

  /** Goes on to where a cause leads. */
  leadTo(refs: readonly Ref[]): void {
    this.#ahead.push(...refs);
    for (const ref of refs) this.#ledTo.add(refKey(ref));
  }

  has(at: Ref): boolean {
    return this.#looked.has(refKey(at));
  }

  isLedTo(at: Ref): boolean {
    return this.#ledTo.has(refKey(at));
  }

  /** All that was looked at, in order. */
  get looked(): readonly Ref[] {
    return [...this.#looked.values()];
  }
}
