import type { Wording } from '../wording.ts';

/** What operators and CI runners write of the objects that they look after. */
export const operatorWordings: readonly Wording[] = [
  {
    id: 'runner-pod-not-running',
    is: 'effect',
    says: [
      /prepare environment: waiting for pod running: (?<said>(?:timed out|pod status is|pulling image).*?)(?:\. Check https:.*)?$/,
      /(?<said>Pod has failed to start more than \d+ times)/,
    ],
    en: [
      'the pod of a CI job did not start',
      'The runner made a pod for the job and gave it up: {said}. Why the pod did not start stands at the pod, not here.',
      '`why <pod>` in the namespace of the runner while the next one waits: an image, a place on a node, a quota or a volume are usual. It is deleted with its job, so the events of the namespace (`kubectl get events -n <namespace>`) tell what is left of it.',
    ],
    ko: [
      'CI 작업의 파드가 시작되지 않았습니다',
      '러너가 작업의 파드를 만들고 포기했습니다: {said}. 시작되지 않은 이유는 여기가 아니라 파드에 있습니다.',
      '다음 파드가 기다리는 동안 러너의 네임스페이스에서 `why <pod>` 명령으로 물으십시오. 이미지, 노드의 자리, 쿼터, 볼륨이 흔합니다. 파드는 작업과 함께 지워지므로 남은 것은 네임스페이스의 이벤트(`kubectl get events -n <namespace>`)에 있습니다.',
    ],
  },
  {
    id: 'secret-store-not-ready',
    says: [/\b(?<kind>(?:Cluster)?SecretStore) "(?<name>[^"]+)" is not ready/],
    en: [
      '{kind} {name} is not ready',
      'External Secrets asks nothing of `{name}` ({kind}) until it is valid; what names it stays as it is, or is not made.',
      '`why {kind}/{name}`: its condition and events say whether the address, the credentials or a role is refused.',
    ],
    ko: [
      '{kind} {name} 상태가 준비되지 않음',
      'External Secrets는 `{name}`({kind}) 객체가 유효해질 때까지 아무것도 묻지 않습니다. 이를 쓰는 것은 그대로이거나 만들어지지 않습니다.',
      '`why {kind}/{name}` 명령으로 물으십시오. 주소, 자격 증명, 역할 중 무엇이 거부되었는지 상태와 이벤트에 있습니다.',
    ],
  },
  {
    id: 'external-secret-not-read',
    says: [
      /error (?:retrieving secret at|processing) [\w.[\]]+,? \(?key: (?<key>[^\s,)]+)\)?, err: (?<said>.+)/,
    ],
    en: [
      'the secret store did not give {key}',
      'External Secrets asked its store for `{key}`, and was answered: {said}. The Secret in the cluster stays as it is, or is not made.',
      'Compare the key with the store letter by letter (path, project, region, version), and with what the role of the (Cluster)SecretStore may read: many stores call a secret missing that may not be read. `why externalsecret/<name>` looks at the store, too.',
    ],
    ko: [
      '비밀 저장소에서 {key} 값을 받지 못했습니다',
      'External Secrets가 저장소에 `{key}` 값을 물었고 답은 이렇습니다: {said}. 클러스터의 Secret은 그대로이거나 만들어지지 않습니다.',
      '키를 저장소와 글자까지 비교하고(경로, 프로젝트, 리전, 버전) (Cluster)SecretStore의 역할이 읽을 수 있는지 확인하십시오. 읽을 수 없는 비밀을 없다고 답하는 저장소가 많습니다. `why externalsecret/<name>` 명령은 저장소도 살펴봅니다.',
    ],
  },
  {
    id: 'external-secret-fails',
    is: 'effect',
    says: [/could not get secret data from provider$/],
    repeats: ['external-secret-not-read'],
    en: [
      'the secret store did not give what was asked',
      'External Secrets asked its store for a secret and did not get it. This condition does not say why.',
      'The answer of the store stands in the event UpdateFailed: `kubectl describe externalsecret <name>`. `why externalsecret/<name>` looks at the store, too.',
    ],
    ko: [
      '비밀 저장소에서 값을 받지 못했습니다',
      'External Secrets가 저장소에 물었지만 값을 받지 못했습니다. 이유는 이 상태에 없습니다.',
      '저장소의 답은 UpdateFailed 이벤트에 있습니다: `kubectl describe externalsecret <name>`. `why externalsecret/<name>` 명령은 저장소도 살펴봅니다.',
    ],
  },
  {
    id: 'operator-waits',
    is: 'effect',
    says: [
      /Exceeded timeout of (?<time>\d+)ms while waiting for (?<kind>[A-Z]\w+) resource (?<name>\S+) in namespace (?<namespace>\S+) to be (?<what>\w+)/,
    ],
    en: [
      'an operator waits for {kind} {name}, which does not become {what}',
      'The operator (Strimzi) waited for `{name}` ({kind}) in namespace `{namespace}` and gave this round up. What is wrong is wrong there; the operator tries again every two minutes.',
      '`why {name} -n {namespace}`. A Service that never gets addressable is a LoadBalancer without an address.',
    ],
    ko: [
      '오퍼레이터가 {kind} {name} 객체를 기다립니다: {what} 상태가 되지 않음',
      '오퍼레이터(Strimzi)가 네임스페이스 `{namespace}`의 `{name}`({kind}) 객체를 기다리다 이번 시도를 포기했습니다. 문제는 그 객체에 있으며 오퍼레이터는 2분마다 다시 시도합니다.',
      '`why {name} -n {namespace}` 명령으로 물으십시오. addressable 상태가 되지 않는 서비스는 주소를 받지 못한 LoadBalancer입니다.',
    ],
  },
  {
    id: 'runner-not-configured',
    says: [/^An error occurred: Not configured/],
    needs: /(?<said>Runner listener|Starting Runner)/,
    en: [
      'the CI runner was never registered',
      'The listener starts and finds no registration (`.runner`): `config.sh` before it failed, or its token had expired (they last an hour).',
      'Look further up for what `config.sh` said. With a controller (actions-runner-controller) its log says why it got no token; a pod that waited for a node for long has an old one: delete it.',
    ],
    ko: [
      'CI 러너가 등록된 적이 없습니다',
      '리스너가 시작되었지만 등록 정보(`.runner`)가 없습니다. 앞의 `config.sh` 명령이 실패했거나 토큰이 만료되었습니다(유효 1시간).',
      '더 위에서 `config.sh` 명령의 말을 보십시오. 컨트롤러(actions-runner-controller)를 쓰면 토큰을 받지 못한 이유가 그 로그에 있습니다. 노드를 오래 기다린 파드는 토큰이 오래된 것이니 지우십시오.',
    ],
  },
  {
    id: 'backup-location-missing',
    says: [
      /default backup location named "(?<name>[^"]+)" was not found/,
      /backupstoragelocations?\.velero\.io "(?<name>[^"]+)" not found/,
    ],
    en: [
      'Velero has no backup location {name}',
      'Velero looks for a BackupStorageLocation `{name}` in its own namespace, and there is none: backups go nowhere until then.',
      '`velero backup-location get`; create it with that name, or make another the default (`velero backup-location set <name> --default`).',
    ],
    ko: [
      'Velero에 백업 위치가 없습니다: {name}',
      'Velero가 자기 네임스페이스에서 BackupStorageLocation `{name}` 객체를 찾지만 없습니다. 그때까지 백업은 저장되지 않습니다.',
      '`velero backup-location get` 결과를 보고, 그 이름으로 만들거나 다른 것을 기본으로 정하십시오(`velero backup-location set <name> --default`).',
    ],
  },
  {
    id: 'namespace-waits',
    says: [
      /Some content in the namespace has finalizers remaining: (?<said>.+?)['"]?$/,
      /Some resources are remaining: (?<said>.+?)['"]?$/,
    ],
    en: [
      'a namespace cannot end: {said}',
      'The namespace is being deleted and waits: {said}.',
      '`why namespace/<name>` names the objects and the controller whose finalizers they bear: it is gone or cannot do its work; fix that first. Taking finalizers off by hand leaves behind what they guard.',
    ],
    ko: [
      '네임스페이스가 끝나지 못합니다: {said}',
      '네임스페이스가 삭제 중이며 다음을 기다립니다: {said}.',
      '`why namespace/<name>` 명령이 객체와 파이널라이저를 맡은 컨트롤러를 알려 줍니다. 컨트롤러가 없거나 일을 못 하는 것이니 그것부터 고치십시오. 파이널라이저를 손으로 떼면 지키던 것이 남겨집니다.',
    ],
  },
  {
    id: 'cache-not-synced',
    says: [
      /failed to wait for (?<kind>[\w.-]+) caches? to sync\b/,
      /failed waiting for \*(?<kind>[\w.]+) Informer to sync/,
    ],
    en: [
      'a controller cannot read all {kind} objects',
      'The controller first reads all objects of a kind that it works on (`{kind}`, or one that it makes for it), and did not get them in time; it ends for that. Its CustomResourceDefinition is missing or of another version, its role lacks list or watch of that kind, or the API server is slow.',
      'The lines above name the kind that fails: `kubectl api-resources | grep -i <kind>`, then `kubectl auth can-i list <kind> -A --as=system:serviceaccount:<namespace>:<name>`.',
    ],
    ko: [
      '컨트롤러가 {kind} 객체를 모두 읽지 못합니다',
      '컨트롤러는 먼저 다루는 종류(`{kind}` 또는 그것을 위해 만드는 종류)의 객체를 모두 읽는데 제때 받지 못해 끝납니다. CustomResourceDefinition이 없거나 버전이 다르거나, 역할에 그 종류의 list나 watch 권한이 없거나, API 서버가 느립니다.',
      '실패한 종류는 윗줄에 있습니다. `kubectl api-resources | grep -i <kind>` 명령, 그다음 `kubectl auth can-i list <kind> -A --as=system:serviceaccount:<namespace>:<name>` 명령으로 확인하십시오.',
    ],
  },
  {
    id: 'archive-not-empty', // barman-cloud-check-wal-archive (CloudNativePG)
    says: [/WAL archive check failed for server (?<server>[\w.-]+): Expected empty archive/],
    en: [
      'the backup archive of the new database `{server}` already has content',
      'Before a new database archives, the place must be empty: under the server name `{server}` it already holds the WAL archive of another database or of an earlier attempt. The backup that is restored is not at fault.',
      'Give the new cluster a `serverName` or `destinationPath` of its own (`spec.backup.barmanObjectStore`), or delete the old archive if nobody needs it.',
    ],
    ko: [
      '새 데이터베이스 `{server}` 쪽의 백업 아카이브가 비어 있지 않습니다',
      '새 데이터베이스가 아카이브를 시작하려면 그 위치가 비어 있어야 합니다. 서버 이름 `{server}` 아래에 다른 데이터베이스나 이전 시도의 WAL 아카이브가 이미 있습니다. 복원하는 백업의 문제가 아닙니다.',
      '새 클러스터에 별도의 `serverName`이나 `destinationPath`(`spec.backup.barmanObjectStore`)를 주거나, 필요 없는 이전 아카이브를 삭제하십시오.',
    ],
  },
  {
    id: 'no-agent-on-node', // velero, pkg/nodeagent: IsRunningInNode
    says: [/daemonset pod not found in running state in node (?<node>[\w.-]+)/],
    en: [
      'no node-agent of Velero runs on node `{node}`',
      'Velero copies the files of volumes by its DaemonSet `node-agent` (earlier `restic`), and no pod of that runs on `{node}`: mostly the node has a taint that the DaemonSet does not tolerate, or the pod there is in trouble. Volumes of pods on that node are not backed up.',
      '`kubectl -n velero get pods -o wide -l name=node-agent`, then compare the taints of the node with the `tolerations` of the DaemonSet (`nodeAgent.tolerations` in the chart).',
    ],
    ko: [
      '`{node}` 노드에 Velero의 node-agent가 실행되지 않습니다',
      'Velero는 DaemonSet `node-agent`(이전 이름 `restic`)로 볼륨의 파일을 복사하는데, `{node}` 노드에 그 파드가 없습니다. 대개 DaemonSet이 허용하지 않는 테인트가 노드에 있거나 그 노드의 파드에 문제가 있습니다. 그 노드에 있는 파드의 볼륨은 백업되지 않습니다.',
      '`kubectl -n velero get pods -o wide -l name=node-agent` 명령으로 확인한 뒤, 노드의 테인트와 DaemonSet의 `tolerations`(차트의 `nodeAgent.tolerations`)를 비교하십시오.',
    ],
  },
];
