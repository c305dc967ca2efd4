import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { daemonSetsNamed } from '../../../../readings/nodes/daemon-sets-named.ts';

type Pod = Resource<'Pod'>;

/** Where the container runtime looks for what a network plugin has set up (CNI). */
const CNI_FOLDERS = /^\/etc\/cni(\/net\.d)?\/?$/;

/** The pods of a node that set up its network, as far as pods can be read; of several those of the plugins that are named, if any. */
export function networkAgents(node: string, world: World, said = ''): readonly Pod[] {
  const { items } = world.list('Pod', { node });
  const named = daemonSetsNamed(said);
  const isOf = (matches: (owner: string) => boolean) =>
    items.filter(({ metadata }) =>
      (metadata?.ownerReferences ?? []).some(
        ({ kind, name }) => kind === 'DaemonSet' && matches(name),
      ),
    );
  const agents = items.filter(setsUpNetwork);
  const own = [
    isOf((owner) => named.includes(owner)),
    isOf((owner) => named.some((one) => owner.startsWith(`${one}-`))), // "kube-flannel-ds"
    agents.filter(({ metadata }) => named.some((one) => metadata?.name?.startsWith(one))),
    agents,
  ];
  return own.find((pods) => pods.length > 0) ?? [];
}

function setsUpNetwork({ spec }: Pod): boolean {
  return (spec?.volumes ?? []).some(({ hostPath }) => CNI_FOLDERS.test(hostPath?.path ?? ''));
}
