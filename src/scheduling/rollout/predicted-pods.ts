import { isOfKind, refTo, kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Pod } from '../cluster.ts';
import type { Updated } from './strategy-of.ts';

/** The pods that a controller makes of a template. */
export type Template = NonNullable<NonNullable<Resource<'apps/Deployment'>['spec']>['template']>;
/** `complete` fills in what the API server would. */
export type Prediction = Readonly<{
  workload: Updated;
  template: Template;
  replicas: number;
  stable?: string; // the pod hash of the revision that serves
  like?: Readonly<{ pod: Pod; template: Template }>; // a pod that is there, and what it was made of
  nodes?: readonly string[]; // of a DaemonSet, in the order in which they are updated
  isNew: boolean;
  complete(pod: Pod): Pod;
}>;

/** A value that no other revision has. */
const HASH = 'predicted';

/** The pod of the new revision that comes as the index-th, not placed yet. */
export function predictedPod(of: Prediction, index: number): Pod {
  const { workload, template } = of;
  const { namespace, name } = refTo(kindOf(workload), workload);
  const ordinal = of.isNew ? index : of.replicas - 1 - index;
  const isNumbered = isOfKind('apps/StatefulSet', workload);
  return of.complete({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      ...(namespace && { namespace }),
      name: isNumbered ? `${name}-${ordinal}` : `${name}-${HASH}-${index}`,
      uid: `predicted-${name}-${index}`,
      labels: { ...template.metadata?.labels, ...revisionLabel(workload) },
      ...(template.metadata?.annotations && { annotations: template.metadata.annotations }),
    },
    spec: specOf(of, index, isNumbered ? `${name}-${ordinal}` : ''),
    status: { phase: 'Pending' },
  });
}

function revisionLabel(workload: Updated): Readonly<Record<string, string>> {
  if (isOfKind('argoproj.io/Rollout', workload)) return { 'rollouts-pod-template-hash': HASH };
  return isOfKind('apps/Deployment', workload)
    ? { 'pod-template-hash': HASH }
    : { 'controller-revision-hash': HASH };
}

type Spec = NonNullable<Pod['spec']>;

function specOf(of: Prediction, index: number, numbered: string): Spec {
  const spec: Spec = of.template.spec ?? { containers: [] };
  const withInjected = { ...spec, containers: [...spec.containers, ...injected(of)] };
  const node = of.nodes?.[index];
  if (node !== undefined) return pinnedTo(node, withInjected);
  if (numbered) return withClaims(of.workload, numbered, withInjected);
  return withoutStable(of, withInjected);
}

/** Containers that admission adds to the pods of this workload, such as a mesh's sidecar. */
function injected({ like }: Prediction): Spec['containers'] {
  const own = new Set(like?.template.spec?.containers.map(({ name }) => name));
  return (like?.pod.spec?.containers ?? []).filter(({ name }) => !own.has(name));
}

/** A DaemonSet's pods say themselves which node they are for, and stay through its conditions. */
function pinnedTo(node: string, spec: Spec): Spec {
  const keys = ['not-ready', 'unreachable', 'disk-pressure', 'memory-pressure', 'pid-pressure'];
  const host = spec.hostNetwork ? ['network-unavailable'] : [];
  const stays = [...keys, 'unschedulable', ...host].map((key) => ({
    key: `node.kubernetes.io/${key}`,
    operator: 'Exists',
  }));
  const matchFields = [{ key: 'metadata.name', operator: 'In', values: [node] }];
  const terms =
    spec.affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms;
  return {
    ...spec,
    tolerations: [...(spec.tolerations ?? []), ...stays],
    affinity: {
      ...spec.affinity,
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: {
          nodeSelectorTerms: (terms ?? [{}]).map((term) => ({ ...term, matchFields })),
        },
      },
    },
  };
}

/** A numbered pod's claims are named after it. */
function withClaims(workload: Updated, pod: string, spec: Spec): Spec {
  if (!isOfKind('apps/StatefulSet', workload)) return spec;
  const claims = (workload.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => ({
    name: metadata?.name ?? '',
    persistentVolumeClaim: { claimName: `${metadata?.name}-${pod}` },
  }));
  const names = new Set(claims.map(({ name }) => name));
  const others = (spec.volumes ?? []).filter(({ name }) => !names.has(name));
  return claims.length > 0 ? { ...spec, volumes: [...others, ...claims] } : spec;
}

/** The rule between revisions that Argo Rollouts adds to the new one's pods, if it is told to. */
function withoutStable({ workload, stable, isNew }: Prediction, spec: Spec): Spec {
  if (!isOfKind('argoproj.io/Rollout', workload) || isNew || !stable) return spec;
  const { canary, blueGreen } = workload.spec?.strategy ?? {};
  const { antiAffinity } = canary ?? blueGreen ?? {};
  if (!antiAffinity?.requiredDuringSchedulingIgnoredDuringExecution) return spec;

  const rules = spec.affinity?.podAntiAffinity;
  const values = [stable];
  const matchExpressions = [{ key: 'rollouts-pod-template-hash', operator: 'In', values }];
  const term = { labelSelector: { matchExpressions }, topologyKey: 'kubernetes.io/hostname' };
  const required = rules?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
  return {
    ...spec,
    affinity: {
      ...spec.affinity,
      podAntiAffinity: {
        ...rules,
        requiredDuringSchedulingIgnoredDuringExecution: [...required, term],
      },
    },
  };
}
