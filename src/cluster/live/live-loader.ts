import { readKey, refKey } from '../../domain/keys.ts';
import { type Fact, type LogLine, type Seen, type Read } from '../../domain/model.ts';
import type { Loader } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import type { SiftedLog } from '../../domain/sifted-log.ts';
import { sourceOf } from '../../world/loaded.ts';
import type { Api } from './api.ts';
import { patienceWith } from './patience.ts';
import { readLog } from './read-log.ts';
import { readObject } from './read-object.ts';
import { readSifted } from './read-sifted.ts';
import { readEvents, readList } from './reads.ts';

const UNKNOWN = { is: 'unknown', why: 'no-answer' } as const;
const NONE = { items: [], gap: 'no-answer' } as const;

/** Reads a live cluster for one question; throws ClusterUnreachable when it does not answer at all. */
export function liveLoader(api: Api): Loader {
  const objects = new Map<string, Fact<Resource>>();
  const lists = new Map<string, Seen<Resource>>();
  const events = new Map<string, Seen<Resource<'Event'>>>();
  const logs = new Map<string, Fact<readonly LogLine[]>>();
  const sifted = new Map<string, Fact<SiftedLog>>();
  let now: string | undefined;

  const patiently = patienceWith(api);

  async function make(read: Read): Promise<void> {
    if ('get' in read) {
      const { get } = read;
      objects.set(refKey(get), await patiently(get.kind, (to) => readObject(to, get), UNKNOWN));
    } else if ('list' in read) {
      const { list, scope } = read;
      lists.set(readKey(read), await patiently(list, (to) => readList(to, list, scope), NONE));
    } else if ('events' in read) {
      const { events: of } = read;
      events.set(refKey(of), await patiently('events', (to) => readEvents(to, of), NONE));
    } else if ('sifted' in read) {
      const { sifted: of, container } = read;
      const ask = (to: Api) => readSifted(to, of, container);
      sifted.set(readKey(read), await patiently('logs', ask, UNKNOWN));
    } else {
      const { logs: of, container, run } = read;
      const ask = (to: Api) => readLog(to, of, container, run);
      logs.set(readKey(read), await patiently('logs', ask, UNKNOWN));
    }
  }

  return {
    async load(reads) {
      // The kinds are needed by the first read: asked for together, they are there with the version.
      const [server] = await Promise.all([api.version(), api.resources()]);
      now ??= api.now().toISOString();
      await Promise.all(reads.map(make));
      return sourceOf({
        now,
        server,
        objects: new Map(objects),
        lists: new Map(lists),
        events: new Map(events),
        logs: new Map(logs),
        sifted: new Map(sifted),
      });
    },
  };
}
