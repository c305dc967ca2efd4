import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Op } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Subject } from '../../simulator/rollout/simulated.ts';
import { subjectOfUpdate } from '../../simulator/rollout/subject.ts';
import { changed } from '../../world/changed.ts';
import type { Workload } from '../change/workload.ts';

type Change = Readonly<{ on: Readonly<{ uid?: string }>; ops: readonly Op[] }>;

/** The update that a change of a workload, or of the object that holds its template, brings about. */
export function updateAfter(workload: Workload, { on, ops }: Change, world: World): Subject {
  const { object, holder, template } = workload;
  const after = on.uid === workload.on.uid ? asHandled(changed(object, ops), ops) : object;
  const held = on.uid === holder.on.uid ? changed(holder.object, ops) : holder.object;
  const { spec } = held as Resource<'apps/Deployment'>; // what holds a template has it there
  return subjectOfUpdate(
    { workload: after as typeof object, template: spec?.template ?? template, running: object },
    world,
  );
}

/** Argo Rollouts forgets that somebody promoted to the end when there is a new template (resetRolloutStatus). */
function asHandled(object: Resource, ops: readonly Op[]): Resource {
  const isNew = ops.some(({ path }) => path.startsWith('/spec/template'));
  if (!isNew || !isOfKind('argoproj.io/Rollout', object)) return object;
  const { promoteFull: _, ...status } = object.status ?? {};
  const forgotten: Resource<'argoproj.io/Rollout'> = { ...object, status };
  return forgotten;
}
