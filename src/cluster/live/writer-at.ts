import type { Writer } from '../../domain/ports.ts';
import type { Api } from './api.ts';
import { liveWriter } from './live-writer.ts';

/** The writer of an API that is found when it is first asked for. */
export function writerAt(api: () => Promise<Api>): Writer {
  return {
    read: async (ref) => liveWriter(await api()).read(ref),
    send: async (...change) => liveWriter(await api()).send(...change),
    permits: async (...asked) => liveWriter(await api()).permits(...asked),
    record: async (event) => liveWriter(await api()).record(event),
  };
}
