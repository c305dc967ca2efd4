import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { containerWordsOf } from './container-words.ts';
import { controllerAmong, type Controller } from './controller-among.ts';

/** `images`: of its controller, or the workload's name; `asked`: classes and annotations of a Service that mean it. */
type Product = Readonly<{ name: string; images: RegExp; asked?: RegExp; isByClass?: true }>;

/** What gives Services of type LoadBalancer their addresses, where that runs as a workload of the cluster. */
const PRODUCTS: readonly Product[] = [
  {
    name: 'MetalLB',
    images: /metallb(?:\/|-)controller/,
    asked: /^(?:metallb\.(?:universe\.tf|io)\/|metallb$)/,
  },
  {
    name: 'AWS Load Balancer Controller',
    images: /aws-(?:load-balancer|alb-ingress)-controller/,
    asked:
      /^(?:service\.k8s\.aws\/nlb|eks\.amazonaws\.com\/nlb|service\.beta\.kubernetes\.io\/aws-load-balancer-nlb-target-type)$/,
  },
  {
    name: 'the cloud controller manager',
    images: /cloud-controller-manager|cloud-node-manager-controller|[-/]ccm(?:$|[:@])/,
    asked: /^(?:load-balancer\.hetzner\.cloud|loadbalancer\.openstack\.org)\//,
  },
  {
    name: 'kube-vip',
    images: /kube-vip-cloud-(?:provider|controller)/,
    asked: /^kube-vip\.io\//,
  },
  { name: 'PureLB', images: /purelb.*allocator/, asked: /^purelb\.io\// },
  { name: 'OpenELB', images: /openelb(?:-(?:manager|controller))?(?:$|[:@])/, asked: /openelb/ },
  { name: 'LoxiLB', images: /kube-loxilb/, asked: /^loxilb\.io\// },
  {
    name: 'the operator of Cilium',
    images: /cilium\/operator/,
    asked: /^(?:io\.cilium\/|lbipam\.cilium\.io\/)/,
    isByClass: true,
  },
  {
    name: 'the operator of Tailscale',
    images: /tailscale\/k8s-operator/,
    asked: /^tailscale(?:$|\.com\/)/,
    isByClass: true,
  },
];

/** The product that a Service of type LoadBalancer waits for, and how its controller is. */
export type LoadBalancerController = Readonly<{ product: string; controller: Controller }>;

/**
 * Who should give a Service its address: whom it asks by class or annotation, or else the only one in the cluster. Undefined
 * where several may be meant, or none is seen: it may run outside of the cluster.
 */
export function loadBalancerController(
  { spec, metadata }: Resource<'Service'>,
  world: World,
): LoadBalancerController | undefined {
  const words = [spec?.loadBalancerClass ?? [], Object.keys(metadata?.annotations ?? {})].flat();
  const asked = PRODUCTS.find((one) => words.some((word) => one.asked?.test(word)));
  if (asked) return { product: asked.name, controller: controllerIn(asked, world) };
  if (spec?.loadBalancerClass) return undefined;

  const present = PRODUCTS.filter(({ isByClass }) => !isByClass)
    .map((one) => ({ product: one.name, controller: controllerIn(one, world) }))
    .filter(({ controller }) => 'at' in controller);
  const [only, ...others] = present;
  return others.length === 0 ? only : undefined;
}

function controllerIn({ images }: Product, world: World): Controller {
  return controllerAmong(({ metadata, ...workload }) => {
    const all = [metadata?.name ?? '', ...containerWordsOf(workload).images];
    return Number(all.some((one) => images.test(one)));
  }, world);
}
