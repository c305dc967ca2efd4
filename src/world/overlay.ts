import { keyOf, kindOf, readKey, refKey } from '../domain/keys.ts';
import type { Fact, Scope, Seen, Source } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { present } from '../text/present.ts';
import { isIn } from './is-in.ts';

/** What is different in a predicted cluster: objects that are there, changed or new, and ones that are not. */
export type Difference = Readonly<{ put: readonly Resource[]; drop: readonly Resource[] }>;

/** A source with some objects put into it or taken out. Of new objects there are no events and no logs. */
export function overlay(source: Source, { put, drop }: Difference): Source {
  const puts = new Map(put.map((object) => [keyOf(object), object]));
  const covered = new Set([...puts.keys(), ...drop.map(keyOf)]);

  const names = new Set([...put, ...drop].map(({ metadata }) => metadata?.name));
  const isCovered = (one: Resource) => names.has(one.metadata?.name) && covered.has(keyOf(one));
  const lists = new Map<string, Seen<Resource>>();

  return {
    ...source,
    get<K extends string>(ref: { kind: K; name: string }): Fact<Resource<K>> {
      const key = refKey(ref);
      if (!covered.has(key)) return source.get(ref);
      const value = puts.get(key) as Resource<K> | undefined; // keyed by kind
      return value ? { is: 'known', value } : { is: 'absent' };
    },
    list<K extends string>(kind: K, scope: Scope) {
      const id = readKey({ list: kind, scope });
      const known = lists.get(id);
      if (known) return known as Seen<Resource<K>>; // stored below under its kind
      const { items, gap } = source.list(kind, scope);
      const rest = items.filter((object) => !isCovered(object));
      const more = put.filter((one) => kindOf(one) === kind && isIn(scope, one)) as Resource<K>[];
      const made = { items: [...rest, ...more], ...present({ gap }) };
      lists.set(id, made);
      return made;
    },
    events: (of) => (puts.has(refKey(of)) && isNew(refKey(of)) ? { items: [] } : source.events(of)),
  };

  function isNew(key: string): boolean {
    const { metadata } = puts.get(key) ?? {};
    return metadata?.uid?.startsWith('predicted-') ?? false;
  }
}
