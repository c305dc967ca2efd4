import type { Cause } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { lastSaying } from '../../../readings/logs/logs.ts';
import { PROXY } from '../../../readings/network/mesh.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import {
  proxyConfigRejectedWords,
  type ProxyConfigRejected,
} from './proxy-config-rejected.words.ts';
import { recentlyOf } from './signs/proxy-log.ts';
import { scopedTo } from './signs/scoped-to.ts';

/** Envoy, of what it was sent (source/extensions/config_subscription/grpc). */
const REJECTED = /config for type\.googleapis\.com\/[\w.]*\.(?<what>\w+) rejected: (?<said>.*)$/;
/** How its log ends each line. */
const THREAD = /\sthread=\d+$/;
const FILTER = 'networking.istio.io/EnvoyFilter';

/** The proxy of a pod does not take what the mesh sends it, so that it is not Ready, and neither is the pod. */
export const proxyConfigRejected: Cause<ProxyConfigRejected, 'Pod'> = {
  id: 'network/proxy-config-rejected',
  of: ['Pod'],
  explains: ['pod-not-ready', 'container-waiting', 'probe-failing'],
  refines: ['probe/answer/server-error'],

  *explain(symptom, world, pod) {
    if (symptom.until || isProxyReady(pod)) return;
    const on = podRef(pod);
    const said = lastSaying(REJECTED, on, recentlyOf(on, world));
    if (!said) return;

    const filters = scopedTo(pod, FILTER, world).map(({ ref }) => ref);
    const [first, ...others] = filters;
    const { subject } = accountableFor(on, world);
    yield {
      subject: first ?? subject,
      params: {
        workload: subject.name,
        what: said.groups['what'] ?? '',
        said: (said.groups['said'] ?? '').replace(THREAD, ''),
        ...(first && { filter: first.name }),
        others: others.map(({ name }) => name),
      },
      evidence: [
        said.evidence,
        ...filters.slice(0, 1).map((ref) => quotedField(ref, '/metadata/name', ref.name)),
      ],
      strength: 'fits',
    };
  },

  ...proxyConfigRejectedWords,
};

/** Whether a pod has no proxy that waits, so that its log need not be read. */
function isProxyReady({ status }: Resource<'Pod'>): boolean {
  const { containerStatuses = [], initContainerStatuses = [] } = status ?? {};
  const proxy = [...containerStatuses, ...initContainerStatuses].find(({ name }) => name === PROXY);
  return proxy?.ready ?? true;
}
