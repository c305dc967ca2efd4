import type { Wording } from '../wording.ts';

const LOOK_AGAIN = {
  en: '`kubectl get --raw /readyz -v=6` shows the address and how long it takes. If it fails everywhere, look at the load of the control plane and at the load balancer; if only from one machine, at its proxy (`HTTPS_PROXY`, `NO_PROXY`) and the MTU of its VPN.',
  ko: '`kubectl get --raw /readyz -v=6` 명령으로 주소와 걸린 시간을 볼 수 있습니다. 어디서나 실패하면 컨트롤 플레인의 부하와 로드 밸런서를, 한 머신에서만 실패하면 그 머신의 프록시(`HTTPS_PROXY`, `NO_PROXY`)와 VPN의 MTU 값을 확인하십시오.',
};

/** What the API server and kubectl write of each other: as Go's HTTP client, etcd (rpctypes/error.go) and apiserver word it. */
export const apiServerWordings: readonly Wording[] = [
  {
    id: 'api-server-silent',
    says: [/Unable to connect to the server: net\/http: TLS handshake timeout/],
    en: [
      'the API server gave no answer',
      'A connection was opened, but the TLS handshake on it did not end in time. The API server, or the load balancer or proxy before it, is at fault or overloaded, or packets are lost; which of them the text does not say.',
      LOOK_AGAIN.en,
    ],
    ko: [
      'API 서버의 응답을 받지 못했습니다',
      '연결은 열렸지만 TLS 핸드셰이크가 제때 끝나지 않았습니다. API 서버나 그 앞의 로드 밸런서, 프록시에 문제가 있거나 부하가 높거나 패킷이 사라집니다. 무엇인지는 텍스트로 알 수 없습니다.',
      LOOK_AGAIN.ko,
    ],
  },
  {
    id: 'api-server-silent',
    says: [/Unable to connect to the server: (?:unexpected )?EOF/],
    en: [
      'the API server gave no answer',
      'The connection was closed before an answer came: by the API server, or by a load balancer or proxy before it; which of them the text does not say.',
      LOOK_AGAIN.en,
    ],
    ko: [
      'API 서버의 응답을 받지 못했습니다',
      '응답이 오기 전에 API 서버나 그 앞의 로드 밸런서, 프록시가 연결을 닫았습니다. 무엇인지는 텍스트로 알 수 없습니다.',
      LOOK_AGAIN.ko,
    ],
  },
  {
    id: 'api-server-silent',
    says: [
      /Unable to connect to the server: .*\(Client\.Timeout exceeded while awaiting headers\)/,
    ],
    en: [
      'the API server gave no answer',
      'No answer came in time; whether a connection was opened the text does not say.',
      LOOK_AGAIN.en,
    ],
    ko: [
      'API 서버의 응답을 받지 못했습니다',
      '제때 응답이 오지 않았습니다. 연결이 열렸는지는 텍스트로 알 수 없습니다.',
      LOOK_AGAIN.ko,
    ],
  },
  {
    id: 'etcd-failing',
    says: [/\betcdserver: mvcc: database space exceeded/],
    en: [
      'the database of etcd is full',
      'The API server was reached, and its etcd takes no writes: its database has reached its quota (`--quota-backend-bytes`, 2 GiB unless set). Neither the command nor its credentials are at fault.',
      'For who runs the control plane, after a snapshot: compact, defragment each member, then `etcdctl alarm disarm`. Without the last it stays read-only. Look what grew: events and custom resources are usual.',
    ],
    ko: [
      'etcd 데이터베이스가 가득 찼습니다',
      'API 서버에는 연결되었지만 etcd가 쓰기를 받지 않습니다. 데이터베이스가 한도(`--quota-backend-bytes`, 설정이 없으면 2 GiB)에 도달했습니다. 명령이나 자격 증명 문제가 아닙니다.',
      '컨트롤 플레인 담당자가 스냅숏을 만든 뒤 압축(compact)하고, 멤버마다 조각 모음(defrag)을 하고, `etcdctl alarm disarm` 명령을 실행합니다. 마지막 명령이 없으면 읽기 전용으로 남습니다. 무엇이 늘었는지도 보십시오. 이벤트와 커스텀 리소스가 흔합니다.',
    ],
  },
  {
    id: 'etcd-failing',
    says: [
      /Error from server.*: (?:.* )?etcdserver: /,
      /^etcdserver: (?:request timed out|leader changed|no leader|too many requests)/,
    ],
    en: [
      'etcd did not do in time what the API server asked',
      'The API server was reached, and its etcd did not carry the request out in time, or has no leader. Whether a write took effect the text does not say.',
      'A slow disk (`etcd_disk_wal_fsync_duration_seconds`), a lost majority of members or a change of the leader are usual. Look whether the write is there before you send it again.',
    ],
    ko: [
      'etcd가 API 서버의 요청을 제때 처리하지 못했습니다',
      'API 서버에는 연결되었지만 etcd가 요청을 제때 처리하지 못했거나 리더가 없습니다. 쓰기가 반영되었는지는 텍스트로 알 수 없습니다.',
      '느린 디스크(`etcd_disk_wal_fsync_duration_seconds`), 멤버 과반수 상실, 리더 변경이 흔한 이유입니다. 다시 보내기 전에 쓰기가 반영되었는지 확인하십시오.',
    ],
  },
  {
    id: 'service-no-endpoints',
    says: [
      /no endpoints available for service "(?<service>[^"]+)"/,
      /Service "(?<service>[^"]+)" does not have any active [Ee]ndpoint/,
      /subset not found for (?<service>[\w.-]+\/[\w.-]+)/, // Traefik
    ],
    en: [
      'no pod stands behind Service {service}',
      'The Service `{service}` has no endpoint that is Ready, so what asks it gets no answer (503).',
      '`why service/{service}` tells whether its selector matches no pod, or its pods are not Ready.',
    ],
    ko: [
      '서비스 {service}: 뒤에 파드가 없음',
      '`{service}` 서비스에 Ready 상태인 엔드포인트가 없어 요청에 응답할 수 없습니다(503).',
      '`why service/{service}` 명령으로 셀렉터에 맞는 파드가 없는지, 파드가 Ready 상태가 아닌지 알 수 있습니다.',
    ],
  },
  {
    id: 'api-server-busy',
    says: [
      /the server was unable to return a response in the time allotted/,
      /the server has received too many requests and has asked us to try again later/,
      /the server is currently unable to handle the request/,
    ],
    en: [
      'the API server cannot handle the request now',
      'The API server answered that it has no time or no way for this request: it is overloaded, limits the caller, or a part of the API that another service serves does not answer.',
      '`kubectl get apiservices` names a part that does not answer (False); `kubectl get --raw /readyz?verbose` shows how the API server is. Who asks most stands in `apiserver_request_total`.',
    ],
    ko: [
      'API 서버가 지금 요청을 처리할 수 없습니다',
      'API 서버가 이 요청을 처리할 시간이나 방법이 없다고 답했습니다. 부하가 높거나, 호출자를 제한하거나, 다른 서비스가 맡은 API가 응답하지 않습니다.',
      '`kubectl get apiservices` 명령이 응답하지 않는 부분(False)을, `kubectl get --raw /readyz?verbose` 명령이 API 서버의 상태를 보여 줍니다. 누가 많이 묻는지는 `apiserver_request_total` 지표에 있습니다.',
    ],
  },
  {
    id: 'logs-unreachable',
    says: [
      /Error from server: Get "https:\/\/(?<node>[^/"]+)\/(?:containerLogs|exec|attach|portForward)/,
      /unable to upgrade connection: (?!container not found)(?<said>.+)/,
    ],
    en: [
      'the API server does not get through to the kubelet or the container',
      'For logs, exec and port-forward the API server asks the kubelet of the node (port 10250), and that did not work here. The API itself answers.',
      'Look whether the node is Ready and whether port 10250 is open from the control plane.',
    ],
    ko: [
      'API 서버가 kubelet이나 컨테이너에 닿지 못합니다',
      '로그, exec, port-forward 요청은 API 서버가 노드의 kubelet(10250 포트)에 묻는데 그것이 실패했습니다. API 자체는 응답합니다.',
      '노드가 Ready 상태인지, 컨트롤 플레인에서 10250 포트로 갈 수 있는지 보십시오.',
    ],
  },
  {
    id: 'container-not-running',
    is: 'effect',
    says: [
      /container "(?<container>[^"]+)" in pod "(?<pod>[^"]+)" is (?:waiting to start|not available)(?:: (?<said>.+))?/,
      /container not found \("(?<container>[^"]+)"\)/,
      /unable to forward port because pod is not running/,
      /cannot exec into a container in a completed pod/,
      /previous terminated container "(?<container>[^"]+)" in pod "(?<pod>[^"]+)" not found/,
    ],
    en: [
      'the container does not run, so there is nothing to read or enter',
      'Logs, exec and port-forward need a container that runs (or, with `--previous`, one that ended before), and there is none.',
      '`kubectl describe pod <pod>` says what it waits for. Of one that ended at once the log is kept: without `--previous` while it has not been started again.',
    ],
    ko: [
      '컨테이너가 실행되지 않아 읽거나 들어갈 것이 없습니다',
      '로그, exec, port-forward에는 실행 중인 컨테이너(`--previous` 옵션이면 전에 끝난 컨테이너)가 필요한데 없습니다.',
      '`kubectl describe pod <pod>` 명령이 무엇을 기다리는지 보여 줍니다. 바로 끝난 컨테이너의 로그는 다시 시작하기 전까지 `--previous` 없이 볼 수 있습니다.',
    ],
  },
];
