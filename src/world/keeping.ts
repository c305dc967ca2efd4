import { readKey, refKey } from '../domain/keys.ts';
import type { Fact, LogLine, Read, Seen, Source } from '../domain/model.ts';
import type { Loader, MeteredLoader } from '../domain/ports.ts';
import type { Resource } from '../domain/resource.ts';
import type { SiftedLog } from '../domain/sifted-log.ts';
import { sourceOf, type Loaded } from './loaded.ts';
import { metered } from './metered.ts';

/** One read and what it brought. */
export type KeptRead = Readonly<
  { read: Read } & (
    | { object: Fact<Resource> }
    | { list: Seen<Resource> }
    | { events: Seen<Resource<'Event'>> }
    | { log: Fact<readonly LogLine[]> }
    | { sifted: Fact<SiftedLog> }
  )
>;

/** A loader that shows only what was asked for, and keeps it: the facts that an answer was made from. */
export type Keeping = Readonly<{ kept(): KeptFacts }>;
type KeptFacts = Readonly<{ now: string; server: string; answered: readonly KeptRead[] }>;

/** Keeps what another loader brings. */
export function keeping<L extends Loader>(loader: L): L & Keeping {
  const answered = new Map<string, KeptRead>();
  let at = { now: '', server: '' };

  return {
    ...loader,
    async load(reads: readonly Read[]) {
      const source = await loader.load(reads);
      for (const read of reads) answered.set(readKey(read), answerTo(read, source));
      at = { now: source.now, server: source.server };
      return sourceOf(toLoaded(at, [...answered.values()]));
    },
    kept: () => ({ ...at, answered: [...answered.values()] }),
  };
}

/** Answers from what was kept; whatever else is asked was not loaded then. */
export function replaying({ now, server, answered }: KeptFacts): MeteredLoader {
  const known = new Map(answered.map((one) => [readKey(one.read), one]));
  const asked = new Map<string, KeptRead>();
  return metered({
    async load(reads) {
      for (const read of reads) {
        const one = known.get(readKey(read));
        if (one) asked.set(readKey(read), one);
      }
      return sourceOf(toLoaded({ now, server }, [...asked.values()]));
    },
  });
}

function answerTo(read: Read, source: Source): KeptRead {
  if ('get' in read) return { read, object: source.get(read.get) };
  if ('list' in read) return { read, list: source.list(read.list, read.scope) };
  if ('events' in read) return { read, events: source.events(read.events) };
  if ('sifted' in read) return { read, sifted: source.sifted(read.sifted, read.container) };
  return { read, log: source.logs(read.logs, read.container, read.run) };
}

function toLoaded(at: Pick<Loaded, 'now' | 'server'>, answered: readonly KeptRead[]): Loaded {
  const objects = new Map<string, Fact<Resource>>();
  const lists = new Map<string, Seen<Resource>>();
  const events = new Map<string, Seen<Resource<'Event'>>>();
  const logs = new Map<string, Fact<readonly LogLine[]>>();
  const sifted = new Map<string, Fact<SiftedLog>>();
  for (const one of answered) {
    const { read } = one;
    if ('object' in one && 'get' in read) objects.set(refKey(read.get), one.object);
    else if ('list' in one) lists.set(readKey(read), one.list);
    else if ('events' in one && 'events' in read) events.set(refKey(read.events), one.events);
    else if ('log' in one) logs.set(readKey(read), one.log);
    else if ('sifted' in one) sifted.set(readKey(read), one.sifted);
  }
  return { ...at, objects, lists, events, logs, sifted };
}
