import { isOfKind } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { basicCanary } from './basic-canary.ts';
import { blueGreen } from './blue-green.ts';
import { daemonSet } from './daemon-set.ts';
import { fencepostsOf, shareOf, type Fenceposts } from './fenceposts.ts';
import { recreate } from './recreate.ts';
import { rollingUpdate } from './rolling-update.ts';
import { statefulSet } from './stateful-set.ts';
import type { Strategy } from './strategy.ts';
import { trafficCanary } from './traffic-canary.ts';

/** A workload that is updated by a controller whose arithmetic is known. */
export type Updated =
  | Resource<'apps/Deployment'>
  | Resource<'apps/StatefulSet'>
  | Resource<'apps/DaemonSet'>
  | Resource<'argoproj.io/Rollout'>;

/** How many pods are wanted, and how many of the revision before run now; 0: it is new. */
export type Size = Readonly<{ replicas: number; older: number }>;

/** A controller's plan, and the numbers that its surge fields come to where it has such. */
export type Planned = Readonly<{ strategy: Strategy; limits?: Fenceposts }>;

/** What the controller of a workload will do about a new template; undefined where its fields are not valid. */
export function strategyOf(workload: Updated, size: Size): Planned | undefined {
  if (isOfKind('apps/Deployment', workload)) return ofDeployment(workload, size);
  if (isOfKind('apps/StatefulSet', workload)) return ofStatefulSet(workload, size);
  if (isOfKind('apps/DaemonSet', workload)) return ofDaemonSet(workload, size);
  return isOfKind('argoproj.io/Rollout', workload) ? ofRollout(workload, size) : undefined;
}

function ofDeployment(
  { spec }: Resource<'apps/Deployment'>,
  { replicas, older }: Size,
): Planned | undefined {
  if (spec?.strategy?.type === 'Recreate') return { strategy: recreate(replicas, older) };
  const limits = fencepostsOf(spec?.strategy?.rollingUpdate ?? {}, replicas);
  return limits && { strategy: rollingUpdate(replicas, older, limits), limits };
}

function ofStatefulSet(
  { spec }: Resource<'apps/StatefulSet'>,
  { replicas, older }: Size,
): Planned | undefined {
  const { partition = 0, maxUnavailable = 1 } = spec?.updateStrategy?.rollingUpdate ?? {};
  const unavailable = shareOf(maxUnavailable, replicas, Math.ceil);
  if (unavailable === undefined) return undefined;
  const burst = spec?.podManagementPolicy === 'Parallel';
  const set = { replicas, older, burst, partition: older > 0 ? partition : 0 };
  return { strategy: statefulSet({ ...set, unavailable: Math.max(1, unavailable) }) };
}

/** Both fields are rounded up here, and by default one pod may be missing. */
function ofDaemonSet(
  { spec }: Resource<'apps/DaemonSet'>,
  { replicas, older }: Size,
): Planned | undefined {
  const { maxSurge = 0, maxUnavailable = 1 } = spec?.updateStrategy?.rollingUpdate ?? {};
  const surge = shareOf(maxSurge, replicas, Math.ceil);
  const missing = shareOf(maxUnavailable, replicas, Math.ceil);
  if (surge === undefined || missing === undefined) return undefined;
  const limits = { surge, unavailable: surge === 0 ? Math.max(1, missing) : missing };
  return { strategy: daemonSet(replicas, older, limits), limits };
}

function ofRollout(
  { spec, status }: Resource<'argoproj.io/Rollout'>,
  { replicas, older }: Size,
): Planned | undefined {
  const { canary, blueGreen: colours } = spec?.strategy ?? {};
  if (colours) {
    const { previewReplicaCount: preview, scaleDownDelaySeconds: delay } = colours;
    const fields = {
      ...(preview !== undefined && { preview }),
      ...(delay !== undefined && { delay }),
    };
    return older === 0
      ? { strategy: recreate(replicas, 0) }
      : { strategy: blueGreen({ replicas, ...fields }) };
  }
  if (!canary) return undefined;
  const limits = fencepostsOf(canary, replicas, 'percent');
  if (!limits) return undefined;
  if (older === 0) return { strategy: recreate(replicas, 0) }; // a first revision follows no steps
  const { trafficRouting } = canary;
  const steps = status?.promoteFull ? [] : (canary.steps ?? []);
  if (!trafficRouting) return { strategy: basicCanary({ replicas, steps, ...limits }), limits };

  const { dynamicStableScale, minPodsPerReplicaSet, scaleDownDelaySeconds } = canary;
  const { maxTrafficWeight } = trafficRouting;
  const { unavailable } = limits;
  return {
    strategy: trafficCanary({
      replicas,
      steps,
      unavailable,
      ...(dynamicStableScale && { dynamic: true }),
      ...(minPodsPerReplicaSet !== undefined && { least: minPodsPerReplicaSet }),
      ...(typeof maxTrafficWeight === 'number' && { maxWeight: maxTrafficWeight }),
      ...(scaleDownDelaySeconds !== undefined && { delay: scaleDownDelaySeconds }),
    }),
  };
}
