import type { Gap, LogLine, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownContainers } from '../pods/main-container.ts';
import { podRef } from '../workloads/workloads.ts';
import { complaintsIn, type Complaints } from './complaints.ts';
import { logOfRun } from './logs.ts';

/** What a container of a pod writes, and what of that are complaints; with a gap it could not be read. */
export type PodComplaints = Complaints &
  Readonly<{ container: string; lines: readonly LogLine[]; gap?: Gap }>;

/** A log is a request; what a pod is there for seldom needs more programs. */
const MOST_CONTAINERS = 3;

/** Listens to a pod, or to one container of it: what the first one complains about, or else the first one writes. */
export function complaintsOf(
  pod: Resource<'Pod'>,
  world: World,
  only?: string,
): PodComplaints | undefined {
  const names = only === undefined ? ownContainers(pod).slice(0, MOST_CONTAINERS) : [only];
  const all = names.map((container): PodComplaints => {
    const log = logOfRun(podRef(pod), container, 'current', world);
    return { ...complaintsIn(log.lines, world.now), ...log, container };
  });
  return all.find(({ complaints }) => complaints.length > 0) ?? all[0];
}
