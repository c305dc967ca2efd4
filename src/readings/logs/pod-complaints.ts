import type { Gap } from '../../domain/gap.ts';
import type { LogLine, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { sifted } from '../../text/sifted.ts';
import { ownContainers } from '../pods/main-container.ts';
import { podRef } from '../workloads/workloads.ts';
import { complaintsIn, type Complaints } from './complaints.ts';
import { logOfRun } from './logs.ts';
import { wholeLogComplaints } from './whole-log-complaints.ts';

/**
 * What a container of a pod writes, and what of that are complaints; with a gap it could not be read. `isWhole`: its last
 * lines hold none, and those of the whole log are told; `isCut` if not even all of that was read.
 */
export type PodComplaints = Complaints &
  Readonly<{
    container: string;
    lines: readonly LogLine[];
    gap?: Gap;
    isWhole?: true;
    isCut?: true;
  }>;

/** A log is a request; what a pod is there for seldom needs more programs. */
const MOST_CONTAINERS = 3;
/** A log that is shorter has been read to its beginning (cluster/live/read-log). */
const SHORT = { lines: 400, letters: 48 * 1024 };

/**
 * Listens to a pod, or to one container of it: what the first one complains about in its last lines, or else what the whole log
 * of the first one tells.
 */
export function complaintsOf(
  pod: Resource<'Pod'>,
  world: World,
  only?: string,
): PodComplaints | undefined {
  const names = only === undefined ? ownContainers(pod).slice(0, MOST_CONTAINERS) : [only];
  const all = names.map((container) => lastLinesOf(pod, container, world));
  const [first] = all;
  const complaining = all.find(({ complaints }) => complaints.length > 0);
  return complaining ?? (first && !first.gap ? withWholeLog(first, pod, world) : first);
}

function lastLinesOf(pod: Resource<'Pod'>, container: string, world: World): PodComplaints {
  const log = logOfRun(podRef(pod), container, 'current', world);
  return { ...complaintsIn(log.lines, world.now), ...log, container };
}

function withWholeLog(told: PodComplaints, pod: Resource<'Pod'>, world: World): PodComplaints {
  const { container, lines } = told;
  const isOver = isShort(lines);
  const fact = isOver
    ? { is: 'known' as const, value: sifted(lines) }
    : world.sifted(podRef(pod), container);
  if (fact.is !== 'known') return told;
  const { read: entries, isCut } = fact.value;
  const complaints = wholeLogComplaints(fact.value, world.now, {
    isOver,
    ...present({ startedAt: startedAt(pod, container) }),
  });
  return { ...told, complaints, entries, isWhole: true, ...(isCut && { isCut }) };
}

function isShort(lines: readonly LogLine[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.length < SHORT.lines && letters < SHORT.letters;
}

function startedAt({ status }: Resource<'Pod'>, container: string): string | undefined {
  const own = status?.containerStatuses?.find(({ name }) => name === container);
  return own?.state?.running?.startedAt ?? status?.startTime;
}
