import type { World } from '../../domain/model.ts';
import { resourceOf } from '../../world/coverage.ts';
import { SERVED_KIND, type ServedKind } from '../../world/served-kinds.ts';
import { families } from '../signs/reports/families.ts';

/** A kind that can be asked about, and the names by which people call it. */
export type Askable = Readonly<{ kind: string; names: readonly string[]; clusterScoped?: true }>;

/** For a bare name, whatever comes first here is meant: a workload rather than its Service. */
export const ASKABLE: readonly Askable[] = [
  askable('argoproj.io/Rollout', 'ro'),
  askable('apps/Deployment', 'deploy', 'dep'),
  askable('apps/StatefulSet', 'sts'),
  askable('apps/DaemonSet', 'ds'),
  askable('batch/CronJob', 'cj'),
  askable('batch/Job'),
  askable('apps/ReplicaSet', 'rs'),
  askable('Pod', 'po'),
  askable('Service', 'svc'),
  askable('PersistentVolumeClaim', 'pvc'),
  { ...askable('Node', 'no'), clusterScoped: true },
];

/** Kinds that are only looked for when they are named. */
const NAMED_ONLY: readonly Askable[] = [
  askable('ConfigMap', 'cm'),
  askable('Secret'),
  { ...askable('Namespace', 'ns'), clusterScoped: true },
  { ...askable('PersistentVolume', 'pv'), clusterScoped: true },
  askable('ResourceQuota', 'quota'),
  askable('policy/PodDisruptionBudget', 'pdb'),
  askable('networking.k8s.io/Ingress', 'ing'),
  askable('autoscaling/HorizontalPodAutoscaler', 'hpa'),
];
const STATIC = [...ASKABLE, ...NAMED_ONLY];

/** Names that only a discovery document would tell, which no recording has. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  ServiceAccount: ['sa'],
  'networking.k8s.io/NetworkPolicy': ['netpol'],
  'storage.k8s.io/StorageClass': ['sc'],
  'scheduling.k8s.io/PriorityClass': ['pc'],
  'apiextensions.k8s.io/CustomResourceDefinition': ['crd'],
  'certificates.k8s.io/CertificateSigningRequest': ['csr'],
  ...Object.fromEntries(families.map(({ kind, short = [] }) => [kind, short])),
};

/** The kinds that a word means, in any case, short, plural or with its group ("certificates.cert-manager.io"). */
export function askablesBy(word: string, world: World): readonly Askable[] {
  const name = word.toLowerCase();
  const own = STATIC.find((one) => one.names.includes(name) || one.kind.toLowerCase() === name);
  if (own) return [own];
  return servedIn(world).filter(
    (one) => one.names.includes(name) || one.kind.toLowerCase() === name,
  );
}

/** The kinds whose names are closest to a word, by the name by which people should call them. */
export function kindNames(world: World): readonly Readonly<{ name: string; of: string }>[] {
  return [...STATIC, ...servedIn(world)].flatMap(({ names }) => {
    const [of = ''] = names;
    return names
      .filter((name) => name.length > 3 && !name.includes('.'))
      .map((name) => ({ name, of }));
  });
}

/** Whether objects of a kind belong to no namespace. */
export function isClusterScoped(kind: string, world: World): boolean {
  const known = STATIC.find((one) => one.kind === kind);
  return (known ?? servedIn(world).find((one) => one.kind === kind))?.clusterScoped ?? false;
}

/** Every kind that the cluster has. */
export function servedIn(world: World): readonly Askable[] {
  return world.derive(served);
}

function served(world: World): readonly Askable[] {
  return world.list(SERVED_KIND, { namespace: '' }).items.map(calledBy);
}

function calledBy({ spec: { group, version, scope, names } }: ServedKind): Askable {
  const kind = group ? `${group}/${names.kind}` : names.kind;
  const called = [names.singular, names.plural, names.kind.toLowerCase()];
  const short = [...names.shortNames, ...(SHORT[kind] ?? [])];
  const qualified = [...called, ...short].flatMap((name) =>
    group ? [`${name}.${group}`, `${name}.${version}.${group}`] : [],
  );
  const all = [...new Set([...called, ...short, ...qualified])];
  return { kind, names: all, ...(scope !== 'Namespaced' && { clusterScoped: true }) };
}

function askable(kind: string, ...short: readonly string[]): Askable {
  const [own = '', group] = kind.toLowerCase().split('/').toReversed();
  const resource = resourceOf(kind);
  const [plural = ''] = resource.split('.');
  return {
    kind,
    names: [own, plural, ...short, ...(group ? [resource, `${own}.${group}`] : [])],
  };
}
