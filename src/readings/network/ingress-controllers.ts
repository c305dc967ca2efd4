import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, Seen, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { tableOf } from '../../text/table-of.ts';
import { RECENT_MS } from '../freshness.ts';
import { logOfRun, quoted } from '../logs/logs.ts';
import { peerFailureIn, type PeerFailure } from '../logs/peer-failures.ts';
import { ownContainers } from '../pods/main-container.ts';
import { isReady } from '../pods/pods.ts';
import { selects } from '../selectors.ts';
import { isWithin } from '../time.ts';
import { podRef } from '../workloads/workloads.ts';
import { sleeperOf } from './pod-makers.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;

/** What the controller of an Ingress wrote about a pod that it could not talk to, and how often. */
export type UpstreamFailure = Readonly<{
  controller: Resource<'Pod'>;
  failure: PeerFailure;
  said: Evidence;
  times: number;
  first?: string;
}>;

/** `namespace` is what its documentation gives it, `labels` those that its pods have from its chart or manifest. */
type Product = Readonly<{
  name: string;
  namespace: string;
  labels: Readonly<Record<string, string>>;
}>;

const NGINX: Product = {
  name: 'ingress-nginx',
  namespace: 'ingress-nginx',
  labels: {
    'app.kubernetes.io/name': 'ingress-nginx',
    'app.kubernetes.io/component': 'controller',
  },
};
/** By what an IngressClass calls them: those whose pods take the requests themselves. */
const PRODUCTS: Readonly<Record<string, Product>> = tableOf({
  'k8s.io/ingress-nginx': NGINX,
  'traefik.io/ingress-controller': named('Traefik', 'traefik', 'traefik'),
  'nginx.org/ingress-controller': named(
    'NGINX Ingress Controller',
    'nginx-ingress',
    'nginx-ingress',
  ),
  'haproxy.org/ingress-controller': named('HAProxy', 'haproxy-controller', 'kubernetes-ingress'),
  'haproxy-ingress.github.io/controller': named(
    'HAProxy Ingress',
    'ingress-controller',
    'haproxy-ingress',
  ),
});
const HELM_NAMESPACE = 'meta.helm.sh/release-namespace';
const MOST_CONTROLLERS = 2;
/** A connection that is reset once may have been idle. */
const TIMES = 2;

/** What its controllers wrote lately about the addresses behind an Ingress; ingress-nginx only. */
export function upstreamFailure(
  ingress: Ingress,
  addresses: readonly string[],
  world: World,
): UpstreamFailure | undefined {
  for (const controller of controllersOf(ingress, world).slice(0, MOST_CONTROLLERS)) {
    const on = podRef(controller);
    const lines = ownContainers(controller).flatMap(
      (container) => logOfRun(on, container, 'current', world).lines,
    );
    const about = lines.flatMap((line) => {
      const failure = peerFailureIn(line.text);
      const isOurs = failure?.host !== undefined && addresses.includes(failure.host);
      const isOld = line.at !== undefined && !isWithin(RECENT_MS, line.at, world.now);
      return failure && isOurs && !isOld ? [{ line, failure }] : [];
    });
    const [first, last] = [about[0], about.at(-1)];
    if (!first || !last || about.length < TIMES) continue;
    return {
      controller,
      failure: last.failure,
      said: quoted(last.line, on),
      times: about.length,
      ...(first.line.at && { first: first.line.at }),
    };
  }
  return undefined;
}

/** The Ready pods of the controller that may serve an Ingress; ingress-nginx only. */
export function controllersOf(ingress: Ingress, world: World): readonly Resource<'Pod'>[] {
  const { product, items } = controllerPodsOf(ingress, world, 'nginx');
  return product === NGINX.name ? items.filter(isReady) : [];
}

/** `isToldWhere`: Helm says in which namespace; else its pods may be elsewhere. `sleeper`: what makes them, scaled to zero. */
type ControllerPods = Seen<Resource<'Pod'>> &
  Readonly<{ product?: string; isToldWhere?: boolean; sleeper?: Ref }>;

/** All pods of the controller that serves an Ingress by its class, in the namespace that Helm or else its documentation gives it, and its name. */
export function controllerPodsOf(
  { spec, metadata }: Ingress,
  world: World,
  otherwise?: string,
): ControllerPods {
  const annotated = metadata?.annotations?.['kubernetes.io/ingress.class'];
  const name = spec?.ingressClassName ?? annotated ?? otherwise;
  if (name === undefined) return { items: [] };
  const fact = world.get({ kind: 'networking.k8s.io/IngressClass', name });
  const product = fact.is === 'known' ? PRODUCTS[fact.value.spec?.controller ?? ''] : undefined;
  if (fact.is !== 'known' || !product) return { items: [] };

  const { name: called, labels: matchLabels } = product;
  const helmNamespace = fact.value.metadata?.annotations?.[HELM_NAMESPACE];
  const namespace = helmNamespace ?? product.namespace;
  const { items: all, ...rest } = world.list('Pod', { namespace });
  const items = all
    .filter(({ metadata: of }) => selects({ matchLabels }, of?.labels))
    .toSorted(byName);
  const isEmpty = helmNamespace && !rest.gap && items.length === 0;
  const sleeper = isEmpty ? sleeperOf(namespace, matchLabels, world) : undefined;
  return { ...rest, product: called, items, isToldWhere: !!helmNamespace, ...present({ sleeper }) };
}

function named(name: string, namespace: string, label: string): Product {
  return { name, namespace, labels: { 'app.kubernetes.io/name': label } };
}

function byName(a: Resource<'Pod'>, b: Resource<'Pod'>): number {
  return refTo('Pod', a).name < refTo('Pod', b).name ? -1 : 1;
}
