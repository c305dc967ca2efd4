import { kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER, type SymptomFinder } from '../../domain/model.ts';
import { isWithin, secondsLeft } from '../../readings/time.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** Controllers let go of an object within seconds; a namespace takes longer to empty. */
const NORMAL_MS = 60_000;
/** Before a node goes, its pods are drained, each within its grace period. */
const DRAIN_MS = 15 * 60_000;
/** The kinds that something else often has to let go of first. Pods have a grace period and a symptom of their own. */
const KINDS = [
  'Namespace',
  'Node',
  'PersistentVolume',
  'PersistentVolumeClaim',
  'Service',
  'apps/DaemonSet',
  'apps/Deployment',
  'apps/ReplicaSet',
  'apps/StatefulSet',
  'argoproj.io/AnalysisRun',
  'argoproj.io/Rollout',
  'autoscaling/HorizontalPodAutoscaler',
  'batch/CronJob',
  'batch/Job',
  'networking.k8s.io/Ingress',
  'policy/PodDisruptionBudget',
] as const;

/** An object is deleted and still there: something has to let go of it first. */
export const objectTerminating: SymptomFinder = {
  kind: 'object-terminating',
  of: [...KINDS, ANY_OTHER],

  *find(object, { now }) {
    const { deletionTimestamp: since } = object.metadata ?? {};
    if (!since) return;

    const on = refTo(kindOf(object), object);
    const normal = on.kind === 'Node' ? DRAIN_MS : NORMAL_MS;
    yield {
      kind: 'object-terminating',
      on,
      reason: 'Terminating',
      evidence: { ...quotedField(on, '/metadata/deletionTimestamp', since), at: since },
      since,
      ...(isWithin(normal, since, now) && { normalFor: secondsLeft(normal, since, now) }),
      hurts: 'progress',
    };
  },
};
