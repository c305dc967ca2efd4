import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { upstreamsOf } from '../../readings/network/ingress-backends.ts';
import { upstreamFailure } from '../../readings/network/ingress-controllers.ts';
import { readPolicies } from '../../readings/network/mesh.ts';
import { present } from '../../text/present.ts';

/** The controller of an Ingress writes that it gets no answer from the pods behind it: visitors see 502 or 504. */
export const ingressReportsFailure: SymptomFinder<'networking.k8s.io/Ingress'> = {
  kind: 'ingress-reports-failure',
  of: ['networking.k8s.io/Ingress'],
  asked: 'unless-outage',

  *find(ingress, world) {
    readPolicies(ingress.metadata?.namespace ?? '', world); // rounds are few
    const found = upstreamFailure(ingress, upstreamsOf(ingress, world), world);
    if (!found) return;
    const { failure, said, first } = found;
    yield {
      kind: 'ingress-reports-failure',
      on: refTo('networking.k8s.io/Ingress', ingress),
      reason: failure.kind === 'timeout' ? '504' : '502',
      evidence: said,
      ...present({ since: first }),
      hurts: 'users',
    };
  },
};
