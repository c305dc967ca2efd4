import type { Gap } from '#src/domain/gap.ts';
import type { Read, Seen, Source } from '#src/domain/model.ts';

/** What a read is of: logs, events, or a kind. */
export function sortOf(read: Read): string {
  if ('get' in read) return read.get.kind;
  if ('list' in read) return read.list;
  return 'events' in read ? 'events' : 'logs';
}

/** The same cluster, of which no read of that sort brings anything. */
export function failingReads(source: Source, sort: string, why: Gap): Source {
  const unknown = { is: 'unknown', why } as const;
  const none = { items: [], gap: why };
  const seen = <T>(at: string, read: () => Seen<T>): Seen<T> => (at === sort ? none : read());
  return {
    ...source,
    get: (ref) => (ref.kind === sort ? unknown : source.get(ref)),
    list: (kind, scope) => seen(kind, () => source.list(kind, scope)),
    events: (of) => seen('events', () => source.events(of)),
    logs: (...asked) => (sort === 'logs' ? unknown : source.logs(...asked)),
    sifted: (...asked) => (sort === 'logs' ? unknown : source.sifted(...asked)),
  };
}
