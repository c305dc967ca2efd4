import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isLoopback, listeningIn } from '../../readings/logs/listening.ts';
import { logOfRun } from '../../readings/logs/logs.ts';
import { podRef } from '../../readings/workloads/workloads.ts';

/** The ports at which a pod's programs say that they listen, for others as well. */
export function openPorts(pod: Resource<'Pod'>, world: World): readonly number[] {
  const on = podRef(pod);
  const all = (pod.spec?.containers ?? []).flatMap(({ name }) =>
    listeningIn(logOfRun(on, name, 'current', world), on),
  );
  return [...new Set(all.filter((one) => !isLoopback(one)).map(({ port }) => port))];
}
