import { readKey, refKey } from '../../domain/keys.ts';
import { type Fact, type LogLine, type Seen, type Read } from '../../domain/model.ts';
import type { Loader } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import type { SiftedLog } from '../../domain/sifted-log.ts';
import { sourceOf } from '../../world/loaded.ts';
import type { Api } from './api.ts';
import { readLog } from './read-log.ts';
import { readSifted } from './read-sifted.ts';
import { readEvents, readList, readObject } from './reads.ts';

/** Reads a live cluster for one question; throws ClusterUnreachable when it does not answer at all. */
export function liveLoader(api: Api): Loader {
  const objects = new Map<string, Fact<Resource>>();
  const lists = new Map<string, Seen<Resource>>();
  const events = new Map<string, Seen<Resource<'Event'>>>();
  const logs = new Map<string, Fact<readonly LogLine[]>>();
  const sifted = new Map<string, Fact<SiftedLog>>();
  let now: string | undefined;

  async function make(read: Read): Promise<void> {
    if ('get' in read) objects.set(refKey(read.get), await readObject(api, read.get));
    else if ('list' in read) {
      lists.set(readKey(read), await readList(api, read.list, read.scope));
    } else if ('events' in read) {
      events.set(refKey(read.events), await readEvents(api, read.events));
    } else if ('sifted' in read) {
      sifted.set(readKey(read), await readSifted(api, read.sifted, read.container));
    } else {
      logs.set(readKey(read), await readLog(api, read.logs, read.container, read.run));
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
