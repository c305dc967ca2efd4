// Where fields stand that a finding is about: in a pod template, in one of its containers, or in another object.
import { isA, kindOf, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Finding } from '../../domain/verdict.ts';
import { containersOf, type ContainerAt } from '../../readings/pods/container-specs.ts';
import { ownersOf } from '../../readings/workloads/workloads.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { tableOf } from '../../text/table-of.ts';
import { workloadOf, type Template } from '../change/workload.ts';
import { copiedJob } from './copied-job.ts';
import type { Holder, TemplateHolder } from './field-row.ts';

/** What has a pod template, beside those that workloadOf finds, and where that stands. */
const PLACES: Readonly<Record<string, string>> = tableOf({
  'apps/StatefulSet': '/spec/template',
  'apps/DaemonSet': '/spec/template',
  'batch/Job': '/spec/template',
  'batch/CronJob': '/spec/jobTemplate/spec/template',
  Pod: '',
});
/** Where a pod template stands in what holds it. */
export function placeOf({ at = '/spec/template' }: Holder): string {
  return at;
}

/** The pod template that a finding is about, which nobody owns but a person or Git. */
export function templateOf(finding: Finding, world: World): TemplateHolder | undefined {
  const workload = workloadOf(finding, world);
  if (workload) return workload;
  for (const { on } of [{ on: finding.subject }, ...finding.seen]) {
    const owner = ownersOf(on, world).at(-1) ?? on;
    const at = PLACES[owner.kind];
    const of = at === undefined ? undefined : objectOf(owner, world);
    if (!of || at === undefined) continue;
    const template = valueAt(of.object, at) as Template | undefined; // by its kind
    if (!template) continue;
    return isA('batch/Job', owner) ? copiedJob(of, world) : { ...of, template, at };
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
    at: `${placeOf(of)}${one.path}`,
    label: `${one.isInit ? 'initContainers' : 'containers'}[${one.container.name}]`,
  }));
}
