import type { Ref, World } from '../../domain/model.ts';
import { autoscalerToTarget } from '../edges/autoscaler-to-target.ts';
import { disruptionBudgetToWorkload } from '../edges/disruption-budget-to-workload.ts';
import { ingressToService } from '../edges/ingress-to-service.ts';
import { routeToService } from '../edges/route-to-service.ts';

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
