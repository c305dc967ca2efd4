import type { Cause } from '../../../domain/model.ts';
import { asksClusterDns, serviceAt } from '../../../world/readings/network/service-names.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { cannotReachWords, type CannotReach } from './cannot-reach.words.ts';

const ITSELF = /^(?:localhost|127\.[\d.]+|::1)$/;
/** Shorter names may be those of Services. */
const OUTSIDE = /^(?!.*\.svc(?:\.|$))[a-z][\w-]*(?:\.[\w-]+){2,}$/i;

/** The peer answered, so that nothing between is at fault: the client's own words say which two protocols met. */
const OTHER_PROTOCOL: readonly string[] = ['wants-tls', 'serves-plain', 'other-http'];

/** A container says that it cannot reach a peer, and nothing that was read of the peer explains why. */
export const cannotReach: Cause<CannotReach> = {
  id: 'network/cannot-reach',
  explains: FAILURES_TO_REACH,

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    if (!reach || reach.failure.kind === 'auth-refused') return;
    const { on, failure, said, address } = reach;
    const { host = '' } = failure;
    const service = host ? serviceAt(host, on.namespace ?? '', world) : undefined;
    const alias = service?.spec?.externalName;
    const isUnknown = failure.kind === 'no-such-host' || failure.kind === 'unresolved';
    const isAskedOfNode = isUnknown && service && !alias && !asksClusterDns(reach.pod);
    const is = isAskedOfNode ? 'asked-of-node' : placeOf(host);
    yield {
      subject: accountableFor(on, world).subject,
      params: {
        failure: failure.kind,
        caller: on.name,
        ...(failure.host && { host: failure.host }),
        ...(failure.port && { port: failure.port }),
        ...(address && { setting: address.setting }),
        ...(is && { is }),
        ...(alias && { alias }),
      },
      evidence: [said, ...(address ? [address.evidence] : [])],
      strength: isAskedOfNode || OTHER_PROTOCOL.includes(failure.kind) ? 'fits' : 'suggests',
    };
  },

  ...cannotReachWords,
};

function placeOf(host: string): CannotReach['is'] {
  if (ITSELF.test(host)) return 'itself';
  return OUTSIDE.test(host) ? 'outside' : undefined;
}
