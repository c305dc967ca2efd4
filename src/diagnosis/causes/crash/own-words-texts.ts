import type { Lang } from '../../../domain/lang.ts';
import type { OwnWords } from '../../../world/readings/own-words.ts';
import type { InContainer } from '../../container-words.ts';

/** `what` is the module, port, path or argument that the line names, `other` a container that has that port too. */
export type Said = InContainer &
  Readonly<{
    said: string;
    exitCode: number;
    what?: string;
    other?: string;
    hostNetwork?: true;
    limit?: string; // of memory
  }>;
type Say = (params: Said) => string;
/** A few words for the title, the cause in a clause, and what to change. */
type Texts = Readonly<Record<Lang, readonly [title: string | Say, clause: Say, change: Say]>>;

const named = ({ what }: Said, other: string) => (what ? `\`${what}\`` : other);
const within = {
  en: ({ limit }: Said) => (limit ? ` (its container has a memory limit of ${limit})` : ''),
  ko: ({ limit }: Said) => (limit ? `(컨테이너의 메모리 제한은 ${limit})` : ''),
};

/** What each row means, and what is to be changed for it. */
export const OWN_WORDS_TEXTS: Readonly<Record<OwnWords, Texts>> = {
  'missing-module': {
    en: [
      (p) => `its image lacks ${named(p, 'a module')}`,
      (p) => `its image lacks ${named(p, 'a module or library')}, which it loads`,
      () =>
        'Build the image with that dependency (in the stage that is shipped, too), or correct the name in the command or the code; going back to the last image that ran helps at once.',
    ],
    ko: [
      (p) => `이미지에 ${named(p, '모듈')} 모듈이 없습니다`,
      (p) => `이미지에 필요한 모듈이나 라이브러리 ${named(p, '')}가 없기 때문입니다`,
      () =>
        '그 의존성을 포함해 이미지를 다시 빌드하거나(최종 스테이지에도 있어야 합니다), 명령이나 코드의 이름을 고치십시오. 마지막으로 실행된 이미지로 되돌리면 바로 해결됩니다.',
    ],
  },
  'runtime-version': {
    en: [
      'it was built for a newer runtime than its image has',
      (p) => `it was built for a newer runtime than its image has (${named(p, 'version')})`,
      () =>
        'Build and run it with the same version: use a newer base image, or build for the older one.',
    ],
    ko: [
      '이미지보다 새 런타임용으로 빌드되었습니다',
      (p) => `이미지에 있는 것보다 새 런타임용으로 빌드되었기 때문입니다(${named(p, '버전')})`,
      () => '빌드와 실행의 버전을 맞추십시오. 베이스 이미지를 올리거나 낮은 버전용으로 빌드합니다.',
    ],
  },
  'port-in-use': {
    en: [
      (p) => `${p.what ? `port ${p.what}` : 'its port'} is already in use`,
      (p) =>
        `${p.what ? `port ${p.what}` : 'the port that it listens on'} is already in use (address already in use)${p.other ? `: container \`${p.other}\` of the same pod has it, and the containers of a pod share one network` : p.hostNetwork ? ': with hostNetwork it shares the ports of its node' : ', by another process of its pod'}`,
      () =>
        'Give one of the two another port, in its settings and in containerPort, probes and Service.',
    ],
    ko: [
      (p) => `${p.what ? `${p.what} 포트` : '포트'}가 이미 사용 중입니다`,
      (p) =>
        `${p.what ? `${p.what} 포트` : '듣으려는 포트'}가 이미 사용 중이기 때문입니다(address already in use)${p.other ? `. 같은 파드의 \`${p.other}\` 컨테이너가 쓰고 있으며, 한 파드의 컨테이너는 네트워크를 함께 씁니다` : p.hostNetwork ? '. hostNetwork 설정이면 노드의 포트를 함께 씁니다' : '. 같은 파드의 다른 프로세스가 쓰고 있습니다'}`,
      () => '둘 중 하나의 포트를 설정, containerPort, 프로브, Service에서 함께 바꾸십시오.',
    ],
  },
  'memory-denied': {
    en: [
      'it asks for more memory than it gets',
      (p) =>
        `it asks for more memory than the system gives it${within.en(p)}; the kernel did not kill it for that`,
      () =>
        'Lower what the program reserves at its start (heap size, buffers, workers), or give its container more memory.',
    ],
    ko: [
      '받을 수 있는 것보다 많은 메모리를 요청합니다',
      (p) =>
        `시스템이 주는 것보다 많은 메모리를 요청하기 때문입니다${within.ko(p)}. 커널이 종료시킨 것은 아닙니다`,
      () =>
        '시작할 때 잡는 메모리(힙 크기, 버퍼, 워커 수)를 줄이거나 컨테이너의 메모리를 늘리십시오.',
    ],
  },
  'worker-killed': {
    en: [
      'its workers are killed, most likely for memory',
      (p) =>
        `its worker processes are killed from outside (SIGKILL), as the kernel does at the memory limit${within.en(p)}`,
      () =>
        'Run fewer workers, or raise the memory limit. The container itself is not OOMKilled, for only a child process was killed.',
    ],
    ko: [
      '워커가 메모리 때문에 강제 종료되는 것으로 보입니다',
      (p) =>
        `워커 프로세스가 외부에서 강제 종료되기 때문입니다(SIGKILL). 메모리 제한에 이르면 커널이 그렇게 합니다${within.ko(p)}`,
      () =>
        '워커 수를 줄이거나 메모리 제한을 늘리십시오. 자식 프로세스만 종료되므로 컨테이너는 OOMKilled 상태가 되지 않습니다.',
    ],
  },
  'too-many-threads': {
    en: [
      'it may not start more threads',
      () =>
        'it is not allowed to start another thread or process: the limit of its pod or node on process ids is reached',
      () =>
        'Look for threads that are never ended, size its pools, or raise the podPidsLimit of the kubelet.',
    ],
    ko: [
      '스레드를 더 만들 수 없습니다',
      () =>
        '스레드나 프로세스를 더 만들 수 없기 때문입니다. 파드나 노드의 프로세스 수(pid) 제한에 이르렀습니다',
      () => '끝나지 않는 스레드를 찾고 풀 크기를 줄이거나, kubelet의 podPidsLimit 값을 늘리십시오.',
    ],
  },
  'file-watches': {
    en: [
      "its node's limit of file watches is reached",
      () =>
        "the node's limit of inotify watches or instances is reached, which all of its pods share",
      () =>
        'Raise fs.inotify.max_user_watches and fs.inotify.max_user_instances on the nodes, or have it watch fewer files. No disk is full.',
    ],
    ko: [
      '노드의 파일 감시 수 제한에 이르렀습니다',
      () =>
        '노드의 inotify 감시 수 제한에 이르렀기 때문입니다. 이 제한은 노드의 모든 파드가 함께 씁니다',
      () =>
        '노드의 fs.inotify.max_user_watches, fs.inotify.max_user_instances 값을 늘리거나 감시하는 파일을 줄이십시오. 디스크가 찬 것은 아닙니다.',
    ],
  },
  'open-files': {
    en: [
      'it has too many open files',
      () => 'it holds as many open files and connections as its process may (too many open files)',
      () =>
        "Look for files or connections that are not closed; the limit itself is the container runtime's (LimitNOFILE on the node).",
    ],
    ko: [
      '열린 파일이 너무 많습니다',
      () => '프로세스가 열 수 있는 파일과 연결 수에 이르렀기 때문입니다(too many open files)',
      () =>
        '닫지 않는 파일이나 연결을 찾으십시오. 제한 값은 컨테이너 런타임의 것입니다(노드의 LimitNOFILE).',
    ],
  },
  'map-count': {
    en: [
      'vm.max_map_count of its node is too low',
      (p) => `vm.max_map_count of its node is ${p.what ?? 'too low'}, and it wants at least 262144`,
      () =>
        'Set it on the node (sysctl -w vm.max_map_count=262144, and in its configuration), or by a privileged init container.',
    ],
    ko: [
      '노드의 vm.max_map_count 값이 낮습니다',
      (p) =>
        `노드의 vm.max_map_count 값이 ${p.what ?? '낮고'}인데 262144 이상이 필요하기 때문입니다`,
      () =>
        '노드에 설정하거나(sysctl -w vm.max_map_count=262144) 특권 초기화 컨테이너로 설정하십시오.',
    ],
  },
  'data-version': {
    en: [
      'its data was written by another version',
      (p) =>
        `the data on its volume was written by another version of the program${p.what ? ` (${p.what})` : ''}, which this one does not read`,
      () =>
        'Go back to the version that wrote the data, or upgrade the data as its manual says (dump and restore, pg_upgrade, one major version at a time). Take a backup first.',
    ],
    ko: [
      '데이터가 다른 버전에서 기록되었습니다',
      (p) =>
        `볼륨의 데이터가 다른 버전${p.what ? `(${p.what})` : ''}에서 기록되어 이 버전이 읽을 수 없기 때문입니다`,
      () =>
        '데이터를 기록한 버전으로 되돌리거나, 설명서대로 데이터를 업그레이드하십시오(덤프와 복원, pg_upgrade, 주 버전은 하나씩). 먼저 백업하십시오.',
    ],
  },
  'data-not-empty': {
    en: [
      'its new data directory is not empty',
      (p) =>
        `it is to set up a new database in ${named(p, 'its data directory')}, which is not empty (a new disk has a lost+found directory)`,
      () =>
        'Keep the data in a directory below the mount: PGDATA, or a subPath of the volume mount.',
    ],
    ko: [
      '새 데이터 디렉터리가 비어 있지 않습니다',
      (p) =>
        `새 데이터베이스를 만들 디렉터리 ${named(p, '')} 안이 비어 있지 않기 때문입니다(새 디스크에는 lost+found 디렉터리가 있습니다)`,
      () => '마운트 아래의 하위 디렉터리를 쓰십시오(PGDATA 값, 또는 볼륨 마운트의 subPath).',
    ],
  },
  'data-rights': {
    en: [
      'its data directory has the wrong owner or permissions',
      (p) =>
        `its data directory ${named(p, '')} has another owner or wider permissions than it accepts`,
      () =>
        'Its owner has to be the user that the container runs as. fsGroup makes a volume writable for the group, which PostgreSQL rejects on its data directory itself: use a directory below the mount.',
    ],
    ko: [
      '데이터 디렉터리의 소유자나 권한이 맞지 않습니다',
      (p) => `데이터 디렉터리 ${named(p, '')} 경로의 소유자나 권한을 받아들이지 않기 때문입니다`,
      () =>
        '컨테이너를 실행하는 사용자가 소유자여야 합니다. fsGroup은 그룹 쓰기 권한을 주는데 PostgreSQL은 데이터 디렉터리에서 이를 거부하므로 마운트 아래의 하위 디렉터리를 쓰십시오.',
    ],
  },
  'data-locked': {
    en: [
      'its data is locked by another process',
      (p) =>
        `its data is locked (${named(p, 'lock file')}): another pod uses the same volume, or a run before left the lock`,
      () =>
        'Only one pod may use that data: one replica, strategy Recreate instead of a rolling update. Remove a lock only when nothing else runs on the volume.',
    ],
    ko: [
      '다른 프로세스가 데이터를 잠갔습니다',
      (p) =>
        `데이터가 잠겨 있기 때문입니다(${named(p, '잠금 파일')}). 다른 파드가 같은 볼륨을 쓰거나 이전 실행이 잠금을 남겼습니다`,
      () =>
        '이 데이터는 한 파드만 쓸 수 있습니다(레플리카 1개, Recreate 전략). 볼륨을 쓰는 것이 없을 때만 잠금을 지우십시오.',
    ],
  },
  'untrusted-certificate': {
    en: [
      'it does not trust the certificate of a server',
      () =>
        'it does not trust the certificate of a server that it asks: its issuer is not among the authorities in the image',
      () =>
        'Give the program the certificate of that authority (a mounted CA bundle, SSL_CERT_FILE, NODE_EXTRA_CA_CERTS, a truststore). Do not switch the check off.',
    ],
    ko: [
      '서버의 인증서를 신뢰하지 않습니다',
      () =>
        '접속하려는 서버의 인증서를 신뢰하지 않기 때문입니다. 발급 기관이 이미지의 인증 기관 목록에 없습니다',
      () =>
        '그 기관의 인증서를 프로그램에 주십시오(CA 번들 마운트, SSL_CERT_FILE, NODE_EXTRA_CA_CERTS, truststore). 검사를 끄지 마십시오.',
    ],
  },
  'certificate-name': {
    en: [
      'the certificate of a server is for another name',
      (p) =>
        `the certificate of a server that it asks is not made out to the name that it uses${p.what ? `, ${named(p, '')}` : ''}`,
      () =>
        'Ask the server by a name that its certificate has, or have a certificate issued that has this name.',
    ],
    ko: [
      '서버 인증서의 이름이 다릅니다',
      (p) =>
        `접속할 때 쓰는 이름${p.what ? ` ${named(p, '')}` : ''} 값이 서버의 인증서에 없기 때문입니다`,
      () => '인증서에 있는 이름으로 접속하거나, 이 이름이 들어간 인증서를 발급받으십시오.',
    ],
  },
  'bad-argument': {
    en: [
      (p) => `it rejects the value of ${named(p, 'an argument')}`,
      (p) => `it rejects the value that it is given for ${named(p, 'an argument')}`,
      () => 'Correct the value in command, args, or the variable that it comes from.',
    ],
    ko: [
      (p) => `${named(p, '인자')} 값을 거부합니다`,
      (p) => `주어진 ${named(p, '인자')} 값을 받아들이지 않기 때문입니다`,
      () => 'command, args 또는 그 값이 오는 환경 변수를 고치십시오.',
    ],
  },
  'missing-argument': {
    en: [
      (p) => `it is not given ${named(p, 'an argument')}`,
      (p) => `it is not given ${named(p, 'an argument')}, which it requires`,
      () =>
        'Add it to args. Where the pod sets `command` or `args`, those of the image do not count any more.',
    ],
    ko: [
      (p) => `필수 인자 ${named(p, '')} 값이 없습니다`,
      (p) => `필수 인자 ${named(p, '')} 값이 주어지지 않았기 때문입니다`,
      () =>
        'args에 추가하십시오. 파드가 `command`나 `args`를 정하면 이미지의 것은 쓰이지 않습니다.',
    ],
  },
  'unknown-command': {
    en: [
      (p) => `it knows no command ${named(p, '')}`,
      (p) => `it knows no command ${named(p, '')}`,
      () => 'Correct it in args: a typo, or this version of the program has no such command.',
    ],
    ko: [
      (p) => `${named(p, '')} 명령을 알지 못합니다`,
      (p) => `${named(p, '')} 명령을 알지 못하기 때문입니다`,
      () => 'args 값을 고치십시오. 오타이거나 이 버전의 프로그램에 없는 명령입니다.',
    ],
  },
};
