import type { Advised, Cause, Words } from '../../../domain/model.ts';
import { plural } from '../../../text/plural.ts';
import { timeWord } from '../../../text/time-word.ts';
import type { EndpointsAt } from './signs/endpoints-at.ts';
import type { Permitted } from './signs/policy-permits.ts';
import { permittedWords } from './words/permitted-words.ts';

/**
 * `peer` is "dns", or the host and port that the pod does not reach; `namespace` and `labels` are those of the caller;
 * `code` is how its log calls the timeout; `others` are further policies that restrict the same pod. `lastSuccess` is
 * that of the CronJob behind it. `lacks` is whom a rule would have to let through, where that is known: the caller, or the pods
 * of a host, without which it is the cluster's DNS.
 */
export type Denied = Readonly<{
  kind: string;
  direction: 'ingress' | 'egress';
  peer: string;
  caller: string;
  namespace: string;
  labels: string;
  permits: readonly Permitted[];
  others: readonly string[];
  isCertain: boolean;
  namesUnread?: true; // names outside are permitted, and nobody learns their addresses
  code?: string;
  behind?: EndpointsAt;
  cache?: string; // the address of the node's DNS cache, which runs on the network of the node
  cronJob?: string;
  lastSuccess?: string;
  lacks?: Readonly<{
    host?: string;
    port: number;
    labels: Readonly<Record<string, string>>;
    namespace: string;
  }>;
}>;

/** A connection that a policy does not permit, in words. */
export const policyDeniesWords: Pick<Cause<Denied>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, params) => inEnglish(name, params),
    ko: ({ name }, params) => inKorean(name, params),
  },

  advice: {
    choose: ({ name }, { lacks, kind, direction, namesUnread, cache }) =>
      cache
        ? ASK_CACHE(name, cache)
        : lacks
          ? undefined
          : namesUnread
            ? READ_NAMES(name)
            : {
                en: {
                  title: `Add a rule to ${kind} \`${name}\``,
                  text: `Let the owner of \`${name}\` add one rule to its \`${direction}\` list, for this connection only; keep the policy and its other rules.`,
                  undo: 'Take the rule out again.',
                },
                ko: {
                  title: `${kind} \`${name}\` 정책에 규칙 추가`,
                  text: `\`${name}\` 정책의 담당자가 \`${direction}\` 목록에 이 연결만을 위한 규칙 하나를 추가하게 하십시오. 정책과 다른 규칙은 그대로 둡니다.`,
                  undo: '추가한 규칙을 뺍니다.',
                },
              },
  },
};

const ASK_CACHE: (name: string, cache: string) => Advised = (name, cache) => ({
  en: {
    title: 'Let the pods ask the DNS cache of their node',
    text: `Add an egress rule to \`${name}\`: \`to: [{ ipBlock: { cidr: ${cache}/32 } }]\`, ports 53 UDP and TCP; keep the rule for the cluster DNS and add its Service address likewise.`,
    undo: 'Take the rule out again.',
  },
  ko: {
    title: '파드가 노드의 DNS 캐시에 묻게 하기',
    text: `\`${name}\` 정책의 egress 목록에 규칙을 추가하십시오: \`to: [{ ipBlock: { cidr: ${cache}/32 } }]\`, 포트 53 UDP와 TCP. 클러스터 DNS용 규칙은 두고 그 Service 주소도 같은 방법으로 추가하십시오.`,
    undo: '추가한 규칙을 뺍니다.',
  },
});

const READ_NAMES: (name: string) => Advised = (name) => ({
  en: {
    title: 'Let Cilium read the answers of the DNS',
    text: `Add \`rules: { dns: [{ matchPattern: "*" }] }\` to the toPorts of the rule of \`${name}\` by which the pod asks the DNS of the cluster (port 53).`,
    undo: 'Take it out again.',
  },
  ko: {
    title: 'Cilium이 DNS 응답을 읽게 하기',
    text: `\`${name}\` 정책에서 파드가 클러스터 DNS(53번 포트)에 묻게 하는 규칙의 toPorts 항목에 \`rules: { dns: [{ matchPattern: "*" }] }\` 설정을 추가하십시오.`,
    undo: '추가한 설정을 뺍니다.',
  },
});

function inEnglish(name: string, params: Denied): Words {
  const { kind, direction, peer, caller, namespace, labels, isCertain, cache } = params;
  const isDns = peer === 'dns';
  const what = isDns ? 'DNS (port 53)' : `\`${peer}\``;
  const verb = isCertain ? 'does not allow' : 'may not allow';
  const [of, whom] =
    direction === 'egress'
      ? [`egress of \`${caller}\``, what]
      : [`ingress of ${what}`, `\`${caller}\` (${labels}; namespace ${namespace})`];
  return {
    title: `${kind} \`${name}\` ${verb} ${direction === 'egress' ? what : `\`${caller}\``}`,
    sentence: `${kind} \`${name}\` restricts the ${of} and ${verb} ${whom}, so ${isDns ? 'name resolution fails for every name' : 'the packets are dropped'}.${cache ? ` Pods ask the DNS cache of their node at ${cache} (NodeLocal DNSCache). It runs on the network of the node, where a podSelector mostly matches nothing: the rule for the pods of the cluster DNS does not cover it.` : ''}`,
    state: isDns ? 'resolves no names' : 'cannot connect',
    so: soInEnglish(params),
    ...(kind === 'NetworkPolicy' && {
      detail: 'No object says whether the network plugin of this cluster enforces NetworkPolicies.',
    }),
  };
}

function inKorean(name: string, params: Denied): Words {
  const { kind, direction, peer, caller, namespace, labels, isCertain, cache } = params;
  const isDns = peer === 'dns';
  const what = isDns ? 'DNS(53번 포트)' : `\`${peer}\` 주소`;
  const verb = isCertain ? '허용하지 않습니다' : '허용하지 않을 수 있습니다';
  const [of, whom] =
    direction === 'egress'
      ? [`\`${caller}\` 파드의 egress`, `${what} 통신`]
      : [`${what}의 ingress`, `\`${caller}\` 파드(${labels}; ${namespace} 네임스페이스)의 접근`];
  return {
    title: `${kind} \`${name}\` 정책이 ${direction === 'egress' ? `${what} 통신` : `\`${caller}\` 파드의 접근`}을 ${verb}`,
    sentence: `${kind} \`${name}\` 정책이 ${of} 통신을 제한하며 ${whom}을 ${verb}. 그래서 ${isDns ? '모든 이름 조회가 실패합니다' : '패킷이 버려집니다'}.${cache ? ` 파드는 노드의 DNS 캐시 ${cache} 주소(NodeLocal DNSCache)에 묻습니다. 노드 네트워크에서 실행되어 podSelector가 대개 맞지 않으므로, 클러스터 DNS 파드용 규칙에 포함되지 않습니다.` : ''}`,
    state: isDns ? '이름 조회 실패' : '연결 실패',
    so: soInKorean(params),
    ...(kind === 'NetworkPolicy' && {
      detail:
        '이 클러스터의 네트워크 플러그인이 NetworkPolicy를 적용하는지는 어떤 객체에도 나오지 않습니다.',
    }),
  };
}

function soInEnglish(params: Denied) {
  const { peer, permits, others, code, behind, cronJob, lastSuccess, namesUnread } = params;
  const means =
    peer === 'dns'
      ? 'No question reaches the DNS servers, which may well be healthy.'
      : `${code ? `\`${code}\` is a timeout` : 'A timeout'}: the packets are dropped, not refused, for where nothing listens the connection would be refused.`;
  return [
    `It allows only: ${permits.map(permittedWords.en).join('; ') || 'nothing'}.`,
    ...(namesUnread
      ? [
          'Its names (toFQDNs) let nothing through: Cilium learns their addresses from the answers of the DNS, and no rule for this pod has it read those (`rules.dns`).',
        ]
      : []),
    ...others.map((one) => `\`${one}\` restricts the same pod, too.`),
    means,
    ...(behind
      ? [
          `Service \`${behind.service}\` has ${behind.ready} Ready ${plural(behind.ready, 'endpoint')} at port ${behind.port}.`,
        ]
      : []),
    ...(lastSuccess ? [`The last run that succeeded was at ${timeWord(lastSuccess)}.`] : []),
    ...(cronJob && !lastSuccess
      ? [`No run of CronJob \`${cronJob}\` is known to have succeeded.`]
      : []),
  ].join(' ');
}

function soInKorean(params: Denied) {
  const { peer, permits, others, code, behind, cronJob, lastSuccess, namesUnread } = params;
  const means =
    peer === 'dns'
      ? '질의가 DNS 서버에 닿지 않습니다. DNS 서버 자체는 정상일 수 있습니다.'
      : `${code ? `\`${code}\` 오류는 시간 초과이며` : '시간 초과이므로'} 패킷이 거부된 것이 아니라 버려진 것입니다. 듣는 프로세스가 없다면 연결이 거부(refused)됩니다.`;
  return [
    `허용 목록: ${permits.map(permittedWords.ko).join('; ') || '없음'}.`,
    ...(namesUnread
      ? [
          '이름(toFQDNs) 규칙은 아무것도 통과시키지 않습니다. Cilium은 DNS 응답에서 주소를 알아내는데, 이 파드의 규칙에는 응답을 읽게 하는 `rules.dns` 설정이 없습니다.',
        ]
      : []),
    ...others.map((one) => `\`${one}\` 정책도 같은 파드를 제한합니다.`),
    means,
    ...(behind
      ? [
          `\`${behind.service}\` 서비스에는 ${behind.port}번 포트의 Ready 엔드포인트가 ${behind.ready}개 있습니다.`,
        ]
      : []),
    ...(lastSuccess ? [`마지막으로 성공한 실행은 ${timeWord(lastSuccess)} 시각입니다.`] : []),
    ...(cronJob && !lastSuccess
      ? [`\`${cronJob}\` CronJob의 성공한 실행은 알려진 것이 없습니다.`]
      : []),
  ].join(' ');
}
