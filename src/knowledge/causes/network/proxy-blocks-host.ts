import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref } from '../../../domain/model.ts';
import { lastSaying } from '../../../readings/logs/logs.ts';
import { isInMesh } from '../../../readings/network/mesh.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { fieldsAt } from '../../../readings/reports/fields.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { proxyBlocksHostWords, type ProxyBlocksHost } from './proxy-blocks-host.words.ts';
import { recentlyOf } from './signs/proxy-log.ts';
import { scopedTo, type Scoped } from './signs/scoped-to.ts';

/** The route and the cluster by which Envoy answers for what it may not know (istio, pilot/pkg/networking/util). */
const BLOCKED = /\bblock_all\b|\bBlackHoleCluster\b/;
const QUOTED = /"([^"]*)"/g;
const HOST = /^(?=.*[a-z])[\w-]+(?:\.[\w-]+)+(?::\d+)?$/i;
const SIDECAR = 'networking.istio.io/Sidecar';

/** A Sidecar of the mesh keeps the proxy of a pod from knowing the host that its program asks. */
export const proxyBlocksHost: Cause<ProxyBlocksHost, 'Pod'> = {
  id: 'network/proxy-blocks-host',
  of: ['Pod'],
  explains: ['pod-not-ready', 'container-waiting', 'container-restarting', 'log-complains'],
  refines: ['probe/answer/server-error', 'log/complaining', 'network/cannot-reach'],

  *explain(symptom, world, pod) {
    if (symptom.until || !isInMesh(pod)) return;
    const [sidecar] = scopedTo(pod, SIDECAR, world);
    const hosts = sidecar ? hostsOf(sidecar) : [];
    if (!sidecar || hosts.length === 0) return; // a log more for the others

    const on = podRef(pod);
    const found = lastSaying(BLOCKED, on, recentlyOf(on, world));
    const host = found && hostIn(found.evidence);
    if (!found || !host) return;
    const service = serviceAt(host.split(':')[0] ?? '', on.namespace ?? '', world);
    const at = service?.metadata?.namespace;
    if (at && hosts.some((one) => lets(String(one.quote), at, sidecar.ref))) return;
    const [first] = hosts;
    yield {
      subject: sidecar.ref,
      params: {
        workload: accountableFor(on, world).subject.name,
        host,
        hosts: hosts.map(({ quote }) => quote),
        ...(service && { service: { about: refTo('Service', service) } }),
      },
      evidence: [found.evidence, ...(first ? [first] : [])],
      strength: 'fits',
    };
  },

  ...proxyBlocksHostWords,
};

/** The host that was asked stands last of what is quoted, but for the address that it was at. */
function hostIn({ quote }: Evidence): string | undefined {
  return [...quote.matchAll(QUOTED)].map(([, text = '']) => text).findLast((one) => HOST.test(one));
}

function hostsOf({ ref, object }: Scoped): readonly Evidence[] {
  return fieldsAt(object, 'spec.egress[]').flatMap(({ path, value }) => {
    const { hosts = [] } = value as Readonly<{ hosts?: readonly unknown[] }>;
    return hosts.map((one, index): Evidence =>
      quotedField(ref, `${path}/hosts/${index}`, String(one)),
    );
  });
}

/** Whether "<namespace>/<host>" lets hosts of a namespace be known; "." is its own. */
function lets(host: string, namespace: string, { namespace: own = '' }: Ref): boolean {
  const [space = ''] = host.split('/');
  return space === '*' || space === namespace || (space === '.' && own === namespace);
}
