import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import type { PeerFailure } from '../logs/peer-failures.ts';
import { isHeldUp } from '../pods/pods.ts';
import { DNS_CACHE, DNS_PODS } from '../policies/policy-connections.ts';
import { ownersOf } from '../workloads/workloads.ts';
import { asksClusterDns } from './service-names.ts';

/**
 * Who gave no answer to a question for a name: its address, where the line has it, and the cache of the node, where
 * names are asked there. `cache` is the pod of that, which may be missing.
 */
export type NameServer = Readonly<{
  asked?: string;
  address?: string;
  node?: string;
  cache?: string;
}>;

/** An address that is good on one node only, which the cache is given where it does not take over that of the cluster's DNS. */
const LINK_LOCAL = /^169\.254\./;

/** The name server behind a failure, and what of it is ill: the cache on the node of the pod before the cluster's DNS. */
export function nameServerFor(
  { kind, host, server }: PeerFailure,
  pod: Resource<'Pod'>,
  world: World,
): Readonly<{ dns: NameServer; at?: Ref }> | undefined {
  if (kind !== 'no-dns-answer') return undefined;
  const named = { ...present({ asked: host, address: server }) };
  if (!asksClusterDns(pod)) return { dns: named };

  const { items, gap } = world.list('Pod', { namespace: DNS_PODS.namespace });
  const labelled = (app: string) =>
    items.filter(({ metadata }) => metadata?.labels?.['k8s-app'] === app);
  const [caches, servers] = [labelled(DNS_CACHE), labelled(DNS_PODS.labels['k8s-app'])];
  const { nodeName: node = '' } = pod.spec ?? {};
  const [cache] = caches.filter(({ spec }) => spec?.nodeName === node);
  const isMissed = !cache && !gap && LINK_LOCAL.test(server ?? '') && caches.length > 0;
  const [ill] = [...(cache ? [cache] : []), ...servers].filter((one) => isHeldUp(one, world.now));
  const [other] = isMissed ? caches : [];
  const maker = other && ownersOf(refTo('Pod', other), world).at(-1);
  const at = maker ?? (ill && refTo('Pod', ill));
  return {
    dns: {
      ...named,
      ...((cache ?? isMissed) && { node }),
      ...(cache?.metadata?.name && { cache: cache.metadata.name }),
    },
    ...present({ at }),
  };
}
