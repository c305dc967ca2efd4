import { liveLoader } from '../../src/cluster/live/live-loader.ts';
import { keeping } from '../../src/world/keeping.ts';
import { judged, scanOf, why } from './asked.ts';
import { bestOf } from './best-of.ts';
import { cpuSecondsOf, type CountingApi } from './cost.ts';
import type { Row } from './row.ts';

/** One question for each fault: its requests, and its time beside that of the lists that its verdict needs. */
export async function whyLive(
  api: CountingApi,
  expected: ReadonlyMap<string, string>,
): Promise<readonly Row[]> {
  const asked: { ms: number; floor: number; requests: number }[] = [];
  for (const namespace of expected.keys()) asked.push(await whyIn(namespace, api));

  const sum = (of: 'ms' | 'floor') => asked.reduce((total, one) => total + one[of], 0);
  const ratios = asked.map(({ ms, floor }) => ms / floor);
  const beyond = asked.map(({ ms, floor }) => ms - floor);
  const requests = Math.max(...asked.map((one) => one.requests));
  return [
    { what: 'live: why, most requests', value: requests, unit: 'requests', limit: 40 },
    { what: 'live: why, slowest', value: Math.max(...asked.map(({ ms }) => ms)), unit: 'ms' },
    { what: 'live: why, fastest', value: Math.min(...asked.map(({ ms }) => ms)), unit: 'ms' },
    {
      what: 'live: all whys, to their raw lists',
      value: sum('ms') / sum('floor'),
      unit: 'times',
      limit: 1.5,
    },
    { what: 'live: why, most to its raw lists', value: Math.max(...ratios), unit: 'times' },
    { what: 'live: why, most beyond its raw lists', value: Math.max(...beyond), unit: 'ms' },
  ];
}

async function whyIn(namespace: string, api: CountingApi) {
  const { value, ms } = await bestOf(async () => {
    const before = api.requests;
    const loader = keeping(liveLoader(api));
    await why(namespace, loader);
    return { requests: api.requests - before, answered: loader.kept().answered };
  });
  const lists = value.answered.flatMap(({ read }) => ('list' in read ? [read] : []));
  const floor = await bestOf(() => liveLoader(api).load(lists));
  return { ms, floor: floor.ms, requests: value.requests };
}

/** A scan of everything: its time, its requests, what it costs the API server, and what it finds. */
export async function scanLive(
  api: CountingApi,
  expected: ReadonlyMap<string, string>,
  group: number,
): Promise<readonly Row[]> {
  let [requests, cpu] = [0, Infinity];
  const { value, ms } = await bestOf(async () => {
    const [before, used] = [api.requests, cpuSecondsOf('kube-apiserver', group)];
    const scan = await scanOf(liveLoader(api));
    requests = api.requests - before;
    cpu = Math.min(cpu, cpuSecondsOf('kube-apiserver', group) - used);
    return scan;
  });
  return [
    { what: 'live: scan of everything', value: ms, unit: 'ms', limit: 3_000 },
    { what: 'live: scan, requests', value: requests, unit: 'requests', limit: 40 },
    { what: 'live: scan, CPU of the API server', value: cpu * 1000, unit: 'ms', limit: 1_000 },
    ...judged('live', value, expected),
  ];
}
