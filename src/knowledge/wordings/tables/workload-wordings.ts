import { reason } from '../reason.ts';
import type { Wording } from '../wording.ts';

/** What nodes and the controllers of workloads write. */
export const workloadWordings: readonly Wording[] = [
  {
    id: 'evicted',
    says: [
      /The node was low on resource: (?<resource>[\w-]+)/,
      /Pod (?<resource>ephemeral local storage) usage exceeds the total limit/,
      /The node had condition: \[(?<resource>[^\]]+)\]/,
      /[Uu]sage of (?<resource>EmptyDir) volume .* exceeds the limit/,
    ],
    en: [
      'the pod was evicted: {resource}',
      'The kubelet ended the pod because of {resource}. An evicted pod stays as Failed; its controller makes another.',
      'Look who uses it: the message names the container and its use. Give the pod requests (and a limit for ephemeral-storage), have it write less to its own disk, and look at the pressure conditions of the node.',
    ],
    ko: [
      '파드가 축출되었습니다: {resource}',
      'kubelet이 {resource} 때문에 파드를 끝냈습니다. 축출된 파드는 Failed 상태로 남고 컨트롤러가 새로 만듭니다.',
      '누가 쓰는지 보십시오. 메시지에 컨테이너와 사용량이 있습니다. 파드에 요청량(ephemeral-storage 제한 포함)을 주고, 자체 디스크에 덜 쓰게 하고, 노드의 압박 조건을 확인하십시오.',
    ],
  },
  {
    id: 'node-not-ready',
    says: [
      /Kubelet stopped posting node status/,
      /^Node is not ready$/,
      /container runtime network not ready: NetworkReady=false/,
      reason('NodeNotReady|NodeStatusUnknown|KubeletNotReady'),
    ],
    en: [
      'a node is not Ready',
      'Its kubelet does not report, or reports that it cannot run pods. After 5 minutes its pods are made elsewhere, except those of StatefulSets and those whose volume it holds.',
      '`kubectl describe node <node>`: with status Unknown look at the machine and its network, then at `journalctl -u kubelet`; with "cni plugin not initialized" at the pods of the network plugin there.',
    ],
    ko: [
      '노드가 Ready 상태가 아닙니다',
      '노드의 kubelet이 보고하지 않거나 파드를 실행할 수 없다고 보고합니다. 5분 뒤 파드는 다른 곳에 만들어지지만 StatefulSet과 볼륨이 붙은 파드는 예외입니다.',
      '`kubectl describe node <node>` 결과가 Unknown이면 머신과 네트워크, 그다음 `journalctl -u kubelet` 로그를, "cni plugin not initialized"이면 그 노드의 네트워크 플러그인 파드를 보십시오.',
    ],
  },
  {
    id: 'progress-deadline',
    is: 'effect',
    says: [
      /(?:deployment )?"(?<name>[^"]+)" exceeded its progress deadline/,
      /ReplicaSet "(?<name>[^"]+)" has timed out progressing/,
      /Progressing\s+False\s+ProgressDeadlineExceeded/,
    ],
    en: [
      'an update makes no progress',
      'No new pod became available within `progressDeadlineSeconds` (600 unless set). Kubernetes does not go back by itself: the old pods serve on.',
      'The reason stands on a new pod, not here: `why deployment/<name>`.',
    ],
    ko: [
      '업데이트가 진행되지 않습니다',
      '`progressDeadlineSeconds`(설정이 없으면 600초) 안에 새 파드가 하나도 준비되지 않았습니다. Kubernetes는 저절로 되돌리지 않으며 이전 파드가 계속 서비스합니다.',
      '이유는 여기가 아니라 새 파드에 있습니다: `why deployment/<name>`.',
    ],
  },
  {
    id: 'rollout-waits',
    is: 'effect',
    says: [/Waiting for (?:deployment|daemon set|statefulset)?.*rollout to finish: (?<said>.+)/],
    repeats: ['progress-deadline'],
    strength: 'suggests',
    en: [
      'an update is under way: {said}',
      'kubectl waits for the update. By itself that is no fault; after `progressDeadlineSeconds` it is one.',
      'If it stays at the same figures, ask about the workload: `why deployment/<name>` names the pod that holds it up.',
    ],
    ko: [
      '업데이트 진행 중: {said}',
      'kubectl이 업데이트를 기다립니다. 그 자체는 고장이 아니며 `progressDeadlineSeconds`가 지나면 문제입니다.',
      '숫자가 그대로라면 워크로드에 대해 물으십시오: `why deployment/<name>` 명령이 막고 있는 파드를 알려 줍니다.',
    ],
  },
  {
    id: 'job-gave-up',
    is: 'effect',
    says: [/Job has reached the specified backoff limit/, reason('BackoffLimitExceeded')],
    en: [
      'a Job gave up',
      'Its pods failed more often than `backoffLimit` allows, so the Job makes no more.',
      'Why is in the log of its last pod: `kubectl logs job/<name>`. A Job does not begin again: delete it and recreate it once the reason is gone.',
    ],
    ko: [
      'Job이 포기했습니다',
      '파드가 `backoffLimit` 값보다 많이 실패하여 더 만들지 않습니다.',
      '이유는 마지막 파드의 로그에 있습니다: `kubectl logs job/<name>`. Job은 다시 시작하지 않으니 원인을 없앤 뒤 지우고 다시 만드십시오.',
    ],
  },
  {
    id: 'job-too-long',
    says: [/Job was active longer than specified deadline/],
    en: [
      'a Job was ended at its deadline',
      'It ran longer than `activeDeadlineSeconds`, so all its pods were ended.',
      'See what it waited for; raise the deadline only if that time is normal. A container that never ends (a sidecar) keeps a Job running, too.',
    ],
    ko: [
      'Job이 제한 시간에 끝났습니다',
      '`activeDeadlineSeconds`보다 오래 실행되어 모든 파드가 종료되었습니다.',
      '무엇을 기다렸는지 보고, 그 시간이 정상일 때만 늘리십시오. 끝나지 않는 컨테이너(사이드카)도 Job을 계속 실행 상태로 둡니다.',
    ],
  },
  {
    id: 'sidecar-keeps-job',
    says: [/^(?:\S+\s+)?(?<pod>[a-z0-9][\w.-]*)\s+[1-9]\d*\/\d+\s+NotReady\s/],
    strength: 'fits',
    en: [
      'a sidecar keeps pod {pod} from ending',
      'One container of `{pod}` has ended and another still runs (NotReady, and no restart): so it looks where a sidecar, such as `istio-proxy`, outlives the work of a Job.',
      'Make it a native sidecar (an init container with `restartPolicy: Always`), switch injection off by the label `sidecar.istio.io/inject: "false"` in the metadata of the pod template, or end it by its quit endpoint.',
    ],
    ko: [
      '사이드카가 파드 {pod} 종료를 막음',
      '`{pod}` 파드의 컨테이너 하나는 끝났고 다른 하나는 아직 실행 중입니다(NotReady, 재시작 없음). `istio-proxy` 같은 사이드카가 Job의 작업이 끝난 뒤에도 남은 모습입니다.',
      '네이티브 사이드카(`restartPolicy: Always` 초기화 컨테이너)로 바꾸거나, 파드 템플릿 metadata의 레이블 `sidecar.istio.io/inject: "false"` 값으로 주입을 끄거나, 종료 엔드포인트로 끝내십시오.',
    ],
  },
  {
    id: 'drain-blocked',
    is: 'effect',
    says: [/Cannot evict pod as it would violate the pod's disruption budget/],
    en: [
      'a disruption budget keeps the pod on its node',
      'The eviction is refused because a PodDisruptionBudget allows no further pod to go. Nothing was ended, and kubectl tries again.',
      '`kubectl get pdb -A`: with ALLOWED DISRUPTIONS 0 either pods of it are not Ready (mend those first), or it allows none by its own figures (one replica, `maxUnavailable: 0`).',
    ],
    ko: [
      '중단 예산(PDB)이 파드를 노드에 붙잡습니다',
      'PodDisruptionBudget이 더 내보내는 것을 허용하지 않아 축출이 거부되었습니다. 아무것도 종료되지 않았고 kubectl이 다시 시도합니다.',
      '`kubectl get pdb -A` 결과에서 ALLOWED DISRUPTIONS 값이 0이면 파드가 Ready 상태가 아니거나(먼저 고치십시오) 설정상 하나도 허용하지 않습니다(레플리카 1개, `maxUnavailable: 0`).',
    ],
  },
  {
    id: 'drain-refused',
    says: [
      /cannot delete (?<what>(?:DaemonSet-managed )?Pods(?: with local storage| (?:that )?declare no controller| not managed by [^(]+)?) \(use (?<flag>--[\w-]+)/,
    ],
    en: [
      'the drain stops: “cannot delete {what}”',
      'kubectl drain evicts nothing until it is told what to do with such pods ({what}). The node is cordoned already.',
      '`{flag}` goes on. With --force a pod without a controller is gone for good; with --delete-emptydir-data so is what its emptyDir holds; pods of a DaemonSet are left where they are. `kubectl uncordon <node>` takes the cordon back.',
    ],
    ko: [
      '드레인이 멈췄습니다: “cannot delete {what}”',
      '이런 파드({what})를 어떻게 할지 정하기 전에는 kubectl drain이 아무것도 내보내지 않습니다. 노드는 이미 cordon 상태입니다.',
      '`{flag}` 옵션으로 계속합니다. --force는 컨트롤러 없는 파드를 영영 없애고, --delete-emptydir-data는 emptyDir 내용을 지우며, DaemonSet 파드는 그대로 둡니다. `kubectl uncordon <node>` 명령으로 되돌립니다.',
    ],
  },
  {
    id: 'node-rejects',
    says: [
      /^Allocate failed due to (?<said>.+?), which is unexpected/,
      reason('UnexpectedAdmissionError'),
    ],
    en: [
      'the node turned the pod away',
      'The pod was scheduled, and the kubelet did not take it: the device or resource that it was given is no longer there.',
      'Look at the device plugin on that node; the pod stays as Failed, and its controller makes another.',
    ],
    ko: [
      '노드가 파드를 받지 않았습니다',
      '파드가 배치되었지만 kubelet이 받지 않았습니다. 배정된 장치나 자원이 더는 없습니다.',
      '그 노드의 장치 플러그인을 보십시오. 파드는 Failed 상태로 남고 컨트롤러가 새로 만듭니다.',
    ],
  },
];
