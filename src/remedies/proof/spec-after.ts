import { isSameJson } from '../canonical-json.ts';
import type { Template } from '../workload.ts';

type Spec = NonNullable<Template['spec']>;

/**
 * The spec of a pod after a change of the template that it was made from: admission may have added to the pod, so
 * only what differs in the template is taken over.
 */
export function specAfter(pod: Spec, before: Spec, after: Spec): Spec {
  const { nodeName: _, topologySpreadConstraints: __, ...spec } = pod;
  const { affinity, nodeSelector, topologySpreadConstraints } = after;
  return {
    ...spec,
    containers: spec.containers.map((one) => containerAfter(one, before, after)),
    nodeSelector: { ...without(spec.nodeSelector, before.nodeSelector), ...nodeSelector },
    tolerations: [...(after.tolerations ?? []), ...added(spec.tolerations, before.tolerations)],
    ...(!isSameJson(before.affinity, affinity) && { affinity: affinity ?? {} }),
    ...(topologySpreadConstraints && { topologySpreadConstraints }),
  };
}

type Container = Spec['containers'][number];

function containerAfter(container: Container, before: Spec, after: Spec): Container {
  const [was, is] = [before, after].map(({ containers }) =>
    containers.find(({ name }) => name === container.name),
  );
  return {
    ...container,
    ...(is?.resources && !isSameJson(was?.resources, is.resources) && { resources: is.resources }),
    ...(is?.ports && !isSameJson(was?.ports, is.ports) && { ports: is.ports }),
  };
}

function without(
  labels: Readonly<Record<string, string>> = {},
  known: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !(key in known)));
}

function added<T>(items: readonly T[] = [], known: readonly T[] = []): readonly T[] {
  return items.filter((item) => !known.some((one) => isSameJson(one, item)));
}
