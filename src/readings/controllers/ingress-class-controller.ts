import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { containerWordsOf } from './container-words.ts';
import { controllerAmong, type Controller } from './controller-among.ts';

/** `isProxy`: its pods take the requests themselves; the others have a load balancer made outside, which stays. */
type Product = Readonly<{ name: string; by: RegExp; images: RegExp; isProxy?: true }>;

/** Ingress controllers that run in the cluster: `by` is what an IngressClass calls them, `images` of their containers or names. */
const PRODUCTS: readonly Product[] = [
  {
    name: 'ingress-nginx',
    by: /^k8s\.io\/ingress-nginx$/,
    images: /ingress-nginx|nginx-ingress/,
    isProxy: true,
  },
  { name: 'Traefik', by: /^traefik\.io\//, images: /traefik/, isProxy: true },
  {
    name: 'Kong',
    by: /konghq\.com\//,
    images: /kubernetes-ingress-controller|kong/,
    isProxy: true,
  },
  { name: 'Contour', by: /^projectcontour\.io\//, images: /contour/, isProxy: true },
  { name: 'HAProxy', by: /haproxy/, images: /haproxy/, isProxy: true },
  {
    name: 'NGINX Ingress Controller',
    by: /^nginx\.org\//,
    images: /nginx-ingress|nginx-ic|ingress-nginx/,
    isProxy: true,
  },
  { name: 'APISIX', by: /apisix/, images: /apisix/, isProxy: true },
  { name: 'Emissary', by: /getambassador\.io\//, images: /emissary|ambassador|aes/, isProxy: true },
  {
    name: 'AWS Load Balancer Controller',
    by: /^ingress\.k8s\.aws\/alb$/,
    images: /aws-(?:load-balancer|alb-ingress)-controller/,
  },
];

/** The controller of an IngressClass, as far as it runs in the cluster. */
export type IngressController = Readonly<{
  product: string;
  isProxy: boolean;
  controller: Controller;
}>;

/** What serves the Ingresses of a class, found by its images and names; undefined where it may run outside of the cluster. */
export function ingressClassController(
  { spec }: Resource<'networking.k8s.io/IngressClass'>,
  world: World,
): IngressController | undefined {
  const { controller: called = '' } = spec ?? {};
  const product = PRODUCTS.find(({ by }) => by.test(called));
  if (!product) return undefined;
  const { name, images, isProxy = false } = product;
  const controller = controllerAmong(({ metadata, ...workload }) => {
    const labels = workload.spec?.template.metadata?.labels ?? {};
    const all = [
      metadata?.name ?? '',
      ...Object.values(labels),
      ...containerWordsOf(workload).images,
    ];
    return Number(all.some((one) => images.test(one)));
  }, world);
  return { product: name, isProxy, controller };
}
