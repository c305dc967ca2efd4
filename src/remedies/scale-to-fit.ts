import type { Ref, World } from '../domain/model.ts';
import type { Proposal } from '../domain/remedy.ts';
import { capacityFor } from '../simulator/capacity.ts';
import { shell } from '../text/shell.ts';
import { resourceOf } from '../world/coverage.ts';
import { podsOf } from '../world/readings/workloads/workloads.ts';
import type { StuckPod } from './stuck-pod.ts';

/** What the words about fewer replicas need: so many find a node of so many wanted. */
export type ScaleParams = Readonly<{ name: string; fits: number; wanted: number }>;

/** Beyond that a workload is not simulated pod by pod. */
const LIMIT = 100;

/** Proposes as many replicas as find a node, in words: an autoscaler or Git may own the number. */
export function scaleToFit(
  on: Ref,
  wanted: number,
  { pod, cluster }: StuckPod,
  world: World,
): Proposal<ScaleParams> | undefined {
  if (wanted > LIMIT) return undefined;

  const { pods: instead } = podsOf(on, world);
  const { fits } = capacityFor(pod, cluster, { instead, limit: wanted });
  if (fits === 0 || fits >= wanted) return undefined;
  const { kind, namespace = '', name } = on;
  return {
    kind: 'manual',
    risk: 'none',
    command: shell`kubectl -n ${namespace} scale ${resourceOf(kind)} ${name} --replicas=${fits}`,
    params: { name, fits, wanted },
  };
}
