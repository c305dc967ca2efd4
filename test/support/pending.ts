import { keyOf, kindOf } from '#src/domain/keys.ts';
import type { Cause, Claim } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ofKind } from '#src/engine/of-kind.ts';
import { rules } from '#src/knowledge/rules.ts';
import { clusterOf, type Node, type Pod } from '#src/simulator/cluster.ts';
import { place } from '#src/simulator/place.ts';
import { openWorld } from '#src/world/open-world.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { wordingsOf } from '#test/support/scheduler-words.ts';
import { newPod } from '#test/support/scheduling.ts';

/** The message of a scheduler that sees such a cluster. */
export function messageFor(pod: Pod, nodes: readonly Node[], pods: readonly Pod[]): string {
  const { nodes: placed } = place(pod, clusterOf(nodes, pods));
  const codes = placed.flatMap(({ blockers }) => blockers[0]?.codes ?? []);
  const clauses = [...Map.groupBy(codes, (code) => code)].map(
    ([code, each]) => `${each.length} ${wordingsOf(code)[0]}`,
  );
  return `0/${nodes.length} nodes are available: ${clauses.toSorted().join(', ')}.`;
}

/** What a cause claims about a pod that a scheduler with such a cluster could not place. */
export function claimsAboutPending<P extends object>(
  cause: Cause<P>,
  parts: Parameters<typeof newPod>[0],
  nodes: readonly Node[],
  pods: readonly Pod[] = [],
  forbidden: readonly string[] = [],
): readonly Claim<P>[] {
  const pod = newPod(parts, messageFor(newPod(parts), nodes, pods));
  return claimsAbout(pod, cause, cluster([...nodes, ...pods, pod], forbidden));
}

/** What is wrong with an object at first sight: not what somebody meant, or what is asked last. */
export function symptomsOf(
  object: Resource,
  others: readonly Resource[] = [],
  forbidden: readonly string[] = [],
) {
  const { world } = openWorld(
    cluster([...others.filter((one) => keyOf(one) !== keyOf(object)), object], forbidden),
  );
  return ofKind(kindOf(object), rules.symptomFinders)
    .filter(({ asked }) => !asked)
    .flatMap((finder) => [...finder.find(object, world)])
    .filter(({ hurts, normalFor }) => hurts !== 'nobody' && normalFor === undefined);
}
