import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';
import { backendsOf } from '../network/ingresses.ts';

/** An Ingress sends to the Services that its rules and its default backend name. */
export const ingressToService: Edge<'networking.k8s.io/Ingress'> = {
  id: 'ingress-to-service',
  from: 'networking.k8s.io/Ingress',
  to: ['Service'],

  *links(ingress) {
    const from = refTo('networking.k8s.io/Ingress', ingress);
    for (const { service: to, path } of backendsOf(ingress)) yield { from, to, path };
  },
};
