import { isSame, readKey, refKey } from '../domain/keys.ts';
import type { Fact, LogLine, Ref, Scope, Seen, Source } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import type { SiftedLog } from '../domain/sifted-log.ts';
import { indexOf } from './index-of.ts';

/** What was read so far, by the keys of the reads. */
export type Loaded = Readonly<{
  now: string;
  server: string;
  objects: ReadonlyMap<string, Fact<Resource>>;
  lists: ReadonlyMap<string, Seen<Resource>>;
  events: ReadonlyMap<string, Seen<Resource<'Event'>>>;
  logs: ReadonlyMap<string, Fact<readonly LogLine[]>>;
  sifted: ReadonlyMap<string, Fact<SiftedLog>>;
}>;

const NOT_LOADED = { is: 'unknown', why: 'not-loaded' } as const;

/** Answers from what was read; a list also answers for its objects and for narrower lists. */
export function sourceOf({ now, server, objects, lists, events, logs, sifted }: Loaded): Source {
  const listed = (kind: string, scope: Scope) => lists.get(readKey({ list: kind, scope }));
  const complete = (kind: string, scope: Scope) => {
    const seen = listed(kind, scope);
    return seen && !seen.gap ? seen : undefined;
  };

  function fromLists(ref: Ref): Fact<Resource> {
    const { kind, namespace = '' } = ref;
    const seen = complete(kind, { namespace }) ?? complete(kind, { all: true });
    if (!seen) return NOT_LOADED;
    const value = indexOf(seen.items).byKey.get(refKey(ref));
    return value ? { is: 'known', value } : { is: 'absent' };
  }

  return {
    now,
    server,
    get<K extends string>(ref: Ref<K>) {
      const fact = objects.get(refKey(ref)) ?? fromLists(ref);
      if (fact.is === 'known' && !isSame(ref, fact.value.metadata)) return { is: 'absent' };
      return fact as Fact<Resource<K>>; // stored under its kind
    },
    list<K extends string>(kind: K, scope: Scope) {
      const whole = complete(kind, { all: true });
      const seen = listed(kind, scope) ?? whole ?? { items: [], gap: NOT_LOADED.why };
      const items = indexOf(seen.items).in(scope);
      return { ...seen, items: items as Resource<K>[] }; // stored under its kind
    },
    events(of) {
      const { namespace = 'default' } = of;
      const listed = complete('Event', { namespace }) ?? complete('Event', { all: true });
      const seen = events.get(refKey(of)) ?? listed ?? { items: [], gap: NOT_LOADED.why };
      return { ...seen, items: indexOf(seen.items).about(of) };
    },
    logs: (pod, container, run) => logs.get(readKey({ logs: pod, container, run })) ?? NOT_LOADED,
    sifted: (pod, container) => sifted.get(readKey({ sifted: pod, container })) ?? NOT_LOADED,
  };
}
