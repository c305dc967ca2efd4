import { accountOf } from '../domain/account-of.ts';
import type { Spent } from '../domain/answer.ts';
import { readKey } from '../domain/keys.ts';
import type { Read, Source } from '../domain/model.ts';
import type { Loader, MeteredLoader } from '../domain/ports.ts';

/**
 * Keeps the account of one question: each read is made once, whoever asks for it, and none past the limits. What is not
 * made stays not loaded.
 */
export function metered(loader: Loader, most: Spent = accountOf(1)): MeteredLoader {
  const spent = { requests: 0, logs: 0 };
  const made = new Map<string, Promise<void>>();
  let opened: Promise<Source> | undefined;
  let newest: Source | undefined;

  /** Of the reads that were not made yet, those within the limits; they count from now on. */
  function* charged(reads: readonly Read[]): Iterable<Read> {
    for (const read of reads) {
      const account = 'logs' in read || 'sifted' in read ? 'logs' : 'requests';
      if (made.has(readKey(read)) || spent[account] >= most[account]) continue;
      spent[account] += 1;
      yield read;
    }
  }

  return {
    spent: () => ({ ...spent }),
    async load(reads) {
      const first = await (opened ??= loader.load([]));
      const fresh = [...charged(reads)];
      if (fresh.length > 0) {
        const loading = loader.load(fresh).then((source) => void (newest = source));
        for (const read of fresh) made.set(readKey(read), loading);
      }
      await Promise.all(reads.flatMap((read) => made.get(readKey(read)) ?? []));
      return newest ?? first;
    },
  };
}
