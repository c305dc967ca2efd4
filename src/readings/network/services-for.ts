import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import { selectedPods } from './backends.ts';
import { isNameLike } from './name-like.ts';

/** Objects that belong together: a workload, its revisions and its pods. */
type Workload = readonly Ref[];

/** A name says something only of a workload that is there: what is asked for but not read may be scaled to nothing. */
const NAMED = ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet', 'argoproj.io/Rollout'];

/** The Services that send to pods of a workload, and those of a name like its own that send to no pod at all. */
export function servicesFor(workload: Workload, world: World): readonly Ref<'Service'>[] {
  const there = workload.filter((ref) => world.get(ref).is === 'known');
  const pods = new Set(there.filter(({ kind }) => kind === 'Pod').map(({ name }) => name));
  const names = there.filter(({ kind }) => NAMED.includes(kind)).map(({ name }) => name);
  const { namespace } = workload[0] ?? {};
  if (!namespace || pods.size + names.length === 0) return [];

  return world
    .list('Service', { namespace })
    .items.map((service) => refTo('Service', service))
    .filter((service) => {
      const selected = selectedPods(service, world).pods.map((pod) => pod.metadata?.name ?? '');
      return selected.length > 0
        ? selected.some((name) => pods.has(name))
        : names.some((name) => isNameLike(name, service.name));
    });
}
