import type { Source } from '../../src/domain/model.ts';
import { judged, scanOf, why } from './asked.ts';
import { bestOf } from './best-of.ts';
import type { Row } from './row.ts';

/** The slowest question of one for each fault, also beside `loadingMs`, what it took to load the recording. */
export async function whyRecorded(
  source: Source,
  expected: ReadonlyMap<string, string>,
  loadingMs: number,
): Promise<readonly Row[]> {
  let value = 0;
  for (const namespace of expected.keys()) {
    const { ms } = await bestOf(() => why(namespace, { load: async () => source }), 0);
    value = Math.max(value, ms);
  }
  return [
    { what: 'recorded: why, slowest', value, unit: 'ms', goal: 150 },
    { what: 'recorded: why, to loading', value: value / loadingMs, unit: 'times', limit: 0.06 },
  ];
}

/** A scan of everything: its time, the memory that is held after it, and what it finds. */
export async function scanRecorded(
  source: Source,
  expected: ReadonlyMap<string, string>,
  loadingMs: number,
): Promise<readonly Row[]> {
  const { value, ms } = await bestOf(() => scanOf({ load: async () => source }), 0);
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed / 2 ** 20;
  return [
    { what: 'recorded: scan of everything', value: ms, unit: 'ms', goal: 1_500 },
    { what: 'recorded: scan, to loading', value: ms / loadingMs, unit: 'times', limit: 0.4 },
    { what: 'recorded: heap', value: heap, unit: 'MB', limit: 400 },
    ...judged('recorded', value, expected),
  ];
}
