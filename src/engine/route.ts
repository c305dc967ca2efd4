import { refKey } from '../domain/keys.ts';
import type { Ref } from '../domain/model.ts';

/** The objects to look at, each once, in order; causes that lead to other objects add those. */
export class Route {
  readonly #ahead: Ref[];
  readonly #looked = new Map<string, Ref>();
  readonly #ledTo = new Set<string>();

  constructor(starts: readonly Ref[]) {
    this.#ahead = [...starts];
  }

  /** The objects that were not looked at yet, also those that are added during the loop. */
  *walk(): Iterable<Ref> {
    for (const at of this.#ahead) {
      if (this.has(at)) continue;
      this.add(at);
      yield at;
    }
  }

  /** Counts an object as looked at although it is not on the route. */
  add(at: Ref): void {
    this.#looked.set(refKey(at), at);
  }

  /** Adds the objects that a cause leads to. */
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
