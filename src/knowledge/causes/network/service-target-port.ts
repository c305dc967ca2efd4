import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, Claim, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import { selectedPods } from '../../../readings/network/backends.ts';
import { upstreamsOf } from '../../../readings/network/ingress-backends.ts';
import { upstreamFailure } from '../../../readings/network/ingress-controllers.ts';
import { backendsOf } from '../../../readings/network/ingresses.ts';
import { declaredPort, mismatchOf, unservedPort } from '../../../readings/network/target-ports.ts';
import { readinessSince } from '../../../readings/pods/pods.ts';
import { namedPorts } from '../../../readings/policies/policy-peers.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { serviceTargetPortWords, type ServiceTargetPort } from './service-target-port.words.ts';

/**
 * A Service leads Ready pods' traffic to a port that they do not declare, and a log shows that nothing listens there:
 * of one who calls it, or of the pod itself.
 */
const servicePortUnserved: SymptomFinder<'Service'> = {
  kind: 'service-port-unserved',
  of: ['Service'],

  *find(service, world) {
    const on = refTo('Service', service);
    const unserved = unservedPort(service, world);
    if (!unserved) return;
    yield {
      kind: 'service-port-unserved',
      on,
      reason: unserved.isRefused ? 'Refused' : 'ListensElsewhere',
      evidence: unserved.said,
      hurts: 'users',
    };
  },
};

/** A Service sends to a port of its pods on which nothing listens. */
export const serviceTargetPort: Cause<ServiceTargetPort> = {
  id: 'network/service-target-port',
  explains: [
    'service-port-unserved',
    'service-without-backends',
    'ingress-reports-failure',
    'port-undeclared',
  ],
  symptom: servicePortUnserved,
  refines: ['network/service-waits-for-pods'],

  *explain(symptom, world) {
    const { kind, reason, evidence } = symptom;
    const on = isA('networking.k8s.io/Ingress', symptom.on)
      ? refusing(symptom.on, world)
      : symptom.on;
    const fact = on && isA('Service', on) ? world.get(on) : undefined;
    if (!on) return;
    if (fact?.is !== 'known' || (kind === 'service-without-backends' && reason !== 'NoPort'))
      return;
    const mismatch = mismatchOf(fact.value, world) ?? unservedPort(fact.value, world)?.mismatch;
    if (!mismatch) return;

    const { port, target, declared, path, pod } = mismatch;
    const pointsTo = quotedField(on, path, `${target}`);
    const has = declaredPort(pod);
    yield {
      subject: on,
      params: {
        port,
        target,
        declared,
        names: typeof target === 'string' ? Object.keys(namedPorts(pod)) : [],
        pod: pod.metadata?.name ?? '',
        ...(kind === 'port-undeclared' && { isOnlyDeclared: true as const }),
      },
      evidence: [pointsTo, ...(has ? [has] : []), evidence],
      strength: ['ListensElsewhere', 'Undeclared'].includes(reason) ? 'fits' : 'entails',
      restsOn: [on, podRef(pod)],
    } satisfies Claim<ServiceTargetPort>;
  },

  ...serviceTargetPortWords,
};

/** The Service of an Ingress whose pods refuse its controller at the port that the Service sends to. */
function refusing(on: Ref<'networking.k8s.io/Ingress'>, world: World): Ref<'Service'> | undefined {
  const ingress = world.get(on);
  if (ingress.is !== 'known') return undefined;
  const found = upstreamFailure(ingress.value, upstreamsOf(ingress.value, world), world);
  const { kind, host, port } = found?.failure ?? {};
  if (kind !== 'refused' || !host) return undefined;
  return backendsOf(ingress.value)
    .map(({ service }) => ({ ...service, kind: 'Service' as const }))
    .find((service) => {
      const fact = world.get(service);
      const mismatch = fact.is === 'known' ? mismatchOf(fact.value, world) : undefined;
      const saidAt = Date.parse(found?.said.at ?? world.now);
      const isBehind = selectedPods(service, world).pods.some(
        (pod) =>
          pod.status?.podIP === host && saidAt >= Date.parse(readinessSince(pod) ?? world.now),
      );
      return isBehind && mismatch?.target === port;
    });
}
