import { isA } from '../../../domain/keys.ts';
import type { Cause, Claim, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { selectedPods } from '../../../world/readings/network/backends.ts';
import { backendsOf } from '../../../world/readings/network/ingresses.ts';
import { mismatchOf, unservedPort } from '../../../world/readings/network/target-ports.ts';
import { readinessSince } from '../../../world/readings/pods/pods.ts';
import { namedPorts } from '../../../world/readings/policies/policy-peers.ts';
import { podRef } from '../../../world/readings/workloads/workloads.ts';
import { upstreamsOf } from '../../signs/network/ingress-backends.ts';
import { upstreamFailure } from '../../signs/network/ingress-controllers.ts';

/** `declared` are the ports of the pods, of which a single one is what was meant. */
type TargetPort = Readonly<{
  port: number;
  target: number | string;
  declared: readonly number[];
  names: readonly string[]; // of those ports, where it sends to one by name
  pod: string;
}>;

/** A Service sends to a port of its pods on which nothing listens. */
export const serviceTargetPort: Cause<TargetPort> = {
  id: 'network/service-target-port',
  explains: ['service-port-unserved', 'service-without-backends', 'ingress-reports-failure'],
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
    const pointsTo = { source: 'field', on, path, quote: `${target}` } as const;
    const has = portEvidence(pod);
    yield {
      subject: on,
      params: {
        port,
        target,
        declared,
        names: typeof target === 'string' ? Object.keys(namedPorts(pod)) : [],
        pod: pod.metadata?.name ?? '',
      },
      evidence: [pointsTo, ...(has ? [has] : []), evidence],
      strength: reason === 'ListensElsewhere' ? 'fits' : 'entails',
      restsOn: [on, podRef(pod)],
    } satisfies Claim<TargetPort>;
  },

  text: {
    en: ({ name }, { port, target, declared, names, pod }) => ({
      title: `Service \`${name}\`: wrong targetPort ${target}`,
      sentence: `Service \`${name}\` forwards port ${port} to targetPort ${target}, but the containers of \`${pod}\` declare ${declared.join(', ')}${names.length > 0 ? ` (named ${names.join(', ')})` : ''}.`,
      so:
        typeof target === 'string'
          ? 'Its pods are Ready, and none has a port of that name, so this port of it leads nowhere and every connection to it fails.'
          : 'Its endpoints are Ready and every connection through it fails, because nothing listens on the target port.',
    }),
    ko: ({ name }, { port, target, declared, names, pod }) => ({
      title: `\`${name}\` 서비스의 targetPort ${target} 값이 틀렸습니다`,
      sentence: `\`${name}\` 서비스는 ${port} 포트를 targetPort ${target} 값으로 보내지만 \`${pod}\` 파드의 컨테이너가 선언한 포트는 ${declared.join(', ')}${names.length > 0 ? `(이름: ${names.join(', ')})` : ''}입니다.`,
      so:
        typeof target === 'string'
          ? '파드는 Ready 상태이지만 그런 이름의 포트가 없어, 이 포트로 가는 모든 연결이 실패합니다.'
          : '엔드포인트는 Ready 상태이지만 대상 포트에서 듣는 프로세스가 없어 모든 연결이 실패합니다.',
    }),
  },
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

function portEvidence(pod: Resource<'Pod'>) {
  const index = (pod.spec?.containers ?? []).findIndex(({ ports = [] }) => ports.length > 0);
  const quote = pod.spec?.containers[index]?.ports?.[0]?.containerPort;
  if (quote === undefined) return undefined;
  const path = `/spec/containers/${index}/ports/0/containerPort`;
  return { source: 'field', on: podRef(pod), path, quote: `${quote}` } as const;
}
