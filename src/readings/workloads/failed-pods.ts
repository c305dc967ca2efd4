import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { newestFirst } from '../created.ts';
import { isHeldUp } from '../pods/pods.ts';
import { podsOf } from './workloads.ts';

type Pod = Resource<'Pod'>;

/** The pod of a Job that failed last, or that does not get on: it says why the Job failed. */
export function lastFailedPod(job: Ref, world: World): Pod | undefined {
  const failed = podsOf(job, world).pods.filter(
    (pod) => pod.status?.phase === 'Failed' || isHeldUp(pod, world.now),
  );
  return newestFirst(failed)[0];
}

/** The pod that a symptom of a pod or of a Job is about. */
export function failedPodOf(on: Ref, world: World): Pod | undefined {
  if (isA('batch/Job', on)) return lastFailedPod(on, world);
  const fact = isA('Pod', on) ? world.get(on) : undefined;
  return fact?.is === 'known' ? fact.value : undefined;
}
