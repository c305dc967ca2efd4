import type { Gap, LogLine, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { mainContainer } from '../pods/main-container.ts';
import { podRef } from '../workloads/workloads.ts';
import { complaintsIn, type Complaints } from './complaints.ts';
import { logOfRun } from './logs.ts';

/** What a pod's main container writes, and what of that are complaints; with a gap it could not be read. */
export type PodComplaints = Complaints &
  Readonly<{ container: string; lines: readonly LogLine[]; gap?: Gap }>;

/** Listens to a pod. */
export function complaintsOf(pod: Resource<'Pod'>, world: World): PodComplaints | undefined {
  const container = mainContainer(pod);
  if (container === undefined) return undefined;
  const log = logOfRun(podRef(pod), container, 'current', world);
  return { ...complaintsIn(log.lines, world.now), ...log, container };
}
