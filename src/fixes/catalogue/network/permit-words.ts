import type { RemedyWords } from '../../../domain/remedy.ts';
import type { Direction } from '../../../readings/policies/policy-peers.ts';
import { marked } from '../../../text/marked.ts';
import { shell } from '../../../text/shell.ts';
import type { Evaluated } from './permitting-change.ts';

/** `lines` are the YAML of one more rule for the policy; `cronJob` is what the caller runs for. */
export type Permit = Readonly<{
  kind: string;
  name: string;
  direction: Direction;
  lines: readonly string[];
  caller: string;
  namespace: string;
  peer: string;
  effect?: Evaluated;
  cronJob?: string;
}>;

/** One more rule for a policy, in words. */
export const permitWords = {
  en({ kind, name, direction, lines, effect, ...of }: Permit): RemedyWords {
    return {
      title: `Add a rule to ${kind} \`${name}\``,
      text: [
        `Let the owner of \`${name}\` add one rule to its \`${direction}\` list, for this connection only${effect?.isInGit ? ', in Git, from which a live change would be undone' : ''}; keep the policy and its other rules.`,
        ...(effect ? [seenInEnglish(effect, direction, of)] : []),
        ...(of.cronJob ? [`Then start a run: \`${runOf(of.namespace, of.cronJob)}\`.`] : []),
      ].join(' '),
      lines,
      undo: 'Take the rule out again.',
    };
  },

  ko({ kind, name, direction, lines, effect, ...of }: Permit): RemedyWords {
    return {
      title: `${kind} \`${name}\` 정책에 규칙 추가`,
      text: [
        `\`${name}\` 정책의 담당자가 \`${direction}\` 목록에 이 연결만을 위한 규칙 하나를 추가하게 하십시오. 정책과 다른 규칙은 그대로 둡니다.${effect?.isInGit ? ' Git에서 관리되므로 Git에서 바꿔야 합니다.' : ''}`,
        ...(effect ? [seenInKorean(effect, direction, of)] : []),
        ...(of.cronJob
          ? [`그런 다음 실행을 시작하십시오: \`${runOf(of.namespace, of.cronJob)}\`.`]
          : []),
      ].join(' '),
      lines,
      undo: '추가한 규칙을 뺍니다.',
    };
  },
};

type Of = Pick<Permit, 'caller' | 'peer'>;

/** As peer of a connection: only what its caller may is evaluated. */
export const DNS = 'DNS';

/** Where the cache listens by default (kubernetes: cluster/addons/dns/nodelocaldns/README.md). */
const CACHE = '169.254.20.10';

/** On the other side a policy may stop the same connection. */
const ACROSS = {
  en: { ingress: 'egress policies of the caller', egress: 'ingress policies of its peer' },
  ko: { ingress: '호출하는 쪽의 egress 정책', egress: '상대 쪽의 ingress 정책' },
} as const;

function seenInEnglish(
  { before, after, others, isAssumed, isCached }: Evaluated,
  direction: Direction,
  { caller, peer }: Of,
) {
  const way = direction === 'ingress' ? 'in' : 'out';
  const also =
    others.length > 0
      ? `it lets ${way} ${marked(others)} as well`
      : `no other pod of that namespace is let ${way}`;
  if (after === 'allowed')
    return `Evaluated with all policies${peer === DNS ? ' of the caller' : ', both ways'}: they ${before === 'denied' ? 'deny' : 'do not surely allow'} \`${caller}\` → \`${peer}\` now and allow it with this rule${isAssumed ? ', if the DNS is the pods with these labels, which could not be seen' : ''}; ${also}.`;
  return `This rule alone is not enough: with it the policies ${after === 'denied' ? 'still deny' : 'do not surely allow'} \`${caller}\` → \`${peer}\`. ${isCached ? `Pods ask the cache on their node (\`node-local-dns\`), which no pod label selects where it uses the node's network: let the same ports through to its address as well, ${CACHE} unless it was installed with another.` : `Look at the ${ACROSS.en[direction]}, too.`}`;
}

function seenInKorean(
  { before, after, others, isAssumed, isCached }: Evaluated,
  direction: Direction,
  { caller, peer }: Of,
) {
  const also =
    others.length > 0
      ? `${marked(others)} 워크로드도 함께 허용됩니다`
      : '그 네임스페이스의 다른 파드는 새로 허용되지 않습니다';
  if (after === 'allowed')
    return `${peer === DNS ? '호출하는 쪽의 모든 정책을' : '모든 정책을 양방향으로'} 평가한 결과, \`${caller}\` → \`${peer}\` 연결은 지금은 ${before === 'denied' ? '막히고' : '허용되는지 확실하지 않고'} 이 규칙이 있으면 허용됩니다${isAssumed ? '(DNS 파드를 보지 못해 보통의 레이블을 가정함)' : ''}. ${also}.`;
  return `이 규칙만으로는 부족합니다. 규칙을 더해도 정책이 \`${caller}\` → \`${peer}\` 연결을 ${after === 'denied' ? '여전히 막습니다' : '확실히 허용하지는 않습니다'}. ${isCached ? `파드는 노드의 캐시(\`node-local-dns\`)에 질의합니다. 캐시가 노드의 네트워크를 쓰면 파드 레이블로 고를 수 없으므로, 같은 포트를 캐시 주소(따로 정하지 않았다면 ${CACHE})로도 열어야 합니다.` : `${ACROSS.ko[direction]}도 확인하십시오.`}`;
}

function runOf(namespace: string, cronJob: string): string {
  return shell`kubectl -n ${namespace} create job --from=cronjob/${cronJob} ${cronJob}-again`;
}
