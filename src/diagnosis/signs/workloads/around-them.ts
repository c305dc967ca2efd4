import type { Ref, World } from '../../../domain/model.ts';
import { autoscalerToTarget } from '../../../world/edges/autoscaler-to-target.ts';
import { disruptionBudgetToWorkload } from '../../../world/edges/disruption-budget-to-workload.ts';
import { ingressToService } from '../../../world/edges/ingress-to-service.ts';
import { routeToService } from '../../../world/edges/route-to-service.ts';

const EDGES = [
  autoscalerToTarget,
  disruptionBudgetToWorkload,
  ingressToService,
  ...routeToService.slice(0, 1), // each kind is a request of every answer: the rest is looked for where nothing is hurt
];

/** What scales and guards these workloads, and what leads visitors to these Services. */
export function aroundThem(refs: readonly Ref[], world: World): readonly Ref[] {
  return refs.flatMap((to) =>
    EDGES.filter((edge) => edge.to.includes(to.kind)).flatMap((edge) =>
      world.followBack(edge, to).items.map(({ from }) => from),
    ),
  );
}
