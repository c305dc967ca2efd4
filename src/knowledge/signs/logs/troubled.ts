import { isA } from '../../../domain/keys.ts';
import type { Ref, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { logOfRun, type RunLog } from '../../../readings/logs/logs.ts';
import { containersOf, type ContainerAt } from '../../../readings/pods/container-specs.ts';
import type { EndedRun } from '../../../readings/pods/runs.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { CRASHES, failureOf, lastLines } from './crashes.ts';

type Pod = Resource<'Pod'>;
/** A container that a symptom is about, and what it wrote: until it ended, or where it runs until now. */
export type Troubled = ContainerAt &
  Readonly<{ on: Ref<'Pod'>; pod: Pod; log: RunLog; run?: EndedRun }>;

/** The kinds of symptoms that are about containers which crash, or which run and are not Ready. */
export const TROUBLES = [...CRASHES, 'pod-not-ready', 'probe-failing'] as const;

/** The container that fails, or those that run and are not Ready. */
export function* troubledContainers(symptom: Symptom, world: World): Iterable<Troubled> {
  const crash = failureOf(symptom, world);
  if (crash) yield { ...crash, log: lastLines(crash, world) };

  const { kind, on, until } = symptom;
  if (until || (kind !== 'pod-not-ready' && kind !== 'probe-failing') || !isA('Pod', on)) return;
  const pod = world.get(on);
  if (pod.is !== 'known') return;
  for (const at of unreadyContainers(pod.value)) {
    const log = logOfRun(on, at.container.name, 'current', world);
    yield { ...at, on: podRef(pod.value), pod: pod.value, log };
  }
}

/** The containers of a pod that run and are not Ready; an init container is Ready when it is done. */
export function unreadyContainers(pod: Pod): readonly ContainerAt[] {
  const { initContainerStatuses = [], containerStatuses = [] } = pod.status ?? {};
  const statuses = [...initContainerStatuses, ...containerStatuses];
  return [...containersOf(pod.spec)].filter(({ container }) => {
    const status = statuses.find(({ name }) => name === container.name);
    return status?.ready === false && status.state?.running !== undefined;
  });
}
