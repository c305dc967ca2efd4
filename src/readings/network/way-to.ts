import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../pods/pods.ts';
import { type Labels, selects } from '../selectors.ts';
import { isBehind } from './is-behind.ts';

type Pods = readonly Resource<'Pod'>[];

/**
 * What leads to a workload of which no pod serves: `lost`: a Service that has no other pod that is ready; `shared`: only
 * Services that have such pods; `unseen`: none was seen.
 */
export function wayTo(workload: Ref, pods: Pods, world: World): 'lost' | 'shared' | 'unseen' {
  const { namespace } = workload;
  if (!namespace) return 'unseen';
  const made = labelsMadeBy(workload, world);
  const leading = world
    .list('Service', { namespace })
    .items.filter((one) => pods.some((pod) => isBehind(pod, one)) || isMadeFor(one, made));
  if (leading.length === 0) return 'unseen';

  const own = new Set(pods.map(({ metadata }) => metadata?.uid ?? metadata?.name));
  const others = world
    .list('Pod', { namespace })
    .items.filter((pod) => isReady(pod) && !own.has(pod.metadata?.uid ?? pod.metadata?.name));
  const isServed = (service: Resource<'Service'>) => others.some((pod) => isBehind(pod, service));
  return leading.every(isServed) ? 'shared' : 'lost';
}

/** Argo Rollouts adds it to the selectors of the Services between which it moves the traffic. */
const REVISION = 'rollouts-pod-template-hash';

function isMadeFor({ spec }: Resource<'Service'>, made: Labels): boolean {
  const { [REVISION]: _, ...matchLabels } = spec?.selector ?? {};
  return Object.keys(matchLabels).length > 0 && selects({ matchLabels }, made);
}

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet', 'argoproj.io/Rollout'];

/** The labels of its template, which it may not have made a pod of yet. */
function labelsMadeBy(workload: Ref, world: World): Labels {
  const fact = KINDS.includes(workload.kind) ? world.get(workload) : undefined;
  if (fact?.is !== 'known') return {};
  return (fact.value as Resource<'apps/Deployment'>).spec?.template?.metadata?.labels ?? {};
}
