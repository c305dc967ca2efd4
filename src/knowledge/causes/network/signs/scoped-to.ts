import { refTo } from '../../../../domain/keys.ts';
import type { Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { newestFirst } from '../../../../readings/created.ts';
import { MESH_ROOT } from '../../../../readings/network/mesh.ts';
import { fieldsAt } from '../../../../readings/reports/fields.ts';
import { selects, type Labels } from '../../../../readings/selectors.ts';

/** Settings of the mesh of one kind. */
export type Scoped = Readonly<{ ref: Ref; object: Resource }>;

/** Which of a kind apply to a pod, the newest first: those of its namespace and of the whole mesh that select it, or all of theirs. */
export function scopedTo(pod: Resource<'Pod'>, kind: string, world: World): readonly Scoped[] {
  const { namespace = '', labels } = pod.metadata ?? {};
  const all = [...new Set([namespace, MESH_ROOT])].flatMap(
    (at) => world.list(kind, { namespace: at }).items,
  );
  return newestFirst(all)
    .filter((object) => {
      const [chosen] = fieldsAt(object, 'spec.workloadSelector.labels');
      return !chosen || selects({ matchLabels: chosen.value as Labels }, labels);
    })
    .map((object) => ({ ref: refTo(kind, object), object }));
}
