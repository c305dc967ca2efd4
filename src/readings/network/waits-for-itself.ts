import { refKey, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { awaitedPeer } from '../logs/awaited-peer.ts';
import { lastFailure } from '../logs/last-failure.ts';
import { logOfRun } from '../logs/logs.ts';
import { idleContainers } from '../pods/containers.ts';
import { podRef } from '../workloads/workloads.ts';
import { addressesOf } from './addresses.ts';
import { backendsOf, selectedPods } from './backends.ts';
import { serviceAt } from './service-names.ts';

type Pod = Resource<'Pod'>;

/** As in the log of any container that runs on. */
const RECENT_LINES = 15;

/** Whether an init container waits for a Service that leads to the pods only which it holds up, by its log or its loop. */
export function waitsForItself(pod: Pod, world: World): boolean {
  const on = podRef(pod);
  const { namespace = '' } = on;
  return idleContainers(pod)
    .filter(({ isInit }) => isInit)
    .some(({ name }) => {
      const hosts = addressesOf(pod, world)
        .filter(({ container }) => container === name)
        .map(({ host }) => host);
      const services = new Set(hosts.map((host) => serviceAt(host, namespace, world)));
      const own = [...services].filter((one) => one && holdsUp(one, name, pod, world));
      if (own.length === 0 && hosts.length > 0) return false;

      const { lines } = logOfRun(on, name, 'current', world);
      const failure = lastFailure(lines, RECENT_LINES)?.failure;
      const host = failure
        ? (failure.host ?? (new Set(hosts).size === 1 ? hosts[0] : undefined))
        : awaitedPeer(pod, on, { name, lines }, world)?.host;
      const service = host ? serviceAt(host, namespace, world) : undefined;
      return service !== undefined && holdsUp(service, name, pod, world);
    });
}

/** Whether a Service leads to this pod and others like it only, all of which wait in that init container. */
export function holdsUp(
  service: Resource<'Service'>,
  container: string,
  pod: Pod,
  world: World,
): boolean {
  const { publishNotReadyAddresses, type } = service.spec ?? {};
  if (publishNotReadyAddresses || type === 'ExternalName') return false;
  const { pods, gap } = selectedPods(refTo('Service', service), world);
  const backends = backendsOf(service, world);
  const isOwn = pods.some((one) => refKey(podRef(one)) === refKey(podRef(pod)));
  return isOwn && !gap && !backends.gap && backends.ready === 0 && pods.every(waits);

  function waits({ status }: Pod): boolean {
    const own = status?.initContainerStatuses?.find(({ name }) => name === container);
    return own !== undefined && own.state?.terminated?.exitCode !== 0;
  }
}
