import { jobCopy } from '../../carry-out/reach/made/job-copy.ts';
import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import type { Holder, TemplateHolder } from './field-row.ts';
import { freeName } from './free-name.ts';

/** What holds the pod template of a Job anew: a copy of one that failed, or of which no container has ever run. */
export function copiedJob({ on, object }: Holder, world: World): TemplateHolder | undefined {
  const { kind, namespace = '', name, uid } = on;
  if (!uid || !isOfKind('batch/Job', object) || !isStill(object, on, world)) return undefined;
  const copy = { kind, namespace, name: freeName(name, namespace, world) };
  const made = jobCopy.make(copy, object);
  const { template } = object.spec ?? {};
  return made && template
    ? { on, object, holder: { on: copy, object: made }, template, copied: { ...on, uid } }
    : undefined;
}

/** Whether it has ended or never ran, so that a copy would not run at the same time. */
function isStill(job: Resource<'batch/Job'>, on: Holder['on'], world: World): boolean {
  if (conditionOf(job, 'Failed')?.status === 'True') return true;
  const { pods, gap } = podsOf(on, world);
  const all = pods.flatMap(({ status }) => [
    ...(status?.initContainerStatuses ?? []),
    ...(status?.containerStatuses ?? []),
  ]);
  return !gap && all.every(({ state, restartCount }) => state?.waiting && restartCount === 0);
}
