import { refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { stuckContainers } from '../../../world/readings/pods/containers.ts';

/** Where the container runtime looks for what a network plugin has set up (CNI). */
const CNI_FOLDERS = /^\/etc\/cni(\/net\.d)?\/?$/;

/** The pod that should set up a node's network, where a container of it does not start. */
export function stuckNetworkAgent(node: string, world: World): Ref<'Pod'> | undefined {
  const pod = world
    .list('Pod', { node })
    .items.find((one) => setsUpNetwork(one) && stuckContainers(one, world.now).length > 0);
  return pod && refTo('Pod', pod);
}

function setsUpNetwork({ spec }: Resource<'Pod'>): boolean {
  return (spec?.volumes ?? []).some(({ hostPath }) => CNI_FOLDERS.test(hostPath?.path ?? ''));
}
