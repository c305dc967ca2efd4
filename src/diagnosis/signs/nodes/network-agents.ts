import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';

type Pod = Resource<'Pod'>;

/** Where the container runtime looks for what a network plugin has set up (CNI). */
const CNI_FOLDERS = /^\/etc\/cni(\/net\.d)?\/?$/;

/** The pods of a node that set up its network, as far as pods can be read. */
export function networkAgents(node: string, world: World): readonly Pod[] {
  return world.list('Pod', { node }).items.filter(setsUpNetwork);
}

function setsUpNetwork({ spec }: Pod): boolean {
  return (spec?.volumes ?? []).some(({ hostPath }) => CNI_FOLDERS.test(hostPath?.path ?? ''));
}
