import { reason } from '../reason.ts';
import type { Wording } from '../wording.ts';

const EXACT_START = [
  'oom-killed',
  'exit-code',
  'own-words',
  'peer-failure',
  'config-missing',
  'container-not-created',
  'wrong-architecture',
  'probe-kills',
];

/** What the kubelet and the runtime write of a container that does not start or stay. */
export const containerWordings: readonly Wording[] = [
  {
    id: 'config-missing',
    says: [
      /^Error: (?<kind>configmap|secret) "(?<name>[^"]+)" not found/,
      /MountVolume\.SetUp failed for volume "[^"]+" ?: (?<kind>configmap|secret) "(?<name>[^"]+)" not found/,
      /Couldn't get (?<kind>configMap|secret) [\w.-]+\/(?<name>[\w.-]+): /,
      /Error syncing pod, skipping: (?<kind>configmap|secret)s? "(?<name>[^"]+)" not found/,
      /couldn't find key (?<key>\S+) in (?<kind>ConfigMap|Secret) (?<name>\S+)/,
      /references non-existent (?<kind>config|secret) key: (?<name>\S+)/,
    ],
    en: [
      'a {kind} or key that the pod names is missing: {name}',
      'The container is not started, because its pod names `{name}` ({kind}), and the kubelet does not find that in the namespace of the pod.',
      'Compare the name, the key and the namespace with what is there (`kubectl get configmap,secret -n <namespace>`). Once it is there, the kubelet goes on by itself.',
    ],
    ko: [
      '파드가 가리키는 {kind} 객체나 키가 없습니다: {name}',
      '파드가 가리키는 `{name}`({kind}) 항목을 kubelet이 파드의 네임스페이스에서 찾지 못해 컨테이너를 시작하지 않습니다.',
      '이름, 키, 네임스페이스를 실제로 있는 것과 비교하십시오(`kubectl get configmap,secret -n <namespace>`). 생기면 kubelet이 저절로 이어 갑니다.',
    ],
  },
  {
    id: 'create-config-error',
    is: 'effect',
    says: [reason('CreateContainerConfigError')],
    repeats: ['config-missing', 'not-root-image'],
    en: [
      'a container cannot be configured',
      'The kubelet cannot put together what the container is started with: a ConfigMap, Secret or key that it names, or its user. Which, this line does not say.',
      'The event beside it says which: `kubectl describe pod <pod>`, the line that begins with "Error:".',
    ],
    ko: [
      '컨테이너 설정을 만들 수 없습니다',
      'kubelet이 컨테이너에 줄 설정(ConfigMap, Secret, 키, 실행 사용자)을 갖추지 못합니다. 무엇인지는 이 줄에 없습니다.',
      '옆의 이벤트에 나옵니다: `kubectl describe pod <pod>`, "Error:"로 시작하는 줄.',
    ],
  },
  {
    id: 'create-error',
    is: 'effect',
    says: [reason('CreateContainerError|RunContainerError|StartError|ContainerCannotRun')],
    repeats: ['container-not-created', 'wrong-architecture', 'config-missing', 'mount-failed'],
    en: [
      'the container runtime cannot start a container',
      'The image is there, and the runtime could not create or start the container. Nothing of its program ran, so it has no log.',
      'The message beside it says why (command, mount, user, memory limit): `kubectl describe pod <pod>`.',
    ],
    ko: [
      '컨테이너 런타임이 컨테이너를 시작할 수 없습니다',
      '이미지는 있지만 런타임이 컨테이너를 만들거나 시작하지 못했습니다. 프로그램이 실행되지 않아 로그도 없습니다.',
      '이유(명령, 마운트, 사용자, 메모리 제한)는 옆의 메시지에 있습니다: `kubectl describe pod <pod>`.',
    ],
  },
  {
    id: 'not-root-image',
    says: [/container has runAsNonRoot and image (?:will run as root|has non-numeric user)/],
    en: [
      'runAsNonRoot forbids the user of the image',
      'The pod says `runAsNonRoot: true`, and the image runs as root or names its user by a word, which the kubelet cannot check. The container is not started.',
      'Set `runAsUser` to the numeric id of a user that the image has, or use an image that names one (`USER 1000`).',
    ],
    ko: [
      'runAsNonRoot 설정이 이미지의 사용자를 막습니다',
      '파드에 `runAsNonRoot: true` 설정이 있는데 이미지가 root로 실행되거나 사용자를 이름으로 적어 kubelet이 확인할 수 없습니다. 컨테이너가 시작되지 않습니다.',
      '`runAsUser` 값을 이미지에 있는 사용자의 숫자 id로 두거나, 숫자 사용자를 적은 이미지(`USER 1000`)를 쓰십시오.',
    ],
  },
  {
    id: 'wrong-architecture',
    says: [/exec format error/],
    en: [
      'the program is not for this CPU, or is no program',
      'The kernel cannot execute the file: it was built for another CPU architecture (arm64, amd64), or it is a script without a `#!` line.',
      'Compare `kubectl get nodes -L kubernetes.io/arch` with `docker buildx imagetools inspect <image>`, and build for both.',
    ],
    ko: [
      '이 CPU용 프로그램이 아니거나 실행 파일이 아닙니다',
      '커널이 파일을 실행할 수 없습니다. 다른 CPU 아키텍처(arm64, amd64)용이거나 `#!` 줄이 없는 스크립트입니다.',
      '`kubectl get nodes -L kubernetes.io/arch` 결과와 `docker buildx imagetools inspect <image>` 결과를 비교하고 양쪽용으로 빌드하십시오.',
    ],
  },
  {
    id: 'oom-killed',
    says: [
      reason('OOMKilled'),
      /Memory cgroup out of memory: Killed process \d+ \((?<program>[^)]+)\)/,
    ],
    en: [
      'a container was killed for its memory',
      'The kernel killed it because it used more memory than its limit allows (or than the node has).',
      'Compare its use before the end (`kubectl top pod --containers`, or the graph) with `resources.limits.memory`. A limit that is too low is raised; a use that only ever grows is a leak, which a higher limit delays.',
    ],
    ko: [
      '컨테이너가 메모리 때문에 강제 종료되었습니다',
      '메모리 제한(또는 노드의 메모리)보다 많이 써서 커널이 종료했습니다.',
      '종료 전 사용량(`kubectl top pod --containers` 또는 그래프)을 `resources.limits.memory` 값과 비교하십시오. 제한이 너무 낮으면 올리고, 사용량이 계속 늘기만 하면 누수이므로 제한을 올려도 늦출 뿐입니다.',
    ],
  },
  {
    id: 'oom-killer',
    is: 'effect',
    says: [/(?<program>[\w/.-]{1,20}(?: [\w/.-]{1,20})?) invoked oom-killer\b/],
    repeats: ['oom-killed'],
    en: [
      'a program asked for memory that its limit or its node does not have',
      'The kernel had no memory left to give to `{program}`, at the limit of a container or on the whole node, and looked for a process to end. Which one it was, this line does not say.',
      'A few lines below, "Killed process" names it. "Memory cgroup out of memory" before that means the limit of a container (`resources.limits.memory`), "Out of memory" alone the node.',
    ],
    ko: [
      '프로그램이 요청한 메모리가 제한이나 노드에 없습니다',
      '컨테이너의 제한 또는 노드 전체의 메모리가 차서 커널이 `{program}` 프로그램에 메모리를 주지 못하고 끝낼 프로세스를 골랐습니다. 무엇이었는지는 이 줄에 없습니다.',
      '몇 줄 아래의 "Killed process"에 이름이 있습니다. 그 앞이 "Memory cgroup out of memory"이면 컨테이너의 제한(`resources.limits.memory`), "Out of memory"만 있으면 노드의 메모리입니다.',
    ],
  },
  {
    id: 'back-off',
    is: 'effect',
    says: [
      /^(?:the )?[Bb]ack-?off (?:\S+ )?restarting failed container(?:[ =](?<container>[\w-]+))?(?: in pod \S+| pod=\S+)?$/,
      reason('CrashLoopBackOff'),
    ],
    repeats: EXACT_START,
    en: [
      'a container ends again and again',
      'It starts, ends, and the kubelet waits longer each time before it starts it anew (at most 5 minutes). Why it ends, this line does not say.',
      'Its last words and its exit code say why: `kubectl logs <pod> --previous`, and "Last State" of `kubectl describe pod <pod>`.',
    ],
    ko: [
      '컨테이너가 계속 종료됩니다',
      '시작했다가 끝나기를 반복하며 kubelet이 매번 더 오래(최대 5분) 기다립니다. 끝나는 이유는 이 줄에 없습니다.',
      '마지막 로그와 종료 코드에 이유가 있습니다: `kubectl logs <pod> --previous`, `kubectl describe pod <pod>` 결과의 "Last State".',
    ],
  },
  {
    id: 'probe-kills',
    is: 'effect',
    says: [
      /^Container (?<container>\S+) failed (?<probe>liveness|startup) probe, will be restarted/,
    ],
    repeats: ['probe-failed'],
    en: [
      'the {probe} probe ends container {container}',
      'The kubelet restarts container `{container}` because its {probe} probe failed as often as `failureThreshold` allows.',
      'What the probe got stands in the event "{probe} probe failed" beside it. If the program only starts slowly, a startupProbe gives it the time.',
    ],
    ko: [
      '{probe} 프로브가 {container} 컨테이너를 끝냅니다',
      '{probe} 프로브가 `failureThreshold` 값만큼 실패하여 kubelet이 `{container}` 컨테이너를 다시 시작합니다.',
      '프로브가 받은 응답은 옆의 "{probe} probe failed" 이벤트에 있습니다. 느리게 시작할 뿐이라면 startupProbe로 시간을 주십시오.',
    ],
  },
  {
    id: 'program-missing',
    says: [
      /exec user process caused: "?no such file or directory/,
      /^exec (?<file>\/\S+): no such file or directory/,
    ],
    en: [
      'what the container is to start is not there, or what would run it',
      'The kernel finds no file to execute: that of the command, the interpreter in its first line (a line end of Windows makes it `sh\\r`), or the loader of a program that was linked for another libc (glibc on Alpine).',
      'In the image: `ls -l` of the file, `head -1 <file> | od -c` for a `\\r`, and `ldd <file>`. Commit scripts with `* text eol=lf`, and build on the base that runs the program.',
    ],
    ko: [
      '컨테이너가 시작할 파일이나 그것을 실행할 것이 없습니다',
      '커널이 실행할 파일을 찾지 못합니다. 명령의 파일, 첫 줄의 인터프리터(Windows 줄바꿈이면 `sh\\r`가 됨), 또는 다른 libc용 프로그램의 로더(Alpine의 glibc)가 없습니다.',
      '이미지에서 파일의 `ls -l`, `\\r`을 찾는 `head -1 <file> | od -c`, `ldd <file>` 결과를 보십시오. 스크립트는 `* text eol=lf` 설정으로 커밋하고, 프로그램이 실행될 베이스에서 빌드하십시오.',
    ],
  },
];
