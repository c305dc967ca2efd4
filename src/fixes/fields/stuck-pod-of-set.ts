import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Finding } from '../../domain/verdict.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';

/**
 * The pod of a StatefulSet that somebody has to delete once its template is fixed: with OrderedReady pods it never
 * replaces one that was not Ready (known issue of its rolling update).
 */
export function stuckPodOfSet(on: Ref, { seen }: Finding, world: World): string | undefined {
  if (!isA('apps/StatefulSet', on)) return undefined;
  const set = world.get(on);
  if (set.is !== 'known' || set.value.spec?.podManagementPolicy === 'Parallel') return undefined;
  const ill = podsOf(on, world).pods.filter((pod) => !isReady(pod));
  const named = ill.find((pod) => seen.some((one) => one.on.name === pod.metadata?.name)) ?? ill[0];
  return named?.metadata?.name;
}
