import type { Bilingual } from '../../domain/lang.ts';
import type { PeerFailureKind } from '../../readings/logs/peer-wordings.ts';

type Words = Readonly<Record<PeerFailureKind, Readonly<{ is: string; next: string }>>>;

/** What a failure to reach a peer is, in a clause, and what to look at next. */
export const peerFailureWords: Bilingual<Words> = {
  en: {
    refused: {
      is: 'the connection is refused',
      next: 'A machine answered and nothing listened on that port: look whether the peer runs and which port it listens on.',
    },
    timeout: {
      is: 'the connection runs into a timeout',
      next: 'Nothing answered: look for a network policy, a firewall, a wrong address or a machine that is down. Where only the process is down, the connection is refused.',
    },
    'no-such-host': {
      is: 'the host name is not known to DNS',
      next: 'Look at the spelling of the name and at the namespace in it.',
    },
    'no-dns-answer': {
      is: 'DNS gives no answer (name resolution fails for now)',
      next: 'Look whether the cluster DNS runs, and whether a policy keeps the pod from port 53.',
    },
    unresolved: {
      is: 'the host name is not resolved',
      next: 'Look at the spelling of the name, and whether the cluster DNS answers.',
    },
    reset: {
      is: 'the connection is reset by the peer',
      next: 'The peer took the connection and broke it off: look whether both ends agree on TLS.',
    },
    unreachable: {
      is: 'there is no route to it',
      next: 'Look at the routes of the node and at the address.',
    },
    unreached: {
      is: 'no connection is made, and the client does not say why',
      next: 'Look whether the peer runs, at its name and port, and whether a policy is between.',
    },
    untrusted: {
      is: 'the certificate of the peer is not accepted (TLS verification fails)',
      next: 'The peer was reached and answered. Give the client the CA that signed its certificate, or call the peer by a name that the certificate holds.',
    },
    'wants-tls': {
      is: 'the port that it asks in plain text serves TLS',
      next: 'The peer was reached. Ask it by https (or with TLS switched on), or at the port on which it serves plain text.',
    },
    'serves-plain': {
      is: 'the port that it asks in TLS (https) serves plain text',
      next: 'The peer was reached. Ask it by http (or with TLS switched off), or at the port on which it serves TLS.',
    },
    'other-http': {
      is: 'the two speak different versions of HTTP, such as gRPC (HTTP/2) with a port of HTTP/1',
      next: 'The peer was reached. Ask it at the port of the protocol that the client speaks; of a proxy between, such as an Ingress, set the backend protocol (GRPC, h2c).',
    },
    'auth-refused': { is: 'the login is refused', next: 'Look at the credentials of both ends.' },
  },
  ko: {
    refused: {
      is: '연결이 거부됩니다(refused)',
      next: '그 주소는 응답했지만 포트에서 듣는 프로세스가 없습니다. 상대가 실행 중인지, 어느 포트에서 듣는지 확인하십시오.',
    },
    timeout: {
      is: '연결이 시간 초과(timeout)가 됩니다',
      next: '아무 응답이 없습니다. 네트워크 정책, 방화벽, 잘못된 주소, 꺼진 머신을 확인하십시오. 프로세스만 죽어 있다면 거부(refused)됩니다.',
    },
    'no-such-host': {
      is: 'DNS가 모르는 호스트 이름입니다',
      next: '이름의 철자와 네임스페이스를 확인하십시오.',
    },
    'no-dns-answer': {
      is: 'DNS가 응답하지 않아 이름을 찾지 못합니다',
      next: '클러스터 DNS가 실행 중인지, 정책이 53번 포트를 막는지 확인하십시오.',
    },
    unresolved: {
      is: '호스트 이름을 찾지 못합니다',
      next: '이름의 철자와 클러스터 DNS의 응답을 확인하십시오.',
    },
    reset: {
      is: '상대가 연결을 끊습니다(reset)',
      next: '상대가 연결을 받은 뒤 끊었습니다. 양쪽의 TLS 설정이 맞는지 확인하십시오.',
    },
    unreachable: {
      is: '그곳으로 가는 경로가 없습니다',
      next: '노드의 경로와 주소를 확인하십시오.',
    },
    unreached: {
      is: '연결되지 않으며 클라이언트가 이유를 알려 주지 않습니다',
      next: '상대가 실행 중인지, 이름과 포트가 맞는지, 정책이 막는지 확인하십시오.',
    },
    untrusted: {
      is: '상대의 인증서를 받아들이지 않습니다(TLS 검증 실패)',
      next: '상대는 응답했습니다. 인증서에 서명한 CA를 클라이언트에 주거나, 인증서에 있는 이름으로 호출하십시오.',
    },
    'wants-tls': {
      is: 'TLS를 쓰는 포트에 평문으로 요청합니다',
      next: '상대는 응답했습니다. https로(TLS를 켜서) 요청하거나, 평문을 받는 포트로 요청하십시오.',
    },
    'serves-plain': {
      is: '평문 포트에 TLS(https)로 요청합니다',
      next: '상대는 응답했습니다. http로(TLS를 끄고) 요청하거나, TLS를 쓰는 포트로 요청하십시오.',
    },
    'other-http': {
      is: '양쪽의 HTTP 버전이 다릅니다(예: HTTP/1 포트에 gRPC, 곧 HTTP/2로 요청)',
      next: '상대는 응답했습니다. 클라이언트가 쓰는 프로토콜의 포트로 요청하십시오. Ingress 같은 프록시가 사이에 있으면 백엔드 프로토콜(GRPC, h2c)을 지정하십시오.',
    },
    'auth-refused': { is: '로그인이 거부됩니다', next: '양쪽의 자격 증명을 확인하십시오.' },
  },
};
