import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { containersOf, type ContainerAt } from '../pods/container-specs.ts';
import { isOver } from '../pods/pods.ts';
import { addressesOf } from './addresses.ts';
import { selectedPods } from './backends.ts';
import { serviceAt } from './service-names.ts';

/** The one server of a kind that a container is told to talk to: its Service, and a pod of it with the container that serves. */
export type ServerBehind = Readonly<{
  service: Ref<'Service'>;
  pod: Resource<'Pod'>;
  at: ContainerAt;
  isOnly: boolean; // no address of the container stands in a Secret, where another may be
}>;

/** The server with such an image behind the addresses of a container; undefined where there are several, or none is seen. */
export function serverBehind(
  pod: Resource<'Pod'>,
  container: string,
  images: RegExp,
  world: World,
): ServerBehind | undefined {
  const namespace = pod.metadata?.namespace ?? '';
  const hosts = new Set(
    addressesOf(pod, world)
      .filter((one) => one.container === container)
      .map(({ host }) => host),
  );
  const found = [...hosts].flatMap((host) => {
    const service = serviceAt(host, namespace, world);
    return service ? serversIn(refTo('Service', service), images, world) : [];
  });
  const services = new Set(found.map(({ service }) => `${service.namespace}/${service.name}`));
  const [first] = services.size === 1 ? found : [];
  return first && { ...first, isOnly: !hidesAddress(pod, container) };
}

function hidesAddress({ spec }: Resource<'Pod'>, name: string): boolean {
  const own = [...containersOf(spec)].find(({ container }) => container.name === name)?.container;
  const { env = [], envFrom = [] } = own ?? {};
  const isHidden = env.some((one) => one.valueFrom?.secretKeyRef && OF_PEER.test(one.name));
  return isHidden || envFrom.some(({ secretRef }) => secretRef);
}

const OF_PEER = /HOST|ADDR|SERVER|ENDPOINT|UR[LI]|DSN|BROKER/i;

function serversIn(
  service: Ref<'Service'>,
  images: RegExp,
  world: World,
): readonly Omit<ServerBehind, 'isOnly'>[] {
  return selectedPods(service, world)
    .pods.filter((pod) => !isOver(pod))
    .flatMap((pod) =>
      [...containersOf(pod.spec)]
        .filter(({ container: { image = '' }, isInit }) => !isInit && images.test(image))
        .filter(
          ({ container: { name, image = '' } }) => !/exporter|metrics/.test(`${name} ${image}`),
        )
        .map((at) => ({ service, pod, at })),
    );
}
