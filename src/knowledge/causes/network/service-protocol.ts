import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { otherProtocolAt, probedOtherwise } from '../../../readings/network/port-protocols.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { serviceProtocolWords, type ServiceProtocol } from './service-protocol.words.ts';

/** What a client is told where no rule of the Service takes its packets. */
const FAILURES = ['refused', 'timeout', 'unreachable', 'unreached'];
const OF_UDP = /\b(?:dial|read|write) udp\b|\bUDP\b|datagram/;

/** A Service takes UDP at a port of its pods at which a probe is answered by TCP. */
const probedOverTcp: SymptomFinder<'Service'> = fieldSymptom(
  'network/service-protocol',
  ['Service'],
  'progress',
  (service, world) => {
    const other = probedOtherwise(service, world);
    return other && { path: other.path, quote: other.has, reason: 'OtherProtocol' };
  },
);

/** A client speaks one protocol to a port for which the Service takes another only. */
export const serviceProtocol: Cause<ServiceProtocol> = {
  id: 'network/service-protocol',
  explains: [...FAILURES_TO_REACH, 'network/service-protocol'],
  symptom: probedOverTcp,
  refines: ['log/complaining', 'network/cannot-reach', 'network/policy-denies'],

  *explain(symptom, world) {
    if (isA('Service', symptom.on)) {
      const fact = world.get(symptom.on);
      const other = fact.is === 'known' ? probedOtherwise(fact.value, world) : undefined;
      if (!other) return;
      const { port, has, path, probe, pod } = other;
      yield {
        subject: symptom.on,
        params: { port, has, spoken: 'TCP', probed: pod.name },
        evidence: [quotedField(symptom.on, path, has), probe],
        strength: 'fits',
      };
      return;
    }

    const reach = failureToReach(symptom, world);
    const { kind = '', host, port } = reach?.failure ?? {};
    if (!reach || !host || !port || !FAILURES.includes(kind)) return;
    const { on, said, address, isNamed } = reach;
    const service = serviceAt(host, on.namespace ?? '', world);
    const spoken = OF_UDP.test(said.quote) ? 'UDP' : 'TCP';
    const isPlain =
      service && service.spec?.type !== 'ExternalName' && service.spec?.clusterIP !== 'None';
    const other = isPlain ? otherProtocolAt(service, port, spoken) : undefined;
    if (!service || !other) return;
    const subject = refTo('Service', service);
    yield {
      subject,
      params: {
        port,
        has: other.has,
        spoken,
        caller: on.name,
        ...(address && { setting: address.setting }),
      },
      evidence: [
        said,
        ...(address ? [address.evidence] : []),
        quotedField(subject, other.path, other.has),
      ],
      strength: isNamed && kind !== 'unreached' ? 'entails' : 'fits',
      restsOn: [on, subject],
    };
  },

  ...serviceProtocolWords,
};
