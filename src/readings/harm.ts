import { isA } from '../domain/keys.ts';
import type { Ref, Symptom, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { perObject } from '../world/per-object.ts';
import { wayTo } from './network/way-to.ts';
import { restartedContainers } from './pods/containers.ts';
import { isReady } from './pods/pods.ts';
import { ownersOf, podsOf, replicasOf } from './workloads/workloads.ts';

/**
 * Who misses a pod or the pods of a workload: nobody yet if as many are Ready as are wanted, and users only if something
 * was seen that leads to it. One that was Ready between two crashes a moment ago serves nobody; after one alone it is well.
 */
export function harmOf(ref: Ref, world: World): Symptom['hurts'] {
  return harmOfWorkload(ownersOf(ref, world).at(-1) ?? ref, world);
}

const harmOfWorkload = perObject((workload: Ref, world: World): Symptom['hurts'] => {
  if (workload.kind.startsWith('batch/')) return 'progress';

  const { pods, gap } = podsOf(workload, world);
  if (losesTraffic(workload, pods, world)) return 'users';
  const ready = pods.filter((pod) => isReady(pod) && !isFresh(pod, world.now)).length;
  const wanted = replicasOf(workload, world) ?? pods.length;
  if (ready >= wanted && wanted > 0) return 'progress';
  if (ready > 0 || gap) return 'redundancy';
  return LOST[wayTo(workload, pods, world)];
});

/** Whether a router sends requests to the new revision of a Rollout, of which no pod is Ready. */
function losesTraffic(workload: Ref, pods: readonly Resource<'Pod'>[], world: World): boolean {
  if (!isA('argoproj.io/Rollout', workload)) return false;
  const fact = world.get(workload);
  if (fact.is !== 'known') return false;
  const { currentPodHash, stableRS, canary } = fact.value.status ?? {};
  const weight = canary?.weights?.canary?.weight ?? 0;
  if (weight === 0 || !currentPodHash || currentPodHash === stableRS) return false;
  const own = pods.filter((pod) => pod.metadata?.labels?.[HASH] === currentPodHash);
  return own.length > 0 && !own.some(isReady);
}

const HASH = 'rollouts-pod-template-hash';

const LOST = { lost: 'users', shared: 'redundancy', unseen: 'workload' } as const;

function isFresh(pod: Resource<'Pod'>, now: string): boolean {
  return [...restartedContainers(pod, now)].some((one) => !one.until && one.isFresh && !one.isOnce);
}
