import { isSameJson } from '../../text/canonical-json.ts';
import { present } from '../../text/present.ts';
import type { Pod } from '../cluster.ts';
import type { Template } from './template.ts';

type Spec = NonNullable<Pod['spec']>;
type Container = Spec['containers'][number];

/** A pod that is there, and the template of which it was made. */
export type Like = Readonly<{ pod: Pod; template: Template }>;

/**
 * The spec of a template with what admission added to a pod of the template before: a mesh's sidecar, tolerations,
 * the requests that something else set. What the templates differ in is the new one's.
 */
export function asAdmitted(after: Spec, { pod, template }: Like): Spec {
  const before = template.spec ?? { containers: [] };
  const there = pod.spec ?? before;
  const affinity = before.affinity ? undefined : there.affinity; // else of the pod's own revision
  return {
    ...after,
    ...containersOf(after, before, there),
    nodeSelector: { ...without(there.nodeSelector, before.nodeSelector), ...after.nodeSelector },
    tolerations: [...(after.tolerations ?? []), ...added(there.tolerations, before.tolerations)],
    ...(!after.affinity && affinity && { affinity }),
    ...(isClassed(after, before) && classesOf(there)),
  };
}

/** Whether a pod of the template before shows all that the cluster's defaults fill in for one of the new template. */
export function showsDefaults(after: Spec, { template }: Like): boolean {
  const before = template.spec ?? { containers: [] };
  const resources = ({ containers, initContainers = [] }: Spec) =>
    [...containers, ...initContainers].map((one) => [one.name, one.resources ?? {}]);
  return isClassed(after, before) && isSameJson(resources(after), resources(before));
}

function isClassed(after: Spec, before: Spec): boolean {
  return (
    after.priorityClassName === before.priorityClassName &&
    after.runtimeClassName === before.runtimeClassName
  );
}

/** What follows from the classes of a pod. */
function classesOf({ priority, preemptionPolicy, overhead }: Spec): Partial<Spec> {
  return {
    ...(priority !== undefined && { priority }),
    ...present({ preemptionPolicy, overhead }),
  };
}

function containersOf(after: Spec, before: Spec, there: Spec): Pick<Spec, 'containers'> {
  const initContainers = admitted(
    after.initContainers,
    before.initContainers,
    there.initContainers,
  );
  return {
    containers: admitted(after.containers, before.containers, there.containers),
    ...(initContainers.length > 0 && { initContainers }),
  };
}

function admitted(
  after: readonly Container[] = [],
  before: readonly Container[] = [],
  there: readonly Container[] = [],
): Container[] {
  const named = (among: readonly Container[], name: string) =>
    among.find((one) => one.name === name);
  const own = after.map((one) => {
    const runs = named(there, one.name);
    const isSame = isSameJson(named(before, one.name)?.resources, one.resources);
    return isSame && runs?.resources ? { ...one, resources: runs.resources } : one;
  });
  return [...own, ...there.filter(({ name }) => !named(before, name) && !named(after, name))];
}

function without(
  labels: Readonly<Record<string, string>> = {},
  known: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !Object.hasOwn(known, key)));
}

function added<T>(items: readonly T[] = [], known: readonly T[] = []): readonly T[] {
  return items.filter((item) => !known.some((one) => isSameJson(one, item)));
}
