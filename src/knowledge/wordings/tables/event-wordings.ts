import type { Wording } from '../wording.ts';

/** What the kubelet tells of a pod in events of its own kind. */
export const eventWordings: readonly Wording[] = [
  {
    id: 'too-many-missed',
    says: [/too many missed start times?/],
    doors: [], // the CronJob's own cause knows more
    en: [
      'the CronJob has missed more than 100 runs',
      'Since its last run more than 100 start times have passed without one, for example while the cluster was off. Without `startingDeadlineSeconds` the controller counts them all: before Kubernetes 1.21 it gives up and starts no run any more, since then it only warns.',
      'Set `spec.startingDeadlineSeconds` (such as 300; well above 10): only what was missed within it is counted. Or create the CronJob again. Then see why it did not run: suspended, Forbid beside a run that hangs, or a controller that was down.',
    ],
    ko: [
      'CronJob이 실행을 100번 넘게 놓쳤습니다',
      '클러스터가 꺼져 있는 등으로 마지막 실행 뒤 시작 시각이 100번 넘게 지나갔습니다. `startingDeadlineSeconds` 값이 없으면 컨트롤러가 모두 셉니다. Kubernetes 1.21 전에는 포기하고 더 실행하지 않으며, 그 뒤로는 경고만 합니다.',
      '`spec.startingDeadlineSeconds` 값을 두십시오(예: 300, 10보다 넉넉히 크게). 그 시간 안에 놓친 것만 셉니다. 또는 CronJob을 다시 만드십시오. 그다음 실행되지 않은 이유(중단됨, 멈춘 실행과 Forbid, 컨트롤러 중단)를 확인하십시오.',
    ],
  },
  {
    id: 'sandbox-changed',
    is: 'effect',
    says: [/Pod sandbox changed, it will be killed and re-created/],
    en: [
      'the pod gets a new sandbox',
      'The sandbox of the pod, which holds its network, ended, and the kubelet makes it and all containers again. After a reboot of the node or a restart of its runtime that is usual and passes.',
      'Where it comes again and again: the event before it ("FailedCreatePodSandBox" tells of the network plugin), and whether something on the node kills the process `pause` (memory).',
    ],
    ko: [
      '파드의 샌드박스를 새로 만듭니다',
      '파드의 네트워크를 가진 샌드박스가 끝나 kubelet이 샌드박스와 모든 컨테이너를 다시 만듭니다. 노드 재부팅이나 런타임 재시작 뒤에는 보통이며 지나갑니다.',
      '되풀이되면 그 앞의 이벤트("FailedCreatePodSandBox"는 네트워크 플러그인을 말함)와, 노드에서 `pause` 프로세스가 종료되는지(메모리) 보십시오.',
    ],
  },
  {
    id: 'resolv-limits',
    is: 'harmless',
    says: [
      /(?:Nameserver limits were exceeded|Search Line limits were exceeded).*?(?:the applied (?:nameserver|search) line is: ?(?<line>.+))?$/,
    ],
    clauses: [
      { says: /Nameserver/, en: 'three DNS servers', ko: '서버 세 개' },
      { says: /./, en: '32 search domains', ko: '검색 도메인 32개' },
    ],
    en: [
      'the node names more DNS servers or domains than a pod may have',
      'That is a warning: a pod may have {clause}, and the kubelet leaves out the rest of `/etc/resolv.conf` of the node. Names of the cluster are not hurt by it.',
      'Leave no more than that in `/etc/resolv.conf` of the node, or give the kubelet a file of its own (`resolvConf`). It is no reason for a pod that does not start.',
    ],
    ko: [
      '노드의 DNS 서버나 도메인이 파드 한도보다 많습니다',
      '경고입니다. 파드는 {clause}까지 쓸 수 있으며 kubelet은 노드의 `/etc/resolv.conf` 파일에서 나머지를 뺍니다. 클러스터 이름에는 영향이 없습니다.',
      '노드의 `/etc/resolv.conf` 파일을 한도 안으로 줄이거나 kubelet에 별도 파일을 주십시오(`resolvConf`). 파드가 시작하지 않는 이유는 아닙니다.',
    ],
  },
  {
    id: 'node-rebooted',
    says: [/Node (?<node>[\w.-]+) has been rebooted, boot id/],
    en: [
      'node {node} was rebooted',
      'Its kernel was started again. All pods of it ended and were started again, or run elsewhere by now.',
      'Why it went down stands on the node: `last -x`, `journalctl -b -1 -e` (memory, kernel, update, power).',
    ],
    ko: [
      '노드 {node}: 재부팅됨',
      '커널이 새로 시작되었습니다. 그 노드의 파드는 모두 끝났다가 다시 시작되었거나 지금 다른 곳에서 실행됩니다.',
      '내려간 이유는 노드에 있습니다: `last -x`, `journalctl -b -1 -e`(메모리, 커널, 업데이트, 전원).',
    ],
  },
  {
    id: 'hook-failed',
    says: [
      /lifecycle hook (?<hook>\(.*?\)) for Container "(?<container>[^"]+)".* failed(?: - error: (?<said>.+?))?(?:, message:.*)?$/,
      /(?<!\w)(?:Failed(?:PreStop|PostStart)Hook|PostStartHookError|(?:PreStop|PostStart)Hook failed)\b/, // those of the API server have a name
    ],
    en: [
      'a lifecycle hook failed',
      'The kubelet ran a hook of the container, which did not succeed. After a failed `postStart` it kills the container and starts it again; a failed `preStop` only shortens the end.',
      'What the hook says is kept in this event only, in no log. Try its command in the container, and look whether its program is in the image and its time within `terminationGracePeriodSeconds`.',
    ],
    ko: [
      '수명 주기 훅이 실패했습니다',
      'kubelet이 실행한 컨테이너 훅이 성공하지 못했습니다. `postStart` 실패 뒤에는 컨테이너를 끝내고 다시 시작하며, `preStop` 실패는 종료만 앞당깁니다.',
      '훅의 출력은 이 이벤트에만 있고 로그에는 없습니다. 컨테이너에서 명령을 시험하고, 프로그램이 이미지에 있는지, 시간이 `terminationGracePeriodSeconds` 안인지 보십시오.',
    ],
  },
  {
    id: 'device-unhealthy',
    says: [
      /Allocate failed due to (?<said>no healthy devices present; cannot allocate unhealthy devices (?<device>[\w./-]+))/,
    ],
    en: [
      'no {device} of the node is well',
      'The pod was scheduled, and the kubelet did not take it: its device plugin calls each {device} of the node unhealthy, or has not come up yet.',
      'Look at the pod of the device plugin on that node and at the device (`nvidia-smi`). After a reboot of the node pods come before the plugin; their controller makes others.',
    ],
    ko: [
      '노드에 정상인 {device} 없음',
      '파드가 배치되었지만 kubelet이 받지 않았습니다. 장치 플러그인이 노드의 {device} 장치를 모두 비정상이라고 하거나 아직 뜨지 않았습니다.',
      '그 노드의 장치 플러그인 파드와 장치(`nvidia-smi`)를 보십시오. 노드 재부팅 뒤에는 파드가 플러그인보다 먼저 올 수 있으며 컨트롤러가 다시 만듭니다.',
    ],
  },
  {
    id: 'cluster-dns-missing',
    says: [
      /kubelet does not have ClusterDNS IP configured and cannot create Pod using "ClusterFirst" policy/,
    ],
    en: [
      'the kubelet of the node does not know the DNS of the cluster',
      'Without `clusterDNS` it gives its pods the resolver of the node: names of Services are not known in them.',
      'Set `clusterDNS` of the kubelet (`/var/lib/kubelet/config.yaml`) to the address of the Service `kube-dns`, restart it, and recreate the pods.',
    ],
    ko: [
      '노드의 kubelet이 클러스터 DNS를 모릅니다',
      '`clusterDNS` 값이 없으면 파드에 노드의 리졸버를 주므로 파드에서 Service 이름을 찾지 못합니다.',
      'kubelet(`/var/lib/kubelet/config.yaml`)의 `clusterDNS` 값을 `kube-dns` 서비스 주소로 두고 다시 시작한 뒤 파드를 새로 만드십시오.',
    ],
  },
  {
    id: 'job-policy',
    says: [
      /Container (?<container>\S+) for pod (?<pod>\S+) failed with exit code (?<code>\d+) matching FailJob rule at index (?<rule>\d+)/,
    ],
    en: [
      'a rule of the Job ended it: exit code {code}',
      'Container `{container}` of `{pod}` ended with exit code {code}, and rule {rule} of `podFailurePolicy` ends the whole Job for that, whatever its backoffLimit.',
      'Its log says what the program means by {code}. Fix that, or the rule; then delete the Job and create it again.',
    ],
    ko: [
      'Job의 규칙으로 끝났습니다: 종료 코드 {code}',
      '`{pod}` 파드의 `{container}` 컨테이너가 종료 코드 {code} 상태로 끝났고, `podFailurePolicy` 규칙 {rule}번에 따라 backoffLimit와 관계없이 Job 전체가 끝났습니다.',
      '프로그램에서 {code} 코드가 무엇을 뜻하는지 로그에 나옵니다. 그것이나 규칙을 고친 뒤 Job을 삭제하고 새로 만드십시오.',
    ],
  },
  {
    id: 'probe-failed',
    doors: [], // the probes' own causes know more
    says: [/(?<probe>Readiness|Liveness|Startup) probe (?:failed|errored).*command .*timed out/],
    en: [
      'the command of the {probe} probe runs too long',
      'The command did not end within `timeoutSeconds` (1 s unless set). Before Kubernetes 1.20 that limit was ignored for commands; since then it counts as a failure, also right after an upgrade.',
      'Run it by hand (`kubectl exec`, with `time`). Raise `timeoutSeconds` above what it needs, give the container more CPU, or use a cheaper check: an interpreter takes seconds to start under a CPU limit.',
    ],
    ko: [
      '{probe} 프로브의 명령이 너무 오래 걸립니다',
      '명령이 `timeoutSeconds`(설정이 없으면 1초) 안에 끝나지 않았습니다. Kubernetes 1.20 전에는 명령에 이 제한이 무시되었지만 그 뒤로는 실패로 처리되며, 업그레이드 직후에도 그렇습니다.',
      '직접 실행해 시간을 재십시오(`kubectl exec`, `time`). `timeoutSeconds` 값을 그보다 크게 하거나, CPU를 늘리거나, 더 가벼운 확인을 쓰십시오. CPU 제한 아래에서는 인터프리터 시작에만 몇 초가 걸립니다.',
    ],
  },
];
