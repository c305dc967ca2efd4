/** A kind that can be asked about, and the names by which people call it. */
export type Askable = Readonly<{ kind: string; names: readonly string[]; clusterScoped?: true }>;

/** For a bare name, whatever comes first here is meant: a workload rather than its Service. */
export const ASKABLE: readonly Askable[] = [
  { kind: 'argoproj.io/Rollout', names: ['rollout', 'rollouts', 'ro'] },
  { kind: 'apps/Deployment', names: ['deployment', 'deployments', 'deploy', 'dep'] },
  { kind: 'apps/StatefulSet', names: ['statefulset', 'statefulsets', 'sts'] },
  { kind: 'apps/DaemonSet', names: ['daemonset', 'daemonsets', 'ds'] },
  { kind: 'batch/CronJob', names: ['cronjob', 'cronjobs', 'cj'] },
  { kind: 'batch/Job', names: ['job', 'jobs'] },
  { kind: 'apps/ReplicaSet', names: ['replicaset', 'replicasets', 'rs'] },
  { kind: 'Pod', names: ['pod', 'pods', 'po'] },
  { kind: 'Service', names: ['service', 'services', 'svc'] },
  {
    kind: 'PersistentVolumeClaim',
    names: ['persistentvolumeclaim', 'persistentvolumeclaims', 'pvc'],
  },
  { kind: 'Node', names: ['node', 'nodes', 'no'], clusterScoped: true },
];

/** Kinds that are only looked for when they are named. */
const NAMED_ONLY: readonly Askable[] = [
  { kind: 'ConfigMap', names: ['configmap', 'configmaps', 'cm'] },
  { kind: 'Secret', names: ['secret', 'secrets'] },
  { kind: 'Namespace', names: ['namespace', 'namespaces', 'ns'], clusterScoped: true },
  { kind: 'PersistentVolume', names: ['persistentvolume', 'pv'], clusterScoped: true },
  { kind: 'ResourceQuota', names: ['resourcequota', 'resourcequotas', 'quota'] },
  {
    kind: 'policy/PodDisruptionBudget',
    names: ['poddisruptionbudget', 'poddisruptionbudgets', 'pdb'],
  },
  { kind: 'networking.k8s.io/Ingress', names: ['ingress', 'ingresses', 'ing'] },
  { kind: 'autoscaling/HorizontalPodAutoscaler', names: ['horizontalpodautoscaler', 'hpa'] },
];

/** Each name of a kind that is long enough to be mistyped, and the name by which people should call it. */
export const kindNames: readonly Readonly<{ name: string; of: string }>[] = [
  ...ASKABLE,
  ...NAMED_ONLY,
].flatMap(({ names }) => {
  const [of = ''] = names;
  return names.filter(({ length }) => length > 3).map((name) => ({ name, of }));
});

/** The kind that a word means, in any case, short, plural or with its group ("apps/Deployment"). */
export function askableBy(word: string): Askable | undefined {
  const name = word.toLowerCase();
  return [...ASKABLE, ...NAMED_ONLY].find(
    ({ kind, names }) => names.includes(name) || kind.toLowerCase() === name,
  );
}

/** Whether objects of a kind belong to no namespace. */
export function isClusterScoped(kind: string): boolean {
  return [...ASKABLE, ...NAMED_ONLY].some((one) => one.kind === kind && one.clusterScoped);
}
