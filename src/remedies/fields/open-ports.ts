import { isLoopback, listeningIn } from '../../diagnosis/signs/logs/listening.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { logOfRun } from '../../world/readings/logs/logs.ts';
import { podRef } from '../../world/readings/workloads/workloads.ts';

/** The ports at which a pod's programs say that they listen, for others as well. */
export function openPorts(pod: Resource<'Pod'>, world: World): readonly number[] {
  const on = podRef(pod);
  const all = (pod.spec?.containers ?? []).flatMap(({ name }) =>
    listeningIn(logOfRun(on, name, 'current', world), on),
  );
  return [...new Set(all.filter((one) => !isLoopback(one)).map(({ port }) => port))];
}
