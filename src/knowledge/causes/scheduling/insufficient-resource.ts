import type { World } from '../../../domain/model.ts';
import { requestsSetBy } from '../../../readings/pods/requests-set-by.ts';
import { written, writtenApart } from '../../../readings/quantities.ts';
import { allocatableOf, freeOn } from '../../../simulator/free-resources.ts';
import { requestsOf } from '../../../simulator/pod/requests.ts';
import { whatIf } from '../../../simulator/what-if.ts';
import { present } from '../../../text/present.ts';
import type { Blocked } from '../../placement/blocked-by.ts';
import type { Unplaced } from '../../placement/unplaced.ts';
import { insufficientAdvice } from './insufficient-advice.words.ts';
import { insufficientResourceWords, type Insufficient } from './insufficient-resource.words.ts';
import { holdersOf, ownHolderOf } from './placement/holders.ts';
import { largestRequest } from './placement/largest-request.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';
import { preemptionOutlook } from './placement/preemption-outlook.ts';
import { roomFor } from './placement/room-for.ts';

const MOST_HOLDERS = 3;

/** The nodes where a pod belongs have not enough left of what it requests. */
export const insufficientResource = obstacleCause<Insufficient>({
  id: 'scheduling/insufficient-resource',

  by: 'resources',

  find(blocked, world) {
    const [resource] = missingIn(blocked);
    return resource === undefined ? undefined : { params: paramsOf(resource, blocked, world) };
  },

  ...insufficientResourceWords,
  advice: insufficientAdvice,
});

function paramsOf(resource: string, blocked: Blocked, world: World): Insufficient {
  const { pod, cluster, gaps, nodes, ref } = blocked;
  const wanted = resource === 'pods' ? 1 : (requestsOf(pod).get(resource) ?? 0);
  const has = Math.max(...nodes.map((node) => allocatableOf(node).get(resource) ?? 0));
  const free = Math.max(...nodes.map((node) => freeOn(node, cluster).get(resource) ?? 0));
  const offered = cluster.nodes.some((node) => (allocatableOf(node).get(resource) ?? 0) > 0);
  const own = ownHolderOf(blocked, world);
  const outlook = preemptionOutlook(blocked, world);
  const why = !offered ? 'not-offered' : wanted > has ? 'too-large' : own ? 'held-by-own' : 'full';
  const fits = why === 'full' ? roomFor(blocked, world) : undefined;
  const atMost = fits === 0 ? undefined : fits; // that none fits is said already
  const smaller = gaps.nodes ? undefined : largestRequest(resource, blocked);
  const amount = (value: number) => written(resource, value);
  const [asked, most] = writtenApart(resource, wanted, why === 'full' ? free : has);
  const setter = requestsSetBy(pod);
  const autoscaler = setter?.resources.includes(resource) ? setter.name : undefined;
  const limitRange = limitRangeGiving(resource, blocked, world);
  return {
    why,
    pod: ref.name,
    resource,
    wanted: asked,
    most,
    nodes: cluster.nodes.length,
    holders: holdersOf(resource, blocked, world)
      .slice(0, MOST_HOLDERS)
      .map(({ about, amount: held }) => ({ about, amount: amount(held) })),
    ...(own && why === 'held-by-own' && { own: { pod: own.pod.name, node: own.node } }),
    ...(atMost !== undefined && { atMost }),
    ...(smaller && !autoscaler && { smaller: { ...smaller, inPart: gaps.pods !== undefined } }),
    ...(why === 'not-offered' && !gaps.nodes && { offered: offeredLike(resource, blocked) }),
    ...present({ outlook, limitRange, autoscaler }),
  };
}

/** The LimitRange that has put a request into a pod which asks for none itself, as LimitRanger notes on the pod. */
function limitRangeGiving(
  resource: string,
  { pod, ref }: Blocked,
  world: World,
): string | undefined {
  const note = pod.metadata?.annotations?.['kubernetes.io/limit-ranger'] ?? '';
  const isGiven = note
    .split(/[;:]\s*/)
    .map((one) => one.split(/[\s,]+/))
    .some((words) => words.includes(resource) && words.includes('request'));
  if (!isGiven) return undefined;
  const ranges = world.list('LimitRange', { namespace: ref.namespace ?? '' }).items;
  return ranges.find(({ spec }) =>
    spec?.limits?.some(
      (one) => one.type === 'Container' && (one.defaultRequest ?? one.default)?.[resource],
    ),
  )?.metadata?.name;
}

/** What is lacking on the nodes where the pod belongs, or by the scheduler's word alone. */
function missingIn({ placement, obstacle, message }: Blocked): readonly string[] {
  const codes = placement.nodes
    .filter(({ node }) => obstacle.nodes.includes(node))
    .flatMap(({ blockers }) => blockers.flatMap((one) => one.codes));
  const said = message.is === 'rejected' ? message.clauses.map(({ code }) => code) : [];
  return (codes.length > 0 ? codes : said).flatMap((code) => {
    if (code === 'too-many-pods') return ['pods'];
    return /^insufficient\/(.+)$/.exec(code)?.[1] ?? [];
  });
}

/** Extended resources, named alike, with which the pod would be placed: "nvidia.com/gpu" for "amd.com/gpu". */
function offeredLike(
  resource: string,
  { pod, cluster }: Pick<Unplaced, 'pod' | 'cluster'>,
): readonly string[] {
  const [device = ''] = resource.split('/').toReversed();
  const names = new Set(cluster.nodes.flatMap((node) => [...allocatableOf(node).keys()]));
  const alike = [...names].filter((name) => name.includes('/') && name.endsWith(`/${device}`));
  return alike.toSorted().filter((name) => {
    const { spec } = pod;
    const containers = (spec?.containers ?? []).map(({ resources = {}, ...one }) => ({
      ...one,
      resources: {
        ...resources,
        requests: renamed(resources.requests, resource, name),
        limits: renamed(resources.limits, resource, name),
      },
    }));
    return (
      whatIf(pod, cluster, { pod: { ...pod, spec: { ...spec, containers } } }).opens.length > 0
    );
  });
}

function renamed(
  amounts: Readonly<Record<string, string>> = {},
  was: string,
  is: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name === was ? is : name, amount]),
  );
}
