import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { PeerFailureKind } from '../../../world/readings/logs/peer-wordings.ts';
import { podWords } from '../../words/pod-words.ts';

/**
 * `host` may be an address; it is not known where neither log nor settings tell it. `is`: the pod itself, what a Service
 * without pods of its own stands for (`alias`), a name outside of the cluster, or that of a Service, which the pod asks the
 * DNS of its node for.
 */
export type CannotReach = Readonly<{
  failure: PeerFailureKind;
  caller: string;
  host?: string;
  port?: number;
  setting?: string;
  is?: 'itself' | 'outside' | 'asked-of-node';
  alias?: string;
}>;

/** A peer that cannot be reached, in words. */
export const cannotReachWords: Pick<Cause<CannotReach>, 'text' | 'advice'> = {
  text: {
    en({ name }, { failure, caller, host, port, setting, is, alias }) {
      const peer = host ? `\`${host}${port ? `:${port}` : ''}\`` : 'its peer';
      return {
        title: `\`${name}\` cannot reach ${peer}`,
        sentence: `${podWords.en(caller, name)} cannot reach ${peer}: ${FAILURE.en[failure]}.${
          alias ? ` Service \`${host}\` is only another name (ExternalName) for \`${alias}\`.` : ''
        }${setting ? ` The peer comes from \`${setting}\`.` : ''}`,
        so: nextOf(failure, is, 'en'),
      };
    },
    ko({ name }, { failure, caller, host, port, setting, is, alias }) {
      const peer = host ? `\`${host}${port ? `:${port}` : ''}\` 주소` : '상대';
      return {
        title: `\`${name}\` 워크로드가 ${peer}에 닿지 못합니다`,
        sentence: `${podWords.ko(caller, name)}가 ${peer}에 닿지 못합니다: ${FAILURE.ko[failure]}.${
          alias
            ? ` \`${host}\` 서비스는 \`${alias}\` 주소의 다른 이름(ExternalName)일 뿐입니다.`
            : ''
        }${setting ? ` 상대는 \`${setting}\` 설정에서 옵니다.` : ''}`,
        so: nextOf(failure, is, 'ko'),
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

type Words = Readonly<Record<PeerFailureKind, string>>;

const FAILURE: Bilingual<Words> = {
  en: {
    refused: 'the connection is refused',
    timeout: 'the connection runs into a timeout',
    'no-such-host': 'the host name is not known to DNS',
    'no-dns-answer': 'DNS gives no answer (name resolution fails for now)',
    unresolved: 'the host name is not resolved',
    reset: 'the connection is reset by the peer',
    unreachable: 'there is no route to it',
    unreached: 'no connection is made, and the client does not say why',
    untrusted: 'the certificate of the peer is not accepted (TLS verification fails)',
    'wants-tls': 'the port that it asks in plain text serves TLS',
    'serves-plain': 'the port that it asks in TLS (https) serves plain text',
    'other-http':
      'the two speak different versions of HTTP, such as gRPC (HTTP/2) with a port of HTTP/1',
    'auth-refused': 'the login is refused',
  },
  ko: {
    refused: '연결이 거부됩니다(refused)',
    timeout: '연결이 시간 초과(timeout)가 됩니다',
    'no-such-host': 'DNS가 모르는 호스트 이름입니다',
    'no-dns-answer': 'DNS가 응답하지 않아 이름을 찾지 못합니다',
    unresolved: '호스트 이름을 찾지 못합니다',
    reset: '상대가 연결을 끊습니다(reset)',
    unreachable: '그곳으로 가는 경로가 없습니다',
    unreached: '연결되지 않으며 클라이언트가 이유를 알려 주지 않습니다',
    untrusted: '상대의 인증서를 받아들이지 않습니다(TLS 검증 실패)',
    'wants-tls': 'TLS를 쓰는 포트에 평문으로 요청합니다',
    'serves-plain': '평문 포트에 TLS(https)로 요청합니다',
    'other-http': '양쪽의 HTTP 버전이 다릅니다(예: HTTP/1 포트에 gRPC, 곧 HTTP/2로 요청)',
    'auth-refused': '로그인이 거부됩니다',
  },
};

const NEXT: Bilingual<Words> = {
  en: {
    refused:
      'A machine answered and nothing listened on that port: look whether the peer runs and which port it listens on.',
    timeout:
      'Nothing answered: look for a network policy, a firewall, a wrong address or a machine that is down. Where only the process is down, the connection is refused.',
    'no-such-host': 'Look at the spelling of the name and at the namespace in it.',
    'no-dns-answer':
      'Look whether the cluster DNS runs, and whether a policy keeps the pod from port 53.',
    unresolved: 'Look at the spelling of the name, and whether the cluster DNS answers.',
    reset: 'The peer took the connection and broke it off: look whether both ends agree on TLS.',
    unreachable: 'Look at the routes of the node and at the address.',
    unreached: 'Look whether the peer runs, at its name and port, and whether a policy is between.',
    untrusted:
      'The peer was reached and answered. Give the client the CA that signed its certificate, or call the peer by a name that the certificate holds.',
    'wants-tls':
      'The peer was reached. Ask it by https (or with TLS switched on), or at the port on which it serves plain text.',
    'serves-plain':
      'The peer was reached. Ask it by http (or with TLS switched off), or at the port on which it serves TLS.',
    'other-http':
      'The peer was reached. Ask it at the port of the protocol that the client speaks; of a proxy between, such as an Ingress, set the backend protocol (GRPC, h2c).',
    'auth-refused': 'Look at the credentials of both ends.',
  },
  ko: {
    refused:
      '그 주소는 응답했지만 포트에서 듣는 프로세스가 없습니다. 상대가 실행 중인지, 어느 포트에서 듣는지 확인하십시오.',
    timeout:
      '아무 응답이 없습니다. 네트워크 정책, 방화벽, 잘못된 주소, 꺼진 머신을 확인하십시오. 프로세스만 죽어 있다면 거부(refused)됩니다.',
    'no-such-host': '이름의 철자와 네임스페이스를 확인하십시오.',
    'no-dns-answer': '클러스터 DNS가 실행 중인지, 정책이 53번 포트를 막는지 확인하십시오.',
    unresolved: '이름의 철자와 클러스터 DNS의 응답을 확인하십시오.',
    reset: '상대가 연결을 받은 뒤 끊었습니다. 양쪽의 TLS 설정이 맞는지 확인하십시오.',
    unreachable: '노드의 경로와 주소를 확인하십시오.',
    unreached: '상대가 실행 중인지, 이름과 포트가 맞는지, 정책이 막는지 확인하십시오.',
    untrusted:
      '상대는 응답했습니다. 인증서에 서명한 CA를 클라이언트에 주거나, 인증서에 있는 이름으로 호출하십시오.',
    'wants-tls':
      '상대는 응답했습니다. https로(TLS를 켜서) 요청하거나, 평문을 받는 포트로 요청하십시오.',
    'serves-plain':
      '상대는 응답했습니다. http로(TLS를 끄고) 요청하거나, TLS를 쓰는 포트로 요청하십시오.',
    'other-http':
      '상대는 응답했습니다. 클라이언트가 쓰는 프로토콜의 포트로 요청하십시오. Ingress 같은 프록시가 사이에 있으면 백엔드 프로토콜(GRPC, h2c)을 지정하십시오.',
    'auth-refused': '양쪽의 자격 증명을 확인하십시오.',
  },
};

const ITSELF_NEXT = {
  en: 'That address is the pod itself: no container of it listens on that port. Where the peer is elsewhere, the program has not been told its address and uses its default.',
  ko: '그 주소는 파드 자신이며, 파드의 어떤 컨테이너도 그 포트에서 듣지 않습니다. 상대가 다른 곳에 있다면 프로그램이 주소를 받지 못해 기본값을 쓰는 것입니다.',
};

const OUTSIDE_NEXT = {
  en: 'The name is one outside of the cluster: look at its spelling, and whether the servers that the cluster DNS asks for such names know it.',
  ko: '클러스터 밖의 이름입니다. 철자를 확인하고, 클러스터 DNS가 이런 이름을 묻는 서버가 그 이름을 아는지 확인하십시오.',
};

const OF_NODE_NEXT = {
  en: 'There is such a Service, and the pod does not ask the DNS of the cluster but that of its node, which knows no Services: with hostNetwork it needs the dnsPolicy ClusterFirstWithHostNet, else ClusterFirst.',
  ko: '그런 서비스가 있지만, 파드는 클러스터 DNS가 아니라 서비스를 모르는 노드의 DNS에 묻습니다. dnsPolicy 값을 hostNetwork 파드는 ClusterFirstWithHostNet, 그 밖에는 ClusterFirst 값으로 두어야 합니다.',
};

function nextOf(failure: PeerFailureKind, is: CannotReach['is'], lang: 'en' | 'ko'): string {
  if (is === 'asked-of-node') return OF_NODE_NEXT[lang];
  if (is === 'itself' && failure === 'refused') return ITSELF_NEXT[lang];
  if (is === 'outside' && failure === 'no-such-host') return OUTSIDE_NEXT[lang];
  return NEXT[lang][failure];
}
