import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';

/** Set by the EndpointSlice controller, and by people for a Service without a selector. */
const LABEL = 'kubernetes.io/service-name';

/** An EndpointSlice holds the addresses behind a Service. */
export const endpointSliceToService: Edge<'discovery.k8s.io/EndpointSlice'> = {
  id: 'endpointslice-to-service',
  from: 'discovery.k8s.io/EndpointSlice',
  to: ['Service'],

  *links(slice) {
    const name = slice.metadata?.labels?.[LABEL];
    if (!name) return;
    const from = refTo('discovery.k8s.io/EndpointSlice', slice);
    const { namespace = '' } = from;
    yield {
      from,
      to: { kind: 'Service', namespace, name },
      path: `/metadata/labels/${LABEL.replace('/', '~1')}`,
    };
  },
};
