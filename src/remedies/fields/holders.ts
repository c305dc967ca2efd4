// Where fields stand that a finding is about: in a pod template, in one of its containers, or in another object.
import { isA, kindOf, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import { containersOf, type ContainerAt } from '../../world/readings/pods/container-specs.ts';
import { ownersOf } from '../../world/readings/workloads/workloads.ts';
import { workloadOf, type Template } from '../workload.ts';
import type { Holder } from './field-row.ts';

const SETS = ['apps/StatefulSet', 'apps/DaemonSet'] as const;
/** Where a pod template has its spec. */
export const SPEC = '/spec/template/spec';
/** A pod template, and what it makes pods for. */
export type TemplateHolder = Holder & Readonly<{ template: Template }>;

/** The pod template that a finding is about, which nobody owns but a person or Git. */
export function templateOf(finding: Finding, world: World): TemplateHolder | undefined {
  const workload = workloadOf(finding, world);
  if (workload) return workload;
  for (const { on } of [{ on: finding.subject }, ...finding.seen]) {
    const owner = ownersOf(on, world).at(-1) ?? on;
    const set = SETS.some((kind) => isA(kind, owner)) ? objectOf(owner, world) : undefined;
    const { template } = (set?.object as Resource<'apps/StatefulSet'> | undefined)?.spec ?? {};
    if (set && template) return { ...set, template };
  }
  return undefined;
}

/** An object whose own fields are changed, and which no operator would change back. */
export function objectOf(ref: Ref, world: World): Holder | undefined {
  const found = world.get(ref);
  if (found.is !== 'known') return undefined;
  const { uid, ownerReferences = [] } = found.value.metadata ?? {};
  if (!uid || ownerReferences.some(({ controller }) => controller)) return undefined;
  const on = { ...refTo(kindOf(found.value), found.value), uid };
  return { on, object: found.value, holder: { on, object: found.value } };
}

/** The container of that name where the template holds it today; `path` within the template. */
export type InTemplate = ContainerAt & Readonly<{ of: TemplateHolder; at: string; label: string }>;

/** The container of a finding in its workload's template. Sidecars may be injected: only names find one again. */
export function containerOf(finding: Finding, world: World, name: string): InTemplate | undefined {
  return containersIn(finding, world).find(({ container }) => container.name === name);
}

/** Every container of a finding's template. */
export function containersIn(finding: Finding, world: World): readonly InTemplate[] {
  const of = templateOf(finding, world);
  if (!of) return [];
  return [...containersOf(of.template.spec)].map((one) => ({
    ...one,
    of,
    at: `/spec/template${one.path}`,
    label: `${one.isInit ? 'initContainers' : 'containers'}[${one.container.name}]`,
  }));
}
