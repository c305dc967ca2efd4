import { isA } from '../../../domain/keys.ts';
import type { Cause, Claim } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { mismatchOf, unservedPort } from '../../../world/readings/target-ports.ts';
import { podRef } from '../../../world/readings/workloads.ts';

/** `declared` are the ports of the pods, of which a single one is what was meant. */
type TargetPort = Readonly<{
  port: number;
  target: number | string;
  declared: readonly number[];
  pod: string;
}>;

/** A Service sends to a port of its pods on which nothing listens. */
export const serviceTargetPort: Cause<TargetPort> = {
  id: 'network/service-target-port',
  explains: ['service-port-unserved', 'service-without-backends'],
  refines: ['network/service-waits-for-pods'],

  *explain({ kind, on, reason, evidence }, world) {
    const fact = isA('Service', on) ? world.get(on) : undefined;
    if (fact?.is !== 'known' || (kind === 'service-without-backends' && reason !== 'NoPort'))
      return;
    const mismatch = mismatchOf(fact.value, world) ?? unservedPort(fact.value, world)?.mismatch;
    if (!mismatch) return;

    const { port, target, declared, path, pod } = mismatch;
    const pointsTo = { source: 'field', on, path, quote: `${target}` } as const;
    const has = portEvidence(pod);
    yield {
      subject: on,
      params: { port, target, declared, pod: pod.metadata?.name ?? '' },
      evidence: [pointsTo, ...(has ? [has] : []), evidence],
      strength: reason === 'ListensElsewhere' ? 'fits' : 'entails',
      restsOn: [on, podRef(pod)],
    } satisfies Claim<TargetPort>;
  },

  text: {
    en: ({ name }, { port, target, declared, pod }) => ({
      title: `Service \`${name}\`: wrong targetPort ${target}`,
      sentence: `Service \`${name}\` forwards port ${port} to targetPort ${target}, but the containers of \`${pod}\` declare ${declared.join(', ')}.`,
      so: 'Its endpoints are Ready and every connection through it fails, because nothing listens on the target port.',
    }),
    ko: ({ name }, { port, target, declared, pod }) => ({
      title: `\`${name}\` 서비스의 targetPort ${target} 값이 틀렸습니다`,
      sentence: `\`${name}\` 서비스는 ${port} 포트를 targetPort ${target} 값으로 보내지만 \`${pod}\` 파드의 컨테이너가 선언한 포트는 ${declared.join(', ')}입니다.`,
      so: '엔드포인트는 Ready 상태이지만 대상 포트에서 듣는 프로세스가 없어 모든 연결이 실패합니다.',
    }),
  },
};

function portEvidence(pod: Resource<'Pod'>) {
  const index = (pod.spec?.containers ?? []).findIndex(({ ports = [] }) => ports.length > 0);
  const quote = pod.spec?.containers[index]?.ports?.[0]?.containerPort;
  if (quote === undefined) return undefined;
  const path = `/spec/containers/${index}/ports/0/containerPort`;
  return { source: 'field', on: podRef(pod), path, quote: `${quote}` } as const;
}
