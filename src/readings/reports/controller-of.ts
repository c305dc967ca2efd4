import type { World } from '../../domain/model.ts';
import { controllerAmong, type Controller } from '../controllers/controller-among.ts';

/** Where the group of a kind does not tell the program, or its name not that it is one: by kind, or by domain. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'argoproj.io/Application': 'argocd-application-controller',
  'argoproj.io/ApplicationSet': 'argocd-applicationset-controller',
  'argoproj.io/Rollout': 'argo-rollouts',
  'argoproj.io/Workflow': 'workflow-controller',
  'monitoring.coreos.com/Prometheus': 'prometheus-operator',
  'apiextensions.crossplane.io': 'crossplane',
  'pkg.crossplane.io': 'crossplane',
  'external-secrets.io': 'external-secrets',
  'gateway.envoyproxy.io': 'envoy-gateway',
  'gateway.nginx.org': 'nginx-gateway-fabric',
  'io.cilium': 'cilium-operator',
  'cilium.io': 'cilium-operator',
  'actions.github.com': 'gha-rs-controller',
  'projectcontour.io': 'contour',
  'traefik.io': 'traefik',
  'istio.io': 'istiod',
  'karpenter.sh': 'karpenter',
  'velero.io': 'velero',
};
/** Parts of a group or a finalizer that name nobody. */
const COMMON =
  /^(?:com|dev|io|net|org|sh|app|apps|co|cloud|k8s|x-k8s|kubernetes|toolkit|apis?|finalizers?|networking|security|monitoring|operators?|example|core|batch|policy|storage|)$/;
/** Specifications that many implement, each under a name of its own: the Gateway API, snapshots, providers. */
const SHARED = /\.(?:k8s|crossplane)\.io$/;
/** What runs controllers says so: an app may well be called as the group of its objects is. */
const RUNS = /controller|operator|manager/;
/** Beside the controller, in the same installation. */
const BESIDE =
  /webhook|cainjector|dashboard|exporter|server$|csi|-ui\b|cert-controller|rbac-manager/;

/**
 * Who acts on objects of a kind, by convention: a workload named, or labelled by `app.kubernetes.io/…`, after the
 * kind's API group or the domain of a finalizer. So it is a guess, and shows nothing for certain.
 */
export function controllerOf(kind: string, domain: string, world: World): Controller {
  const words = domain.split('.').filter((word) => !COMMON.test(word));
  const program = programOf(kind, domain);
  const found = controllerAmong((workload) => {
    const { name = '', labels = {} } = workload.metadata ?? {};
    const called = ['name', 'part-of', 'instance'].map(
      (key) => labels[`app.kubernetes.io/${key}`] ?? '',
    );
    return rankOf([name, ...called], words, program);
  }, world);
  return found.is === 'none' && SHARED.test(domain) ? { is: 'unread' } : found;
}

function rankOf(
  names: readonly string[],
  words: readonly string[],
  program: string | undefined,
): number {
  const [name = ''] = names;
  if (program && names.includes(program)) return 2;
  if (program) return Number(name.startsWith(`${program}-`) && !BESIDE.test(name)); // "istiod-1-22"
  if (BESIDE.test(name) || !names.some((one) => RUNS.test(one))) return 0;
  if (!words.some((word) => names.some((one) => isCalled(one, word)))) return 0;
  return names.some((one) => words.includes(one)) ? 2 : 1;
}

function programOf(kind: string, domain: string): string | undefined {
  const [, program] =
    Object.entries(PROGRAMS).find(([of]) => of === kind || `.${domain}`.endsWith(`.${of}`)) ?? [];
  return program;
}

/** "cert-manager-controller" after cert-manager, "keda-operator" after keda. */
function isCalled(name: string, word: string): boolean {
  return `-${name}-`.includes(`-${word}-`) || (word.length > 3 && name.startsWith(word));
}
