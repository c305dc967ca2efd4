import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';

type Route = Resource & {
  readonly spec?: Readonly<{ rules?: readonly Readonly<{ backendRefs?: readonly Backend[] }>[] }>;
};
type Backend = Readonly<{ kind?: string; name?: string; namespace?: string }>;

/** A route of Gateway API sends to the Services that its rules name, also of other namespaces. */
export const routeToService: readonly Edge[] = ['HTTPRoute', 'GRPCRoute'].map((name) => {
  const kind = `gateway.networking.k8s.io/${name}`;
  return {
    id: `route-to-service/${name}`,
    from: kind,
    to: ['Service'],
    links: (route) => linksOf(kind, route),
  };
});

function* linksOf(of: string, route: Route) {
  const from = refTo(of, route);
  for (const [rule, { backendRefs = [] }] of (route.spec?.rules ?? []).entries()) {
    for (const [index, { kind = 'Service', name, namespace }] of backendRefs.entries()) {
      const at = namespace ?? from.namespace;
      if (kind !== 'Service' || !name) continue;
      const path = `/spec/rules/${rule}/backendRefs/${index}/name`;
      yield { from, to: { kind, name, ...present({ namespace: at }) }, path };
    }
  }
}
