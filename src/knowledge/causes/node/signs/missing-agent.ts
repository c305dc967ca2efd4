import { refTo } from '../../../../domain/keys.ts';
import type { Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { networkPlugins } from '../../../../readings/nodes/network-plugins.ts';
import { isReady } from '../../../../readings/pods/pods.ts';
import { ownersOf, podRef } from '../../../../readings/workloads/workloads.ts';
import { allowsNode } from '../../../../simulator/node-affinity.ts';
import { daemonPod } from '../../../../simulator/pod/controlled-pods.ts';
import { untolerated } from '../../../../simulator/taints.ts';
import { refusedCreation } from '../../../signs/workloads/creation.ts';

type DaemonSet = Resource<'apps/DaemonSet'>;

/** What a node waits for. */
export type Awaited = 'network' | 'storage';

/** Folders of the node that only such agents mount: those of network plugins (CNI), and those in which the kubelet finds drivers (CSI). */
const FOLDERS: Readonly<Record<Awaited, RegExp>> = {
  network: /^\/etc\/cni(\/net\.d)?\/?$/,
  storage: /^\/var\/lib\/kubelet\/plugins(?:_registry)?(?:\/|$)/,
};

const PLUGINS = [...new Set(Object.values(networkPlugins))];
/** What such DaemonSets are called, where their folders are not read. */
const NAMES: Readonly<Record<Awaited, RegExp>> = {
  network: new RegExp(`^(?:${PLUGINS.join('|')})(?:-|$)`),
  storage: /\bcsi\b/,
};

/**
 * The DaemonSet that should set a node up and has no Ready pod there, although the node would take it; one whose pods
 * may not be created first. `unread` where the pods of the node or the DaemonSets could not all be read.
 */
export function missingAgent(
  node: Resource<'Node'>,
  awaited: Awaited,
  world: World,
): Ref<'apps/DaemonSet'> | 'unread' | undefined {
  const { name = '' } = node.metadata ?? {};
  const here = world.list('Pod', { node: name });
  const sets = world.list('apps/DaemonSet', { all: true });
  if (here.gap || sets.gap) return 'unread';

  const served = new Set(
    here.items.filter(isReady).flatMap((pod) => ownersOf(podRef(pod), world).map(keyOf)),
  );
  const missing = sets.items.filter(
    (set) =>
      (mounts(set, FOLDERS[awaited]) || NAMES[awaited].test(set.metadata?.name ?? '')) &&
      isWantedOn(node, set) &&
      !served.has(keyOf(refTo('apps/DaemonSet', set))),
  );
  const isRefused = (set: DaemonSet) =>
    refusedCreation(set, refTo('apps/DaemonSet', set), world) !== undefined;
  const one = missing.find(isRefused) ?? missing[0];
  return one && refTo('apps/DaemonSet', one);
}

function keyOf({ kind, namespace = '', name }: Ref): string {
  return `${kind} ${namespace}/${name}`;
}

function mounts({ spec }: DaemonSet, folder: RegExp): boolean {
  const volumes = spec?.template?.spec?.volumes ?? [];
  return volumes.some(({ hostPath }) => folder.test(hostPath?.path ?? ''));
}

function isWantedOn(node: Resource<'Node'>, set: DaemonSet): boolean {
  if (set.metadata?.deletionTimestamp) return false;
  const template = { spec: set.spec?.template?.spec ?? { containers: [] } };
  const pod = daemonPod(set, node.metadata?.name ?? '');
  const barring = untolerated(pod, node).filter(({ effect }) => effect !== 'PreferNoSchedule');
  return allowsNode(template, node) && barring.length === 0;
}
