import { isA, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { routeToService } from '../edges/route-to-service.ts';
import { isSelected, specsOf } from '../policies/cilium-policy.ts';
import { reportOf } from '../reports/report.ts';

const POLICIES = [
  { kind: 'cilium.io/CiliumNetworkPolicy', isNamespaced: true },
  { kind: 'cilium.io/CiliumClusterwideNetworkPolicy', isNamespaced: false },
] as const;

/** Policies that are about these pods, and routes of any namespace to these Services, of which their controllers say that they are not as they should be. */
export function refusedAround(refs: readonly Ref[], world: World): readonly Ref[] {
  const isIll = (object: Resource) => reportOf(object, world.now).is === 'ill';
  const [{ namespace = '' } = {}] = refs;
  const labelsOf = refs.flatMap((ref) => {
    const fact = isA('Pod', ref) ? world.get(ref) : undefined;
    return fact?.is === 'known' ? [fact.value.metadata?.labels ?? {}] : [];
  });
  const isAbout = (policy: Resource<(typeof POLICIES)[number]['kind']>) =>
    specsOf(policy).some((spec) =>
      labelsOf.some((labels) =>
        isSelected(spec, { namespace, labels }, policy.metadata?.namespace),
      ),
    );
  const policies = (labelsOf.length > 0 ? POLICIES : []).flatMap(({ kind, isNamespaced }) =>
    world
      .list(kind, { namespace: isNamespaced ? namespace : '' })
      .items.filter((policy) => isIll(policy) && isAbout(policy))
      .map((policy) => refTo(kind, policy)),
  );

  const services = refs.filter(({ kind }) => kind === 'Service');
  const leadsHere = ({ to }: { to: Ref }) =>
    services.some(({ name, namespace: at }) => name === to.name && at === to.namespace);
  const routes = (services.length > 0 ? routeToService : []).flatMap((edge) =>
    world
      .list(edge.from, { all: true })
      .items.filter(isIll)
      .map((route) => refTo(edge.from, route))
      .filter((at) => world.follow(edge, at).items.some(leadsHere)),
  );
  return [...policies, ...routes];
}
