import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, Symptom, Words, World } from '../../../domain/model.ts';
import {
  FAILURES_TO_REACH,
  failureToReach,
  type FailureToReach,
} from '../../../world/readings/logs/failure-to-reach.ts';
import { readyEndpoint } from '../../../world/readings/network/backends.ts';
import { serviceAt } from '../../../world/readings/network/service-names.ts';
import {
  rulingOnDns,
  rulingOnService,
} from '../../../world/readings/policies/policy-connections.ts';
import { permittedBy } from '../../../world/readings/policies/policy-permits.ts';
import type { Ruling } from '../../../world/readings/policies/policy-rulings.ts';
import { ownersOf } from '../../../world/readings/workloads/workloads.ts';

/**
 * `peer` is "dns", or the host and port that the pod does not reach; `labels` are those of the caller; `others` are
 * further policies that restrict the same pod. `lastSuccess` is that of the CronJob behind it.
 */
type Denies = Readonly<{
  kind: string;
  direction: 'ingress' | 'egress';
  peer: string;
  caller: string;
  labels: string;
  permits: readonly string[];
  others: readonly string[];
  isCertain: boolean;
  lastSuccess?: string;
}>;

/** A connection that gets no answer is one that the network policies do not permit. */
export const policyDenies: Cause<Denies> = {
  id: 'network/policy-denies',
  explains: FAILURES_TO_REACH,
  refines: ['network/cannot-reach'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    const asked = reach && rulingFor(reach, world);
    const [policy, ...others] = asked?.ruling.by ?? [];
    if (!reach || !asked || !policy || asked.ruling.is === 'allowed') return;

    const { on, pod, said, address } = reach;
    const { ruling, peer } = asked;
    const isCertain = ruling.is === 'denied' && (peer === 'dns' || reach.isNamed);
    const lastSuccess = lastSuccessOf(symptom, world);
    yield {
      subject: policy,
      params: {
        kind: policy.kind.split('/').at(-1) ?? '',
        direction: ruling.direction,
        peer,
        caller: on.name,
        labels: Object.entries(pod.metadata?.labels ?? {})
          .filter(([key]) => !GENERATED.test(key))
          .map((pair) => pair.join('='))
          .join(','),
        permits: permittedBy(policy, ruling.direction, world),
        others: others.map(({ name }) => name),
        isCertain,
        ...(lastSuccess && { lastSuccess }),
      },
      evidence: [said, ...(address ? [address.evidence] : []), ...asked.seen, named(policy)],
      // Cilium enforces its own policies. Who enforces the others, if anybody, no object says.
      strength: isCertain
        ? policy.kind.startsWith('cilium.io/')
          ? 'entails'
          : 'fits'
        : 'suggests',
    };
  },

  text: {
    en: (policy, params) => inEnglish(policy.name, params),
    ko: (policy, params) => inKorean(policy.name, params),
  },
};

function inEnglish(name: string, params: Denies): Words {
  const { kind, direction, peer, caller, labels, permits, others, isCertain, lastSuccess } = params;
  const isDns = peer === 'dns';
  const what = isDns ? 'DNS (port 53)' : `\`${peer}\``;
  const verb = isCertain ? 'does not allow' : 'may not allow';
  const [of, whom] =
    direction === 'egress'
      ? [`egress of \`${caller}\``, what]
      : [`ingress of ${what}`, `\`${caller}\` (${labels})`];
  const more = others.map((one) => ` \`${one}\` restricts the same pod, too.`).join('');
  return {
    title: `${kind} \`${name}\` ${verb} ${direction === 'egress' ? what : `\`${caller}\``}`,
    sentence: `${kind} \`${name}\` restricts the ${of} and ${verb} ${whom}, so ${isDns ? 'name resolution fails for every name' : 'the packets are dropped'}.`,
    state: isDns ? 'resolves no names' : 'cannot connect',
    so: `It allows only: ${permits.join('; ') || 'nothing'}.${more} ${
      isDns
        ? 'No question reaches the DNS servers, which may well be healthy.'
        : 'A timeout means dropped packets: where nothing listens, the connection would be refused.'
    }${lastSuccess ? ` The last run that succeeded was at ${lastSuccess}.` : ''}`,
    ...(kind === 'NetworkPolicy' && {
      detail: 'No object says whether the network plugin of this cluster enforces NetworkPolicies.',
    }),
  };
}

function inKorean(name: string, params: Denies): Words {
  const { kind, direction, peer, caller, labels, permits, others, isCertain, lastSuccess } = params;
  const isDns = peer === 'dns';
  const what = isDns ? 'DNS(53번 포트)' : `\`${peer}\` 주소`;
  const verb = isCertain ? '허용하지 않습니다' : '허용하지 않을 수 있습니다';
  const [of, whom] =
    direction === 'egress'
      ? [`\`${caller}\` 파드의 egress`, `${what} 통신`]
      : [`${what}의 ingress`, `\`${caller}\` 파드(${labels})의 접근`];
  const more = others.map((one) => ` \`${one}\` 정책도 같은 파드를 제한합니다.`).join('');
  return {
    title: `${kind} \`${name}\` 정책이 ${direction === 'egress' ? `${what} 통신` : `\`${caller}\` 파드의 접근`}을 ${verb}`,
    sentence: `${kind} \`${name}\` 정책이 ${of} 통신을 제한하며 ${whom}을 ${verb}. 그래서 ${isDns ? '모든 이름 조회가 실패합니다' : '패킷이 버려집니다'}.`,
    state: isDns ? '이름 조회 실패' : '연결 실패',
    so: `허용 목록: ${permits.join('; ') || '없음'}.${more} ${
      isDns
        ? '질의가 DNS 서버에 닿지 않습니다. DNS 서버 자체는 정상일 수 있습니다.'
        : '시간 초과는 패킷이 버려졌다는 뜻입니다. 듣는 프로세스가 없다면 연결이 거부(refused)됩니다.'
    }${lastSuccess ? ` 마지막으로 성공한 실행은 ${lastSuccess} 시각입니다.` : ''}`,
    ...(kind === 'NetworkPolicy' && {
      detail:
        '이 클러스터의 네트워크 플러그인이 NetworkPolicy를 적용하는지는 어떤 객체에도 나오지 않습니다.',
    }),
  };
}

/** Labels that controllers add to tell revisions and runs apart. */
const GENERATED =
  /hash|controller-uid|generation|^batch\.kubernetes\.io|^job-name$|^statefulset\.|^apps\.kubernetes\.io/;
const DNS_FAILURES = ['no-dns-answer', 'unresolved'];

/** `seen` shows that the peer is there. */
type Asked = Readonly<{ ruling: Ruling; peer: string; seen: readonly Evidence[] }>;

function rulingFor({ pod, on, failure }: FailureToReach, world: World): Asked | undefined {
  const { kind, host, port } = failure;
  if (DNS_FAILURES.includes(kind))
    return { ruling: rulingOnDns(pod, world), peer: 'dns', seen: [] };
  const service =
    kind === 'timeout' && host ? serviceAt(host, on.namespace ?? '', world) : undefined;
  const ruling = service && rulingOnService(pod, service, port, world);
  const seen = service ? readyEndpoint(service, world) : undefined;
  const peer = `${host}${port ? `:${port}` : ''}`;
  return ruling && { ruling, peer, seen: seen ? [seen] : [] };
}

function lastSuccessOf({ on }: Symptom, world: World): string | undefined {
  if (!isA('batch/Job', on)) return undefined;
  const [owner] = ownersOf(on, world);
  const fact = owner && isA('batch/CronJob', owner) ? world.get(owner) : undefined;
  return fact?.is === 'known' ? fact.value.status?.lastSuccessfulTime : undefined;
}

function named(on: Ref): Evidence {
  return { source: 'field', on, path: '/metadata/name', quote: on.name };
}
