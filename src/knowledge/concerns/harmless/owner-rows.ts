import { isOfKind, kindOf, refTo } from '../../../domain/keys.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { amountOf } from '../../../readings/quantities.ts';
import { isWithin } from '../../../readings/time.ts';
import { SIZED, sizeOf, type Sized } from '../../../readings/workloads/sizes.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import type { HarmlessRow } from './harmless-row.ts';

const MADE = [
  'FailedCreate',
  'FailedDaemonPod',
  'ReplicaSetCreateError',
  'RecreatingFailedPod',
  'RecreatingTerminatedPod',
  'FailedUpdate',
];

/** What is warned of those that make pods, of claims and of autoscalers, and is over. */
export const ownerRows: readonly HarmlessRow[] = [
  {
    why: 'created-since',
    of: SIZED,
    reasons: MADE,
    when: (object) => {
      if (!isSized(object)) return false;
      const { available, wanted } = sizeOf(object);
      return available >= wanted;
    },
  },
  {
    why: 'created-since',
    of: ['batch/Job'],
    reasons: MADE,
    when: (job, { evidence: { at = '' } }, world) => {
      if (!isOfKind('batch/Job', job)) return false;
      if (conditionOf(job, 'Complete')?.status === 'True') return true;
      const { pods } = podsOf(refTo('batch/Job', job), world);
      return pods.some(
        ({ metadata }) => Date.parse(metadata?.creationTimestamp ?? '') > Date.parse(at),
      );
    },
  },
  {
    why: 'run-since',
    of: ['batch/CronJob'],
    when: (object, { evidence: { at = '' } }) => {
      if (!isOfKind('batch/CronJob', object)) return false;
      const { lastScheduleTime: last } = object.status ?? {};
      return last !== undefined && Date.parse(last) > Date.parse(at) && last;
    },
  },
  {
    why: 'bound',
    of: ['PersistentVolumeClaim'],
    reasons: [
      'ProvisioningFailed',
      'FailedBinding',
      'WaitForFirstConsumer',
      'ExternalProvisioning',
    ],
    when: (object) => isOfKind('PersistentVolumeClaim', object) && object.status?.phase === 'Bound',
  },
  {
    why: 'not-repeated',
    of: ['PersistentVolumeClaim'],
    reasons: ['VolumeResizeFailed', 'FileSystemResizeFailed'],
    when: (object) => isOfKind('PersistentVolumeClaim', object) && isExpanded(object),
  },
  {
    why: 'metrics-since',
    of: ['autoscaling/HorizontalPodAutoscaler'],
    when: (object, { evidence: { at = '' } }, { now }) => {
      const active = conditionOf(object, 'ScalingActive');
      if (active?.status !== 'True') return false;
      const { lastTransitionTime: since } = active;
      const isAfter = since !== undefined && Date.parse(since) >= Date.parse(at);
      return isAfter ? since : !isWithin(REPEATED_MS, at, now);
    },
  },
  { why: 'kubelet-start', of: ['Node'], reasons: ['InvalidDiskCapacity'] },
  { why: 'resolver-cut', of: ['Node'], reasons: ['CheckLimitsForResolvConf'] },
  {
    why: 'ready-since',
    of: ['Node'],
    when: (node, { evidence: { at = '' } }) => {
      const { status, lastTransitionTime: since } = conditionOf(node, 'Ready') ?? {};
      return (
        status === 'True' && since !== undefined && Date.parse(since) >= Date.parse(at) && since
      );
    },
  },
];

function isSized(object: Resource): object is Sized {
  return SIZED.some((kind) => kind === kindOf(object));
}

function isExpanded({ spec, status }: Resource<'PersistentVolumeClaim'>): boolean {
  const wanted = spec?.resources?.requests?.['storage'];
  const has = status?.capacity?.['storage'];
  return (
    wanted !== undefined &&
    has !== undefined &&
    amountOf('storage', wanted) <= amountOf('storage', has)
  );
}
