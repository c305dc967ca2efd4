import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { daemonSetsNamed } from '../../../../readings/nodes/daemon-sets-named.ts';

type Pod = Resource<'Pod'>;

/** Where the container runtime looks for what a network plugin has set up (CNI). */
const CNI_FOLDERS = /^\/etc\/cni(\/net\.d)?\/?$/;

/** The pods of a node that set up its network, as far as pods can be read; of several those of the plugins that are named, if any. */
export function networkAgents(node: string, world: World, said = ''): readonly Pod[] {
  const agents = world.list('Pod', { node }).items.filter(setsUpNetwork);
  const named = daemonSetsNamed(said);
  const own = agents.filter(({ metadata }) =>
    named.some((daemonSet) => metadata?.name?.startsWith(daemonSet)),
  );
  return own.length > 0 ? own : agents;
}

function setsUpNetwork({ spec }: Pod): boolean {
  return (spec?.volumes ?? []).some(({ hostPath }) => CNI_FOLDERS.test(hostPath?.path ?? ''));
}
