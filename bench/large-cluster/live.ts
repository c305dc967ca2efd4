import { liveLoader } from '../../src/cluster/live/live-loader.ts';
import type { Read } from '../../src/domain/model.ts';
import { keeping, type Keeping } from '../../src/world/keeping.ts';
import { judged, scanOf, why } from './asked.ts';
import { bestOf } from './best-of.ts';
import { cpuSecondsOf, type NotingApi } from './cost.ts';
import type { Row } from './row.ts';

/** To the raw lists, in times. */
const LIMITS = { why: 1.5, scan: 1.8 };

/** One question for each fault: its requests, and its time beside that of the lists that its verdict needs. */
export async function whyLive(
  api: NotingApi,
  expected: ReadonlyMap<string, string>,
): Promise<readonly Row[]> {
  const asked: Asked[] = [];
  for (const namespace of expected.keys()) asked.push(await whyIn(namespace, api));

  const sum = (of: 'ms' | 'floor') => asked.reduce((total, one) => total + one[of], 0);
  const most = (of: 'floor' | 'inTurn') => Math.max(...asked.map((one) => one.ms / one[of]));
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
      limit: LIMITS.why,
    },
    { what: 'live: why, most to its raw lists', value: most('floor'), unit: 'times' },
    {
      what: 'live: why, most to its raw lists one after another',
      value: most('inTurn'),
      unit: 'times',
      limit: LIMITS.why,
    },
    { what: 'live: why, most beyond its raw lists', value: Math.max(...beyond), unit: 'ms' },
  ];
}

/** What one question took, and its lists alone: all at once as the rate limit allows, and one after another; in ms. */
type Asked = Readonly<{ ms: number; floor: number; inTurn: number; requests: number }>;

async function whyIn(namespace: string, api: NotingApi): Promise<Asked> {
  const { value, ms } = await bestOf(async () => {
    const before = api.asked.length;
    const loader = keeping(liveLoader(api));
    await why(namespace, loader);
    return { requests: api.asked.length - before, lists: listsIn(loader) };
  });
  const { lists } = value;
  const floor = await bestOf(() => liveLoader(api).load(lists));
  const inTurn = await bestOf(async () => {
    for (const list of lists) await liveLoader(api).load([list]);
  });
  return { ms, floor: floor.ms, inTurn: inTurn.ms, requests: value.requests };
}

/**
 * A scan of everything: its time and what it costs the API server, beside those of the lists that it needs; its requests,
 * and what it finds.
 */
export async function scanLive(
  api: NotingApi,
  expected: ReadonlyMap<string, string>,
  group: number,
): Promise<readonly Row[]> {
  const serving = async <T>(work: () => Promise<T>) => {
    const [asked, cpu] = [api.asked.length, cpuSecondsOf('kube-apiserver', group)];
    const made = await work();
    const used = cpuSecondsOf('kube-apiserver', group) - cpu;
    return { made, requests: api.asked.length - asked, cpu: used };
  };
  const { value, ms } = await bestOf(async () => {
    const loader = keeping(liveLoader(api));
    const served = await serving(async () => await scanOf(loader));
    return { ...served, lists: listsIn(loader) };
  });
  const floor = await bestOf(() => serving(async () => await liveLoader(api).load(value.lists)));
  const what = 'live: scan, CPU of the API server';
  return [
    { what: 'live: scan of everything', value: ms, unit: 'ms', goal: 3_000 },
    {
      what: 'live: scan, to its raw lists',
      value: ms / floor.ms,
      unit: 'times',
      limit: LIMITS.scan,
    },
    { what: 'live: scan, requests', value: value.requests, unit: 'requests', limit: 40 },
    { what, value: value.cpu * 1000, unit: 'ms', goal: 1_000 },
    {
      what: `${what}, to its raw lists`,
      value: value.cpu / floor.value.cpu,
      unit: 'times',
      limit: 1.3,
    },
    ...judged('live', value.made, expected),
  ];
}

/** Of the events of one object the API server makes a list too, by a field selector. */
function listsIn(loader: Keeping): readonly Read[] {
  const { answered } = loader.kept();
  return answered.flatMap(({ read }) => ('list' in read || 'events' in read ? [read] : []));
}
