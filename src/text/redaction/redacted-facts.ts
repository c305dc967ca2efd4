import type { Fact, Read, Seen, Source } from '../../domain/model.ts';
import type { Loader } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { READABLE } from './readable.ts';
import { redactedLines } from './redacted-lines.ts';
import { redactedObject, type Cover } from './redacted-object.ts';

/**
 * A loader whose facts hold no secrets, so that nothing that is made from them can. Each object is looked at once,
 * and only when it is asked for.
 */
export function redactedFacts<L extends Loader>(loader: L, cover: Cover = READABLE): L {
  const known = new WeakMap<object, object>();

  /** One result for one object or list: indexes are kept by them. */
  function once<T extends object>(value: T, make: (value: T) => T): T {
    const before = known.get(value) as T | undefined; // made from this very value
    if (before) return before;
    const made = make(value);
    known.set(value, made);
    return made;
  }
  const object = <R extends Resource>(one: R) => once(one, () => redactedObject(one, cover));
  const seen = <R extends Resource>(list: Seen<R>): Seen<R> => ({
    ...list,
    items: once(list.items, (items) => items.map(object)),
  });

  return {
    ...loader,
    async load(reads: readonly Read[]) {
      const source = await loader.load(reads);
      return {
        now: source.now,
        server: source.server,
        ...(source.hasAll && { hasAll: true }),
        get: (ref) => changed(source.get(ref), object),
        list: (kind, scope) => seen(source.list(kind, scope)),
        events: (of) => seen(source.events(of)),
        logs: (...asked) => changed(source.logs(...asked), (lines) => once(lines, redactedLines)),
        sifted: (...asked) =>
          changed(source.sifted(...asked), (log) =>
            once(log, (one) => ({ ...one, lines: redactedLines(one.lines) })),
          ),
      } satisfies Source;
    },
  };
}

function changed<T>(fact: Fact<T>, change: (value: T) => T): Fact<T> {
  return fact.is === 'known' ? { is: 'known', value: change(fact.value) } : fact;
}
