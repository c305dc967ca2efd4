import type { Cause } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { brief } from '../../../readings/logs/logs.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { MESH_PROXIES, type MeshProxy } from '../../../readings/network/mesh-proxies.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { initBeforeProxyWords, type InitBefore } from './init-before-proxy.words.ts';

/** What redirected traffic meets while nothing listens at its end. */
const CLOSED: readonly PeerFailureKind[] = ['refused', 'reset', 'unreached'];
const ITSELF = /^(?:localhost|127\.[\d.]+|::1)$/;

type Redirected = Readonly<{ proxy: MeshProxy; path: string }>;

/** An init container needs the network, which leads to a proxy that starts after all init containers. */
export const initBeforeProxy: Cause<InitBefore> = {
  id: 'network/init-before-proxy',
  explains: FAILURES_TO_REACH,
  refines: [
    'network/cannot-reach',
    'crash/last-words',
    'crash/uncaught-error',
    'clue/known-words',
    'clue/as-seen',
  ],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    if (!reach || !CLOSED.includes(reach.failure.kind)) return;
    const { pod, on, container, failure, said } = reach;
    const redirected = redirectedIn(pod, container, failure.port);
    if (!redirected || ITSELF.test(failure.host ?? '')) return;
    const { proxy, path } = redirected;
    yield {
      ...accountableFor(on, world),
      params: {
        container,
        said: brief(said.quote),
        proxy: proxy.container,
        redirects: proxy.redirects,
        uid: proxy.uid,
        leave: proxy.leave,
        exclude: proxy.exclude,
        ...present({ port: failure.port }),
      },
      evidence: [said, quotedField(on, path, proxy.redirects)],
      strength: 'fits',
    };
  },

  ...initBeforeProxyWords,
};

/** The proxy to which the traffic of an init container is sent before it runs. */
function redirectedIn(
  { metadata, spec }: Resource<'Pod'>,
  container: string,
  port?: number,
): Redirected | undefined {
  const { containers = [], initContainers = [] } = spec ?? {};
  const own = initContainers.findIndex(({ name }) => name === container);
  const proxy = MESH_PROXIES.find((one) => containers.some(({ name }) => name === one.container));
  const at = initContainers.findIndex(({ name }) => name === proxy?.redirects);
  if (!proxy || at < 0 || own <= at) return undefined;
  const user = initContainers[own]?.securityContext?.runAsUser ?? spec?.securityContext?.runAsUser;
  const excluded = metadata?.annotations?.[proxy.exclude]?.split(',') ?? [];
  if (user === proxy.uid || excluded.some((one) => one === `${port}` || one === '*'))
    return undefined;
  return { proxy, path: `/spec/initContainers/${at}/name` };
}
