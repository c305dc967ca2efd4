import type { Aside } from '../../../domain/audience.ts';
import { refKey } from '../../../domain/keys.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { refuserOf } from '../../../simulator/filters/inter-pod-affinity.ts';
import { writtenSelector } from '../../../simulator/spread.ts';
import { present } from '../../../text/present.ts';
import type { Blocked } from '../../placement/blocked-by.ts';
import { fewerReplicas } from './placement/fewer-replicas.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';
import { preemptionOutlook } from './placement/preemption-outlook.ts';
import { roomFor } from './placement/room-for.ts';
import { podAffinityWords, type RefusedPlacement } from './pod-affinity.words.ts';

const MOST_REFUSERS = 3;

/** Required rules between pods leave no node. */
export const podAffinity = obstacleCause<RefusedPlacement>({
  id: 'scheduling/pod-affinity',

  by: 'inter-pod-affinity',

  find(blocked, world) {
    const { pod, placement, obstacle, ref, nodes } = blocked;
    const codes = placement.nodes
      .filter(({ node }) => obstacle.nodes.includes(node))
      .flatMap(({ blockers }) => blockers[0]?.codes ?? []);
    const why = codes.find(isReason);
    if (!why) return undefined;
    const rules = why === 'existing-anti-affinity' ? [] : rulesOf(pod, why);
    const fits = why === 'pod-anti-affinity' ? roomFor(blocked, world) : undefined;
    const atMost = fits === 0 ? undefined : fits; // that none fits is said already
    const fewer = fewerReplicas(blocked, world);
    const outlook = preemptionOutlook(blocked, world);
    const params = {
      why,
      pod: ref.name,
      ...(rules.length > 0 && { rules }),
      ...(why !== 'pod-affinity' && { refusers: refusersIn(blocked) }),
      nodes: nodes.length,
      ...(atMost !== undefined && { atMost }),
      ...present({ fewer, outlook }),
    };
    return { params };
  },

  ...podAffinityWords,
});

/** One pod of each node, as far as they are told. */
function refusersIn({ pod, nodes, cluster }: Blocked): readonly Aside[] {
  const found = new Map<string, Aside>();
  for (const node of nodes) {
    const refuser = refuserOf(pod, node, cluster);
    if (refuser) found.set(refKey(podRef(refuser)), { about: podRef(refuser) });
    if (found.size === MOST_REFUSERS) break;
  }
  return [...found.values()];
}

/** What a pod demands or refuses beside it, and what counts as beside: "app=web, topologyKey=kubernetes.io/hostname". */
function rulesOf(
  { spec }: Resource<'Pod'>,
  why: 'pod-affinity' | 'pod-anti-affinity',
): readonly string[] {
  const { podAffinity: wanted, podAntiAffinity: refused } = spec?.affinity ?? {};
  const { requiredDuringSchedulingIgnoredDuringExecution: terms = [] } =
    (why === 'pod-affinity' ? wanted : refused) ?? {};
  return terms.map((term) => `${writtenSelector(term)}, topologyKey=${term.topologyKey}`);
}

function isReason(code: string): code is RefusedPlacement['why'] {
  return ['pod-affinity', 'pod-anti-affinity', 'existing-anti-affinity'].includes(code);
}
