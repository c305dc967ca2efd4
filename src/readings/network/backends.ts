import type { Gap } from '../../domain/gap.ts';
import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { endpointSliceToService } from '../edges/endpointslice-to-service.ts';
import { serviceToPod } from '../edges/service-to-pod.ts';
import { isOver, isStarting } from '../pods/pods.ts';
import { isWithin } from '../time.ts';
import { sleeperOf, workloadBehind } from './pod-makers.ts';

type Service = Resource<'Service'>;
type Slice = Resource<'discovery.k8s.io/EndpointSlice'>;

/** What stands behind a Service: addresses that take traffic on one of its ports, and all that are listed. */
export type Backends = Readonly<{
  slices: readonly Slice[];
  ready: number;
  listed: number;
  withoutPort: number; // ready, and none of the Service's ports leads there
  gap?: Gap;
}>;

/** The addresses behind a Service, as its EndpointSlices list them. */
export function backendsOf(service: Service, world: World): Backends {
  const { items, gap } = world.followBack(endpointSliceToService, refTo('Service', service));
  const slices = items
    .map(({ from }) => world.get({ ...from, kind: 'discovery.k8s.io/EndpointSlice' as const }))
    .flatMap((fact) => (fact.is === 'known' ? [fact.value] : []));

  const counted = slices.map((slice) => {
    const endpoints = slice.endpoints ?? [];
    // Not set is to be read as ready (discovery.k8s.io/v1, EndpointConditions).
    const ready = endpoints.filter(({ conditions }) => conditions?.ready ?? true).length;
    const leads = leadsTo(slice, service);
    return { ready: leads ? ready : 0, withoutPort: leads ? 0 : ready, listed: endpoints.length };
  });
  const sum = (part: 'ready' | 'withoutPort' | 'listed') =>
    counted.reduce((total, one) => total + one[part], 0);
  return {
    slices,
    ready: sum('ready'),
    listed: sum('listed'),
    withoutPort: sum('withoutPort'),
    ...present({ gap }),
  };
}

/** Whether one of a Service's ports leads to what a slice lists: by name, which differ only where a person wrote the slice. */
function leadsTo({ ports = [] }: Slice, { spec }: Service): boolean {
  const { ports: own = [], clusterIP, selector = {} } = spec ?? {};
  if (own.length === 0) return true;
  // Who asks DNS for the addresses brings a port of his own.
  if (clusterIP === 'None' || Object.keys(selector).length > 0) return ports.length > 0;
  return ports.some(({ name }) => own.some((one) => (one.name ?? '') === (name ?? '')));
}

/** Where it is written that an address behind a Service takes traffic. */
export function readyEndpoint(service: Service, world: World): Evidence | undefined {
  for (const slice of backendsOf(service, world).slices) {
    const index = (slice.endpoints ?? []).findIndex(({ conditions }) => conditions?.ready === true);
    if (index < 0) continue;
    const on = refTo('discovery.k8s.io/EndpointSlice', slice);
    return quotedField(on, `/endpoints/${index}/conditions/ready`, 'true');
  }
  return undefined;
}

/** The pods that a Service selects and that have not ended, and whether there may be more. */
export function selectedPods(
  service: Ref<'Service'>,
  world: World,
): Readonly<{ pods: readonly Resource<'Pod'>[]; gap?: Gap }> {
  const { items, gap } = world.follow(serviceToPod, service);
  const pods = items
    .map(({ to }) => world.get({ ...to, kind: 'Pod' as const }))
    .flatMap((fact) => (fact.is === 'known' ? [fact.value] : []));
  return { pods, ...present({ gap }) };
}

/** The Job controller adds these to the pods of each Job. */
const OF_JOBS = /^(?:batch\.kubernetes\.io\/)?(?:job-name|controller-uid)$/;
/** Pods are created and listed within seconds of the Service that selects them. */
export const SETTLED_MS = 20_000;

/** What is behind a Service that selects pods and has no address that takes traffic; undefined for any other. */
export function withoutBackends(service: Service, world: World): Backends | undefined {
  const on = refTo('Service', service);
  const selectsNone = Object.keys(service.spec?.selector ?? {}).length === 0;
  if (service.spec?.type === 'ExternalName' || selectsNone) return undefined;
  if (service.metadata?.deletionTimestamp) return undefined; // it goes

  const backends = backendsOf(service, world);
  if (backends.gap || backends.ready > 0 || isMeant(service, on, world)) return undefined;
  return backends;
}

/** The same of a Service that is no longer new. */
export function missingBackends(service: Service, world: World): Backends | undefined {
  if (isWithin(SETTLED_MS, service.metadata?.creationTimestamp, world.now)) return undefined;
  return withoutBackends(service, world);
}

/** What is listed behind a Service that selects no pods, where none of it takes traffic. */
export function unwrittenBackends(service: Service, world: World): Backends | undefined {
  const { selector = {}, type } = service.spec ?? {};
  if (Object.keys(selector).length > 0 || type === 'ExternalName') return undefined;
  const backends = backendsOf(service, world);
  return backends.gap || backends.ready > 0 ? undefined : backends;
}

/** The workload behind a Service that is scaled to zero, if it is and no pod is left. */
export function sleeperBehind(service: Service, world: World): Ref | undefined {
  const { pods, gap } = selectedPods(refTo('Service', service), world);
  const { selector = {} } = service.spec ?? {};
  if (gap || pods.length > 0 || Object.keys(selector).length === 0) return undefined;
  return sleeperOf(service.metadata?.namespace ?? '', selector, world);
}

/** Whether its pods have done their work, just begin, or are not wanted. */
function isMeant(service: Service, on: Ref<'Service'>, world: World): boolean {
  const { pods, gap } = selectedPods(on, world);
  if (gap) return true; // nobody knows
  if (pods.some((pod) => isStarting(pod, world.now))) return true;
  // The Job may be gone, or come again.
  const isOfJob = Object.keys(service.spec?.selector ?? {}).some((key) => OF_JOBS.test(key));
  return (isOfJob && pods.length === 0) || hasNothingToServe(service, pods, world);
}

/** Whether nothing is meant to be behind a Service now: its pods have done their work, or none are asked for. */
export function isIdle(service: Service, world: World): boolean {
  const { pods, gap } = selectedPods(refTo('Service', service), world);
  if (Object.keys(service.spec?.selector ?? {}).length === 0) return false;
  return !gap && hasNothingToServe(service, pods, world);
}

function hasNothingToServe(
  service: Service,
  pods: readonly Resource<'Pod'>[],
  world: World,
): boolean {
  if (pods.length > 0) return pods.every(isOver);
  return workloadBehind(service, world)?.wanted === 0;
}
