import type { Gap } from '../../domain/gap.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownOf } from '../../text/own-of.ts';
import { present } from '../../text/present.ts';
import { tableOf } from '../../text/table-of.ts';
import type { Pod } from '../cluster.ts';
import { withLabelKeys } from './label-keys.ts';
import { requestsOf } from './requests.ts';

type Spec = NonNullable<Pod['spec']>;
type Container = Spec['containers'][number];
type Toleration = NonNullable<Spec['tolerations']>[number];
type Quantities = Readonly<Record<string, string>>;

/** What of a cluster fills in what a new pod leaves open. */
export type Defaults = Readonly<{
  limitRanges: readonly Resource<'LimitRange'>[]; // of the pod's namespace
  runtimeClasses: readonly Resource<'node.k8s.io/RuntimeClass'>[];
  priorityClasses: readonly Resource<'scheduling.k8s.io/PriorityClass'>[];
  gap?: Gap;
}>;

/** Where nothing is left open that a cluster would fill in. */
export const NOTHING_OPEN: Defaults = { limitRanges: [], runtimeClasses: [], priorityClasses: [] };
const CLUSTER_SCOPED = { namespace: '' };
/** The API server creates these classes itself. */
const SYSTEM_PRIORITIES: Readonly<Record<string, number>> = tableOf({
  'system-cluster-critical': 2_000_000_000,
  'system-node-critical': 2_000_001_000,
});
/** DefaultTolerationSeconds, with the API server's default of five minutes. */
const STAYS_WHILE: readonly Toleration[] = ['not-ready', 'unreachable'].map((key) => ({
  key: `node.kubernetes.io/${key}`,
  operator: 'Exists',
  effect: 'NoExecute',
  tolerationSeconds: 300,
}));

/** Reads what fills in a new pod of a namespace. */
export function readDefaults(namespace: string, world: World): Defaults {
  const limitRanges = world.list('LimitRange', { namespace });
  const runtimeClasses = world.list('node.k8s.io/RuntimeClass', CLUSTER_SCOPED);
  const priorityClasses = world.list('scheduling.k8s.io/PriorityClass', CLUSTER_SCOPED);
  const gap = limitRanges.gap ?? runtimeClasses.gap ?? priorityClasses.gap;
  return {
    limitRanges: limitRanges.items,
    runtimeClasses: runtimeClasses.items,
    priorityClasses: priorityClasses.items,
    ...present({ gap }),
  };
}

/** A new pod as the API server stores it, in all that the scheduler goes by. What is filled in already stays. */
export function completed(pod: Pod, defaults: Defaults = NOTHING_OPEN): Pod {
  if (!pod.spec) return pod;
  const spec = withRuntimeClass(withResources(pod.spec, defaults), defaults);
  const labels = pod.metadata?.labels ?? {};
  return {
    ...pod,
    spec: {
      ...withLabelKeys(spec, labels),
      ...priorityOf(spec, defaults),
      schedulerName: spec.schedulerName || 'default-scheduler',
      tolerations: withStays(spec.tolerations ?? []),
    },
  };
}

/** What a container limits it also requests; only then do the namespace's defaults fill in the rest. */
function withResources(spec: Spec, { limitRanges }: Defaults): Spec {
  const ports = (one: Container) => (spec.hostNetwork ? withHostPorts(one) : one);
  const limited = mapContainers(spec, (one) => ports(withRequests(one)));
  return limitRanges
    .flatMap((range) => range.spec?.limits ?? [])
    .filter(({ type }) => type === 'Container')
    .reduce<Spec>((before, limit) => {
      // The API server stores a LimitRange with these filled in.
      const limits = { ...limit.max, ...limit.default };
      const requests = { ...limit.min, ...limits, ...limit.defaultRequest };
      return mapContainers(before, (one) => withDefaults(one, limits, requests));
    }, withPodRequests(limited));
}

function mapContainers(spec: Spec, map: (one: Container) => Container): Spec {
  return {
    ...spec,
    containers: spec.containers.map(map),
    ...(spec.initContainers && { initContainers: spec.initContainers.map(map) }),
  };
}

function withRequests(one: Container): Container {
  const { limits, requests } = one.resources ?? {};
  if (!limits) return one;
  return { ...one, resources: { ...one.resources, requests: { ...limits, ...requests } } };
}

function withDefaults(one: Container, limits: Quantities, requests: Quantities): Container {
  const { resources = {} } = one;
  return {
    ...one,
    resources: {
      ...resources,
      limits: { ...limits, ...resources.limits },
      requests: { ...requests, ...resources.requests },
    },
  };
}

/** What a pod as a whole limits it also requests: as much as its containers do, or else its limit. */
function withPodRequests(spec: Spec): Spec {
  const { limits, requests } = spec.resources ?? {};
  if (!limits) return spec;
  const { resources: _, overhead: __, ...containers } = spec;
  const sum = requestsOf({ spec: containers });
  const missing = Object.entries(limits)
    .filter(([name]) => ownOf(requests, name) === undefined)
    .map(([name, limit]) => {
      const amount = sum.get(name);
      return [name, amount === undefined ? limit : `${amount}${name === 'cpu' ? 'm' : ''}`];
    });
  const all = { ...Object.fromEntries(missing), ...requests };
  return { ...spec, resources: { ...spec.resources, requests: all } };
}

function withHostPorts(one: Container): Container {
  if (!one.ports) return one;
  const ports = one.ports.map((port) => ({
    ...port,
    hostPort: port.hostPort || port.containerPort,
  }));
  return { ...one, ports };
}

function withRuntimeClass(spec: Spec, { runtimeClasses }: Defaults): Spec {
  const named = runtimeClasses.find(({ metadata }) => metadata?.name === spec.runtimeClassName);
  if (!named) return spec;
  const { overhead, scheduling } = named;
  const { nodeSelector, tolerations = [] } = scheduling ?? {};
  const before = spec.tolerations ?? [];
  const more = tolerations.filter((one) => !before.some((other) => isSameToleration(one, other)));
  return {
    ...spec,
    ...(overhead?.podFixed && { overhead: overhead.podFixed }),
    ...(nodeSelector && { nodeSelector: { ...spec.nodeSelector, ...nodeSelector } }),
    ...(more.length > 0 && { tolerations: [...before, ...more] }),
  };
}

function isSameToleration(a: Toleration, b: Toleration): boolean {
  return (['key', 'operator', 'value', 'effect'] as const).every((field) => a[field] === b[field]);
}

/** A pod that names no class has the one for all pods; of several the lowest. A class that was not read is unknown. */
function priorityOf(spec: Spec, { priorityClasses }: Defaults): Partial<Spec> {
  const { priorityClassName: name, priority, preemptionPolicy } = spec;
  const isMeant = ({ metadata, globalDefault }: (typeof priorityClasses)[number]) =>
    name ? metadata?.name === name : globalDefault === true && priority === undefined;
  const [found] = priorityClasses
    .filter(isMeant)
    .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  if (!found) {
    return {
      priority: priority ?? SYSTEM_PRIORITIES[name ?? ''] ?? 0,
      preemptionPolicy: preemptionPolicy ?? 'PreemptLowerPriority',
    };
  }
  return {
    priorityClassName: found.metadata?.name ?? '',
    priority: found.value ?? 0,
    preemptionPolicy: found.preemptionPolicy ?? 'PreemptLowerPriority',
  };
}

function withStays(tolerations: readonly Toleration[]): readonly Toleration[] {
  const missing = STAYS_WHILE.filter(
    (stay) =>
      !tolerations.some(
        ({ key, effect }) => (!key || key === stay.key) && (!effect || effect === stay.effect),
      ),
  );
  return [...tolerations, ...missing];
}
