import type { Ref, World } from '../../domain/model.ts';
import { podToController } from '../edges/pod-to-controller.ts';
import { eventsSaying } from '../events.ts';
import { podsOf } from './workloads.ts';

/** "Created pod: web-x2lkq", "create Pod web-0 in StatefulSet web successful" (kubernetes, pkg/controller). */
const MADE = /^(?:Created pod:|create Pod) (\S+)/;
/** So many that are gone are looked at: each is a request. */
const MOST = 3;

/** The pods in whose place a pod may have been made, as its maker tells by events: that of its own name first, as a StatefulSet makes it by the same. */
export function predecessorsOf(pod: Ref<'Pod'>, world: World): readonly Ref<'Pod'>[] {
  const [{ to: maker } = {}] = world.follow(podToController, pod).items;
  if (!maker) return [];
  const { namespace = '' } = pod;
  const stay = podsOf(maker, world).pods.filter(({ metadata }) => !metadata?.deletionTimestamp);
  const gone = eventsSaying(['SuccessfulCreate'], maker, world)
    .flatMap(({ quote }) => MADE.exec(quote)?.[1] ?? [])
    .filter((name) => !stay.some(({ metadata }) => metadata?.name === name))
    .slice(0, MOST);
  return [...new Set([pod.name, ...gone])].map((name) => ({ kind: 'Pod', namespace, name }));
}
