import type { Bilingual, Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { nameServerFor, type NameServer } from '../../../readings/network/name-server.ts';
import { asksClusterDns, serviceAt } from '../../../readings/network/service-names.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { nameServerWords } from '../../words/name-server-words.ts';
import { peerFailureWords } from '../../words/peer-failure-words.ts';
import { podWords } from '../../words/pod-words.ts';
import { siblingAt } from './signs/sibling.ts';

/**
 * `host` may be an address; it is not known where neither log nor settings tell it. `is`: the pod itself, what a Service
 * without pods of its own stands for (`alias`), a name outside of the cluster, or that of a Service, which the pod asks the
 * DNS of its node for.
 */
type CannotReach = Readonly<{
  failure: PeerFailureKind;
  caller: string;
  host?: string;
  port?: number;
  setting?: string;
  is?: 'itself' | 'outside' | 'asked-of-node';
  alias?: string;
  sibling?: string; // the other container of the pod that is to listen on the port
  says?: string; // what that has written where it is not well
  dns?: NameServer;
}>;

const ITSELF_NEXT = {
  en: 'That address is the pod itself: no container of it listens on that port. Where the peer is elsewhere, the program has not been told its address and uses its default.',
  ko: '그 주소는 파드 자신이며, 파드의 어떤 컨테이너도 그 포트에서 듣지 않습니다. 상대가 다른 곳에 있다면 프로그램이 주소를 받지 못해 기본값을 쓰는 것입니다.',
};

const siblingNext: Bilingual<(container: string, says?: string) => string> = {
  en: (container, says) =>
    `That address is the pod itself, and its container \`${container}\` is to listen on that port${says === undefined ? ': look at its state and its log first.' : `. It is not well, and writes: “${says}”.`}`,
  ko: (container, says) =>
    `그 주소는 파드 자신이며, 그 포트는 같은 파드의 \`${container}\` 컨테이너가 맡습니다. ${says === undefined ? '그 컨테이너의 상태와 로그를 먼저 확인하십시오.' : `그 컨테이너가 정상이 아니며 로그에 “${says}”라고 남겼습니다.`}`,
};

const OUTSIDE_NEXT = {
  en: 'The name is one outside of the cluster: look at its spelling, and whether the servers that the cluster DNS asks for such names know it.',
  ko: '클러스터 밖의 이름입니다. 철자를 확인하고, 클러스터 DNS가 이런 이름을 묻는 서버가 그 이름을 아는지 확인하십시오.',
};

const OF_NODE_NEXT = {
  en: 'There is such a Service, and the pod does not ask the DNS of the cluster but that of its node, which knows no Services: with hostNetwork it needs the dnsPolicy ClusterFirstWithHostNet, else ClusterFirst.',
  ko: '그런 서비스가 있지만, 파드는 클러스터 DNS가 아니라 서비스를 모르는 노드의 DNS에 묻습니다. dnsPolicy 값을 hostNetwork 파드는 ClusterFirstWithHostNet, 그 밖에는 ClusterFirst 값으로 두어야 합니다.',
};

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
    const isOfAlias = failure.kind === 'no-such-host' && alias !== undefined;
    const is = isAskedOfNode ? 'asked-of-node' : placeOf(isOfAlias ? alias : host);
    const sibling =
      is === 'itself' && failure.port !== undefined
        ? siblingAt(failure.port, reach.container, reach.pod, world)
        : undefined;
    const asked = nameServerFor(failure, reach.pod, world);
    yield {
      subject: accountableFor(on, world).subject,
      params: {
        failure: failure.kind,
        caller: on.name,
        ...(failure.host && { host: failure.host }),
        ...(failure.port && { port: failure.port }),
        ...(address && { setting: address.setting }),
        ...present({ is, alias }),
        ...(sibling && { sibling: sibling.container }),
        ...(sibling?.says !== undefined && { says: brief(sibling.says) }),
        ...(asked && { dns: asked.dns }),
      },
      evidence: [
        said,
        ...(address ? [address.evidence] : []),
        ...(sibling?.said ? [sibling.said] : []),
      ],
      strength:
        isAskedOfNode || isOfAlias || OTHER_PROTOCOL.includes(failure.kind) ? 'fits' : 'suggests',
      ...(asked?.at && {
        because: { at: asked.at, edge: 'pod-to-name-server', ifIll: true as const },
      }),
    };
  },

  text: {
    en({ name }, { failure, caller, host, port, setting, is, alias, sibling, says, dns }) {
      const peer = host ? `\`${host}${port ? `:${port}` : ''}\`` : 'its peer';
      return {
        title: `\`${name}\` cannot reach ${peer}`,
        sentence: `${podWords.en(caller, name)} cannot reach ${peer}: ${peerFailureWords.en[failure].is}.${
          alias ? ` Service \`${host}\` is only another name (ExternalName) for \`${alias}\`.` : ''
        }${setting ? ` The peer comes from \`${setting}\`.` : ''}${dns ? ` ${nameServerWords.en(dns)}` : ''}`,
        so: sibling ? siblingNext.en(sibling, says) : nextOf(failure, is, 'en'),
      };
    },
    ko({ name }, { failure, caller, host, port, setting, is, alias, sibling, says, dns }) {
      const peer = host ? `\`${host}${port ? `:${port}` : ''}\` 주소` : '상대';
      return {
        title: `\`${name}\` 워크로드가 ${peer}에 닿지 못합니다`,
        sentence: `${podWords.ko(caller, name)}가 ${peer}에 닿지 못합니다: ${peerFailureWords.ko[failure].is}.${
          alias
            ? ` \`${host}\` 서비스는 \`${alias}\` 주소의 다른 이름(ExternalName)일 뿐입니다.`
            : ''
        }${setting ? ` 상대는 \`${setting}\` 설정에서 옵니다.` : ''}${dns ? ` ${nameServerWords.ko(dns)}` : ''}`,
        so: sibling ? siblingNext.ko(sibling, says) : nextOf(failure, is, 'ko'),
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Try the connection from such a pod',
      text: `Connect from a pod with the same labels, namespace and node as \`${name}\`. That tells the address, a policy and the node's network apart.`,
      undo: 'None: nothing is changed.',
    }),
    ko: ({ name }) => ({
      title: '같은 조건의 파드에서 연결해 보기',
      text: `\`${name}\` 워크로드와 같은 레이블, 네임스페이스, 노드의 파드에서 연결해 보십시오. 주소, 정책, 노드 네트워크 중 무엇이 문제인지 가려집니다.`,
      undo: '없음: 아무것도 바꾸지 않습니다.',
    }),
  },
};

function placeOf(host: string): CannotReach['is'] {
  if (ITSELF.test(host)) return 'itself';
  return OUTSIDE.test(host) ? 'outside' : undefined;
}

function nextOf(failure: PeerFailureKind, is: CannotReach['is'], lang: Lang): string {
  if (is === 'asked-of-node') return OF_NODE_NEXT[lang];
  if (is === 'itself' && failure === 'refused') return ITSELF_NEXT[lang];
  if (is === 'outside' && failure === 'no-such-host') return OUTSIDE_NEXT[lang];
  return peerFailureWords[lang][failure].next;
}
