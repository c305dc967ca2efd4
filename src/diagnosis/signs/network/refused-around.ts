import { isA, refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { httpRouteToService } from '../../../world/edges/http-route-to-service.ts';
import { isSelected, specsOf } from '../../../world/readings/policies/cilium-policy.ts';
import { reportOf } from '../reports/report.ts';

const POLICY = 'cilium.io/CiliumNetworkPolicy';

/** Policies that are about these pods, and routes of other namespaces to these Services, of which their controllers say that they are not as they should be. */
export function refusedAround(refs: readonly Ref[], world: World): readonly Ref[] {
  const isIll = (object: Resource) => reportOf(object, world.now).is === 'ill';
  const pods = refs.flatMap((ref) => {
    const fact = isA('Pod', ref) ? world.get(ref) : undefined;
    return fact?.is === 'known' ? [fact.value] : [];
  });
  const [{ namespace = '' } = {}] = refs;
  const policies = pods.length > 0 ? world.list(POLICY, { namespace }).items.filter(isIll) : [];
  const labelsOf = pods.map(({ metadata }) => metadata?.labels ?? {});
  const isAbout = (policy: Resource<typeof POLICY>) =>
    specsOf(policy).some((spec) =>
      labelsOf.some((labels) => isSelected(spec, { namespace, labels }, namespace)),
    );

  const services = refs.filter(({ kind }) => kind === 'Service');
  const { from: kind } = httpRouteToService;
  const routes = services.length > 0 ? world.list(kind, { all: true }).items.filter(isIll) : [];
  const afar = routes.map((route) => refTo(kind, route)).filter((at) => at.namespace !== namespace);
  const leadsHere = (at: Ref<typeof kind>) =>
    world
      .follow(httpRouteToService, at)
      .items.some(({ to }) =>
        services.some((one) => one.name === to.name && one.namespace === to.namespace),
      );
  return [...policies.filter(isAbout).map((one) => refTo(POLICY, one)), ...afar.filter(leadsHere)];
}
