import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import type { Pod } from '../cluster.ts';

type Template = Readonly<{ metadata?: Resource['metadata']; spec?: Pod['spec'] }>;
type Claim = Resource<'PersistentVolumeClaim'>;
type Toleration = NonNullable<NonNullable<Pod['spec']>['tolerations']>[number];

/** What every pod of a DaemonSet tolerates: pkg/controller/daemon/util, AddOrUpdateDaemonPodTolerations. */
const DAEMON_TOLERATES: readonly (readonly [string, string])[] = [
  ['not-ready', 'NoExecute'],
  ['unreachable', 'NoExecute'],
  ['disk-pressure', 'NoSchedule'],
  ['memory-pressure', 'NoSchedule'],
  ['pid-pressure', 'NoSchedule'],
  ['unschedulable', 'NoSchedule'],
];

/** A pod of a template, before the API server sees it. */
export function podOf(
  template: Template,
  named: Readonly<{ namespace: string; name: string }>,
): Pod {
  const { labels, annotations } = template.metadata ?? {};
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...named, ...present({ labels, annotations }) },
    spec: template.spec ?? { containers: [] },
    status: { phase: 'Pending' },
  };
}

/** The pod that a DaemonSet makes for a node. */
export function daemonPod(set: Resource<'apps/DaemonSet'>, node: string): Pod {
  const { namespace = '', name = '' } = set.metadata ?? {};
  const pod = podOf(set.spec?.template ?? {}, { namespace, name: `${name}-${node}` });
  const { tolerations = [], affinity, hostNetwork } = pod.spec ?? {};
  const keys = [
    ...DAEMON_TOLERATES,
    ...(hostNetwork ? [['network-unavailable', 'NoSchedule'] as const] : []),
  ];
  const added = keys.map(([key, effect]): Toleration => ({
    key: `node.kubernetes.io/${key}`,
    operator: 'Exists',
    effect,
  }));
  const nodeAffinity = {
    ...affinity?.nodeAffinity,
    requiredDuringSchedulingIgnoredDuringExecution: {
      nodeSelectorTerms: [
        { matchFields: [{ key: 'metadata.name', operator: 'In', values: [node] }] },
      ],
    },
  };
  return {
    ...pod,
    spec: {
      containers: [],
      ...pod.spec,
      tolerations: [...tolerations, ...added],
      affinity: { ...affinity, nodeAffinity },
    },
  };
}

/** The pod of a StatefulSet with a number: its claims take the place of volumes of the same name. */
export function statefulPod(set: Resource<'apps/StatefulSet'>, ordinal: number): Pod {
  const { namespace = '', name: setName = '' } = set.metadata ?? {};
  const name = `${setName}-${ordinal}`;
  const pod = podOf(set.spec?.template ?? {}, { namespace, name });
  const templates = set.spec?.volumeClaimTemplates ?? [];
  const own = new Set(templates.map(({ metadata }) => metadata?.name));
  const claimed = templates.map(({ metadata }) => ({
    name: metadata?.name ?? '',
    persistentVolumeClaim: { claimName: `${metadata?.name}-${name}` },
  }));
  const labels = {
    ...pod.metadata?.labels,
    'statefulset.kubernetes.io/pod-name': name,
    'apps.kubernetes.io/pod-index': `${ordinal}`,
  };
  const volumes = (pod.spec?.volumes ?? []).filter((one) => !own.has(one.name));
  return {
    ...pod,
    metadata: { ...pod.metadata, labels },
    spec: { containers: [], ...pod.spec, volumes: [...claimed, ...volumes] },
  };
}

/** The claims that a StatefulSet makes for its pod with a number. */
export function claimsOf(set: Resource<'apps/StatefulSet'>, ordinal: number): readonly Claim[] {
  const { namespace = '', name = '' } = set.metadata ?? {};
  return (set.spec?.volumeClaimTemplates ?? []).map((template) => ({
    ...template,
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: {
      ...template.metadata,
      namespace,
      name: `${template.metadata?.name}-${name}-${ordinal}`,
      labels: { ...template.metadata?.labels, ...set.spec?.selector.matchLabels },
    },
    status: { phase: 'Pending' },
  }));
}
