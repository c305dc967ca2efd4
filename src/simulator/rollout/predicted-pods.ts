import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { Pod } from '../cluster.ts';
import { daemonPod, podOf, statefulPod } from '../pod/controlled-pods.ts';
import { asAdmitted, type Like } from './admitted.ts';
import type { Updated } from './strategy-of.ts';
import type { Template } from './template.ts';

/** The pods that a controller makes of a template; `complete` fills in what the API server would. */
export type Prediction = Readonly<{
  workload: Updated;
  template: Template;
  replicas: number;
  stable?: string; // the pod hash of the revision that serves
  like?: Like; // of its revisions the newest pod
  nodes?: readonly string[]; // of a DaemonSet, in the order in which they are updated
  isNew: boolean;
  complete(pod: Pod): Pod;
}>;

/** A value that no other revision has. */
const HASH = 'predicted';

/** The pod of the new revision that comes as the index-th, not placed yet. */
export function predictedPod(of: Prediction, index: number): Pod {
  const pod = madeBy(of, index);
  const { name = '', labels } = pod.metadata ?? {};
  const made = pod.spec ?? { containers: [] };
  const spec = withoutStable(of, of.like ? asAdmitted(made, of.like) : made);
  return of.complete({
    ...pod,
    metadata: {
      ...pod.metadata,
      uid: `predicted-${name}`,
      labels: { ...labels, [revisionLabelOf(of.workload)]: HASH },
    },
    spec,
  });
}

/** As its controller makes it. */
function madeBy({ workload, template, nodes, isNew, replicas }: Prediction, index: number): Pod {
  const { namespace = '', name } = refTo(kindOf(workload), workload);
  if (isOfKind('apps/DaemonSet', workload)) {
    return daemonPod(withTemplate(workload, template), nodes?.[index] ?? '');
  }
  if (isOfKind('apps/StatefulSet', workload)) {
    return statefulPod(withTemplate(workload, template), isNew ? index : replicas - 1 - index);
  }
  return podOf(template, { namespace, name: `${name}-${HASH}-${index}` });
}

function withTemplate<T extends Updated>(workload: T, template: Template): T {
  return { ...workload, spec: { ...workload.spec, template } };
}

/** The label by which the pods of a workload's revisions differ. */
function revisionLabelOf(workload: Updated): string {
  if (isOfKind('argoproj.io/Rollout', workload)) return 'rollouts-pod-template-hash';
  return isOfKind('apps/Deployment', workload) ? 'pod-template-hash' : 'controller-revision-hash';
}

type Spec = NonNullable<Pod['spec']>;

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
