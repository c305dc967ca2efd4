import type { Wording } from '../wording.ts';

/** What kubelets, controllers and drivers say of what they look up, and fail at. */
export const nodeWordings: readonly Wording[] = [
  {
    id: 'kubelet-certificate',
    says: [
      /:10250\/.*remote error: tls: internal error/,
      /no serving certificate available for the kubelet/,
      /:10250\/.*x509: cannot validate certificate for (?<node>\S+) because it doesn't contain any IP SANs/,
    ],
    en: [
      'the kubelet has no certificate that its callers can check',
      'The kubelet (port 10250) was reached, and the connection ended at its certificate: it has none that is signed for its address. Either its request for one waits to be approved, or it signs its own.',
      '`kubectl get csr` lists requests of `system:node:…` that are Pending: look whose they are, then `kubectl certificate approve <name>`, or run an approver for kubelet-serving. Without `serverTLSBootstrap: true` the kubelet signs its own; metrics-server then only reads it with `--kubelet-insecure-tls`, which checks nobody.',
    ],
    ko: [
      'kubelet에 확인할 수 있는 인증서가 없습니다',
      'kubelet(10250 포트)에는 닿았지만 인증서에서 연결이 끝났습니다. 그 주소로 서명된 인증서가 없습니다. 발급 요청이 승인을 기다리거나 kubelet이 스스로 서명한 것입니다.',
      '`kubectl get csr` 명령에 Pending 상태인 `system:node:…` 요청이 있으면 누구의 것인지 확인한 뒤 `kubectl certificate approve <name>` 명령으로 승인하거나 kubelet-serving 승인기를 두십시오. `serverTLSBootstrap: true` 설정이 없으면 kubelet이 스스로 서명하며, 그때 metrics-server는 아무도 확인하지 않는 `--kubelet-insecure-tls`로만 읽습니다.',
    ],
  },
  {
    id: 'kubelet-forbidden',
    says: [
      /Forbidden \(user=(?<user>(?!system:anonymous,)\S+), verb=\w+, resource=nodes, subresource=(?<part>[^)]+)\)/,
    ],
    en: [
      'the kubelet does not let {user} do that',
      'The kubelet was reached, knows `{user}`, and refuses it: that needs the right to `nodes/{part}`.',
      'Is it the user that the API server shows to kubelets (`--kubelet-client-certificate`, such as `kube-apiserver`), bind that to the ClusterRole `system:kubelet-api-admin`; that is for who runs the control plane. Anybody else gets a ClusterRole with `nodes/{part}` alone, and only if meant to: `nodes/proxy` lets run commands in every pod.',
    ],
    ko: [
      '{user} 사용자의 요청을 kubelet이 거부합니다',
      'kubelet에 닿았고 kubelet이 `{user}` 사용자를 알지만 거부합니다. `nodes/{part}` 권한이 필요합니다.',
      'API 서버가 kubelet에 쓰는 인증서(`--kubelet-client-certificate`)의 사용자(예: `kube-apiserver`)라면 컨트롤 플레인 담당자가 `system:kubelet-api-admin` ClusterRole에 바인딩하십시오. 그 밖의 사용자에게는 의도한 경우에만 `nodes/{part}` 권한만 있는 ClusterRole을 주십시오. `nodes/proxy` 권한이 있으면 모든 파드에서 명령을 실행할 수 있습니다.',
    ],
  },
  {
    id: 'kubelet-anonymous',
    says: [/Forbidden \(user=system:anonymous, verb=\w+, resource=nodes\b/],
    en: [
      'the kubelet was asked without credentials, and refuses',
      'The kubelet was reached, and took the call for that of nobody (`system:anonymous`): the caller showed no client certificate or token that this kubelet accepts.',
      'Never give rights to `system:anonymous`: anybody who reaches the node would have them. Give the API server its `--kubelet-client-certificate` and `--kubelet-client-key`, signed by the CA in `clientCAFile` of the kubelet; who comes with the token of a ServiceAccount needs `authentication.webhook.enabled: true` there.',
    ],
    ko: [
      '자격 증명 없이 요청해 kubelet이 거부합니다',
      'kubelet에 닿았지만 누구의 요청인지 모릅니다(`system:anonymous`). 이 kubelet이 받아들이는 클라이언트 인증서나 토큰이 없었습니다.',
      '`system:anonymous` 사용자에게는 절대 권한을 주지 마십시오. 노드에 닿는 누구나 그 권한을 갖게 됩니다. API 서버에 kubelet의 `clientCAFile` CA가 서명한 `--kubelet-client-certificate`, `--kubelet-client-key` 값을 주십시오. ServiceAccount 토큰으로 요청한다면 kubelet에 `authentication.webhook.enabled: true` 설정이 필요합니다.',
    ],
  },
  {
    id: 'pod-names-missing',
    says: [
      /(?:failed to fetch token: |pod rejected: |sandbox runtime: .*)(?<kind>serviceaccounts?|RuntimeClass) "(?<name>[^"]+)" not found/,
    ],
    en: [
      'a pod names {kind} {name}, which is not there',
      'The pod cannot be made or started without the {kind} `{name}`: it was never created, or has been deleted since, in the namespace of the pod (a RuntimeClass is of no namespace).',
      '`kubectl get {kind} {name}` shows it; create it again, or correct the name in the pod template. The kubelet tries again by itself.',
    ],
    ko: [
      '파드가 가리키는 {kind} {name} 객체가 없습니다',
      '{kind} `{name}` 객체 없이는 파드를 만들거나 시작할 수 없습니다. 파드의 네임스페이스에 만들어진 적이 없거나 그 뒤에 삭제되었습니다(RuntimeClass에는 네임스페이스가 없음).',
      '`kubectl get {kind} {name}` 명령으로 확인하고, 다시 만들거나 파드 템플릿의 이름을 고치십시오. kubelet은 저절로 다시 시도합니다.',
    ],
  },
  {
    id: 'downward-api',
    says: [
      /MountVolume\.SetUp failed for volume "(?<volume>[^"]+)" ?: container not found$/,
      /^Error: container (?<container>\S+) not found$/,
    ],
    en: [
      'the downward API of a pod names a container that it does not have',
      'A `resourceFieldRef` of the pod names a container by `containerName`, and the pod has none of that name.',
      'Compare each `containerName` below `resourceFieldRef` in the pod template with the names of its containers; most often one was renamed.',
    ],
    ko: [
      '파드의 downward API 설정이 없는 컨테이너를 가리킵니다',
      '파드의 `resourceFieldRef` 항목이 `containerName`으로 컨테이너를 가리키지만 그런 이름의 컨테이너가 없습니다.',
      '파드 템플릿의 `resourceFieldRef` 아래 `containerName` 값을 컨테이너 이름과 비교하십시오. 이름을 바꾼 경우가 많습니다.',
    ],
  },
  {
    id: 'numa-rejected',
    says: [/Resources cannot be allocated with Topology locality|TopologyAffinityError/],
    en: [
      'the node cannot give the pod its resources from one NUMA node',
      'The scheduler counts what is free on the whole node; the kubelet of that node has a topology policy and found no NUMA node with enough of it. The pod is Failed and stays so.',
      'Ask for less cpu, memory or devices in one container, use a node with larger NUMA nodes, or relax `topologyManagerPolicy` there. Its controller makes another pod, which may fail in the same way.',
    ],
    ko: [
      '노드가 한 NUMA 노드에서 자원을 줄 수 없습니다',
      '스케줄러는 노드 전체의 여유를 보지만, 그 노드의 kubelet에는 토폴로지 정책이 있고 자원이 충분한 NUMA 노드가 없습니다. 파드는 Failed 상태로 남습니다.',
      '컨테이너 하나의 cpu, 메모리, 장치 요청을 줄이거나, NUMA 노드가 큰 노드를 쓰거나, `topologyManagerPolicy` 설정을 완화하십시오. 컨트롤러가 새로 만드는 파드도 같은 이유로 실패할 수 있습니다.',
    ],
  },
  {
    id: 'leader-lost',
    says: [
      /leader ?election lost/,
      /failed to renew lease [\w.-]+\/[\w.-]+: (?:timed out waiting for the condition|context deadline exceeded)/,
    ],
    en: [
      'a controller lost its leadership and ends itself for that',
      'It could not renew its lease at the API server in time, so it ends, as it is meant to; the kubelet starts it again. The trouble lies before that: the API server or etcd was slow or not reached, or the program had no cpu.',
      'Look at the lines before it (a time-out, a refused connection, a 429), at the restarts of other controllers at that time, and at the cpu limit of the program. If many end at once it is the API server.',
    ],
    ko: [
      '컨트롤러가 리더 자격을 잃어 스스로 종료했습니다',
      'API 서버에서 리스를 제때 갱신하지 못해 정해진 대로 종료했으며 kubelet이 다시 시작합니다. 원인은 그 앞에 있습니다. API 서버나 etcd가 느리거나 닿지 않았거나, 프로그램에 cpu가 모자랐습니다.',
      '그 앞의 줄(시간 초과, 연결 거부, 429), 같은 때 다른 컨트롤러의 재시작, 이 프로그램의 cpu 제한을 보십시오. 여럿이 한꺼번에 종료했다면 API 서버 문제입니다.',
    ],
  },
  {
    id: 'resize-failed',
    says: [/by resizer "[^"]*" failed: (?<said>.+)/, /resize volume \S+ failed: (?<said>.+)/],
    en: [
      'a volume does not grow: {said}',
      'The claim asks for more than it has, and its storage refuses: {said}. What is on the volume is not touched, and the claim stays usable at its old size.',
      'The driver names what it needs: some only grow a volume that no pod uses (scale to zero, wait, scale back), others need `allowVolumeExpansion` and an external-resizer. A claim cannot be made smaller again.',
    ],
    ko: [
      '볼륨이 커지지 않습니다: {said}',
      '클레임이 더 큰 용량을 요청했지만 스토리지가 거부합니다: {said}. 볼륨의 데이터는 그대로이며 이전 크기로 계속 쓸 수 있습니다.',
      '드라이버의 말에 필요한 것이 있습니다. 파드가 쓰지 않을 때만 키우는 드라이버도 있고(0으로 줄였다가 되돌리기), `allowVolumeExpansion` 설정과 external-resizer가 필요한 것도 있습니다. 클레임은 다시 줄일 수 없습니다.',
    ],
  },
  {
    id: 'resize-external',
    is: 'harmless',
    says: [/didn't find a plugin capable of expanding the volume/],
    en: [
      'a volume waits for its driver to make it larger',
      'That is written for every CSI volume, also where all is well: Kubernetes itself cannot make it larger, and leaves it to the external-resizer of the driver.',
      '`kubectl describe pvc` shows what comes next: Resizing, FileSystemResizeRequired, or VolumeResizeFailed with the reason. If nothing does for minutes, no external-resizer runs for that driver.',
    ],
    ko: [
      '드라이버가 볼륨을 키우기를 기다립니다',
      '정상일 때도 모든 CSI 볼륨에 나오는 메시지입니다. Kubernetes가 직접 키우지 못하므로 드라이버의 external-resizer에 맡깁니다.',
      '`kubectl describe pvc` 명령에 다음 단계(Resizing, FileSystemResizeRequired, 또는 이유가 적힌 VolumeResizeFailed)가 나옵니다. 몇 분이 지나도 아무것도 없으면 그 드라이버의 external-resizer가 실행되지 않는 것입니다.',
    ],
  },
  {
    id: 'claim-going',
    says: [
      /persistentvolumeclaim "(?<claim>[^"]+)" is being deleted/,
      /^Status:\s+Terminating\b.*/,
    ],
    needs: /persistentvolumeclaim "[^"]+" is being deleted|pvc-protection/,
    en: [
      'the claim is being deleted, and stays while a pod uses it',
      'Somebody has deleted the claim. `kubernetes.io/pvc-protection` keeps it until no pod uses it; no new pod is placed with it meanwhile.',
      '`kubectl describe pvc <claim>` names its pods ("Used By"). A deletion cannot be taken back: where the data is wanted, back it up or set the volume to `persistentVolumeReclaimPolicy: Retain` now, before the last pod ends. Then end those pods and recreate the claim. Do not take the finalizer off.',
    ],
    ko: [
      '클레임이 삭제되는 중이며 파드가 쓰는 동안 남아 있습니다',
      '클레임에 삭제 요청이 있었습니다. 쓰는 파드가 없어질 때까지 `kubernetes.io/pvc-protection` 항목이 남겨 두며, 그동안 이 클레임을 쓰는 새 파드는 배치되지 않습니다.',
      '`kubectl describe pvc <claim>` 명령의 "Used By" 항목에 쓰는 파드가 있습니다. 삭제는 되돌릴 수 없으니 데이터가 필요하면 마지막 파드가 끝나기 전에 백업하거나 볼륨을 `persistentVolumeReclaimPolicy: Retain` 값으로 바꾸십시오. 그다음 그 파드를 끝내고 클레임을 새로 만드십시오. finalizer를 지우지는 마십시오.',
    ],
  },
  {
    id: 'preempted',
    says: [
      /Preempted in order to admit critical pod|preempting to accommodate a higher priority pod/,
      /^Preempted by (?:a )?pod \S+|^Preempted by [\w.-]+\/[\w.-]+ on node/,
    ],
    en: [
      'the pod was preempted by one of higher priority',
      'The pod was ended to make room on its node for a pod of higher priority. That says nothing against the pod itself; a pod in its place needs room as well.',
      '`kubectl get pods -A --field-selector spec.nodeName=<node>` and `kubectl get priorityclass` show who came. Add room, or give the pod a PriorityClass that fits how much it matters.',
    ],
    ko: [
      '우선순위가 더 높은 파드에 선점되었습니다',
      '우선순위가 더 높은 파드의 자리를 만들기 위해 노드의 파드를 끝냈습니다. 파드 자체의 문제라는 뜻은 아니며, 대신할 파드에도 자리가 필요합니다.',
      '`kubectl get pods -A --field-selector spec.nodeName=<node>`, `kubectl get priorityclass` 명령으로 어느 파드가 왔는지 보십시오. 자리를 늘리거나 중요도에 맞는 PriorityClass를 지정하십시오.',
    ],
  },
  {
    id: 'controller-unknown',
    says: [/[Ff]ailed to (?:list|watch) \*?(?<resource>[\w.]+): Unauthorized/],
    en: [
      'the API server does not know this controller',
      'It asks for {resource} again and again, and its token is refused (401): expired, of a ServiceAccount that was recreated, or of another cluster. What it does not see it does not act on.',
      'Start its pod again, which gives it a new token; outside of the cluster renew its kubeconfig. If all controllers say so, compare the keys of the API server (`--service-account-key-file`) and the clocks.',
    ],
    ko: [
      'API 서버가 이 컨트롤러를 알지 못합니다',
      '{resource} 목록을 거듭 요청하지만 토큰이 거부됩니다(401). 만료되었거나, 다시 만들어진 ServiceAccount의 것이거나, 다른 클러스터의 것입니다. 보지 못하는 것은 처리하지도 못합니다.',
      '파드를 다시 시작하면 새 토큰을 받습니다. 클러스터 밖이라면 kubeconfig를 갱신하십시오. 모든 컨트롤러가 그렇다면 API 서버의 키(`--service-account-key-file`)와 시계를 비교하십시오.',
    ],
  },
];
