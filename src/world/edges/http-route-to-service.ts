import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';

const HTTP_ROUTE = 'gateway.networking.k8s.io/HTTPRoute';
type Route = Resource & {
  readonly spec?: Readonly<{ rules?: readonly Readonly<{ backendRefs?: readonly Backend[] }>[] }>;
};
type Backend = Readonly<{ kind?: string; name?: string; namespace?: string }>;

/** An HTTPRoute sends to the Services that its rules name, also of other namespaces. */
export const httpRouteToService: Edge<typeof HTTP_ROUTE> = {
  id: 'http-route-to-service',
  from: HTTP_ROUTE,
  to: ['Service'],

  *links(route: Route) {
    const from = refTo(HTTP_ROUTE, route);
    for (const [rule, { backendRefs = [] }] of (route.spec?.rules ?? []).entries()) {
      for (const [index, { kind = 'Service', name, namespace }] of backendRefs.entries()) {
        const at = namespace ?? from.namespace;
        if (kind !== 'Service' || !name) continue;
        const path = `/spec/rules/${rule}/backendRefs/${index}/name`;
        yield { from, to: { kind, name, ...(at && { namespace: at }) }, path };
      }
    }
  },
};
