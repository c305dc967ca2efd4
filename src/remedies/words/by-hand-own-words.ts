import type { ByHandWords } from './by-hand.ts';

/** What a person can do about what a program says by itself. */
export const ownWords: ByHandWords = {
  'security/no-file-access': {
    en: [
      'Give the program its directory',
      'On a volume set fsGroup to a group of the program; in the image chown the directory at build time, or mount an emptyDir there. Running as root is not the answer.',
    ],
    ko: [
      '디렉터리 권한 주기',
      '볼륨이면 프로그램의 그룹을 fsGroup 값으로 지정하고, 이미지라면 빌드할 때 소유자를 바꾸거나 emptyDir을 마운트하십시오. root로 실행하는 것은 답이 아닙니다.',
    ],
  },
  'crash/own-words/missing-module': {
    en: [
      'Put it into the image',
      'Add the dependency and build the image anew, or go back to the last image that ran (`kubectl rollout undo`).',
    ],
    ko: [
      '이미지에 포함',
      '의존성을 추가해 이미지를 다시 빌드하거나, 마지막으로 실행된 이미지로 되돌리십시오(`kubectl rollout undo`).',
    ],
  },
  'crash/own-words/runtime-version': {
    en: [
      'Match build and runtime',
      'Use one version for both; going back to the last image that ran helps at once.',
    ],
    ko: [
      '빌드와 실행 버전 맞추기',
      '둘에 같은 버전을 쓰십시오. 마지막으로 실행된 이미지로 되돌리면 바로 해결됩니다.',
    ],
  },
  'crash/own-words/memory-denied': {
    en: [
      'Reserve less, or give more',
      "Lower heap and buffer sizes below the container's memory limit, or raise the limit.",
    ],
    ko: [
      '덜 잡거나 더 주기',
      '힙과 버퍼 크기를 컨테이너 메모리 제한보다 낮추거나 제한을 늘리십시오.',
    ],
  },
  'crash/own-words/worker-killed': {
    en: [
      'Fewer workers, or more memory',
      'Lower the number of workers, or raise the memory limit to what all of them need together.',
    ],
    ko: [
      '워커를 줄이거나 메모리를 늘리기',
      '워커 수를 줄이거나, 모두가 함께 쓰는 만큼 메모리 제한을 늘리십시오.',
    ],
  },
  'crash/own-words/too-many-threads': {
    en: [
      'Find what starts them',
      'Bound the thread pools. Where so many are meant, raise podPidsLimit on the nodes.',
    ],
    ko: [
      '스레드를 만드는 곳 찾기',
      '스레드 풀에 한도를 두십시오. 그만큼 필요하다면 노드의 podPidsLimit 값을 늘리십시오.',
    ],
  },
  'crash/own-words/file-watches': {
    en: [
      "Raise the node's limit",
      'Set fs.inotify.max_user_watches and max_user_instances on the nodes, lastingly.',
    ],
    ko: [
      '노드의 제한 늘리기',
      '노드에 fs.inotify.max_user_watches, max_user_instances 값을 영구히 설정하십시오.',
    ],
  },
  'crash/own-words/open-files': {
    en: [
      'Close what is not needed',
      'Look for connections and files that are never closed before raising the limit of the runtime.',
    ],
    ko: ['쓰지 않는 것 닫기', '런타임의 제한을 올리기 전에 닫지 않는 연결과 파일을 찾으십시오.'],
  },
  'crash/own-words/map-count': {
    en: [
      'Set vm.max_map_count',
      '`sysctl -w vm.max_map_count=262144` on the node, and lastingly in its configuration.',
    ],
    ko: [
      'vm.max_map_count 설정',
      '노드에서 `sysctl -w vm.max_map_count=262144` 명령을 실행하고 설정 파일에도 남기십시오.',
    ],
  },
  'crash/own-words/data-version': {
    en: [
      'Go back to the version of the data',
      'Set the image to the version that wrote the data; then upgrade it as the manual says, after a backup.',
    ],
    ko: [
      '데이터의 버전으로 되돌리기',
      '데이터를 기록한 버전의 이미지로 되돌린 다음, 백업하고 설명서대로 업그레이드하십시오.',
    ],
  },
  'crash/own-words/data-not-empty': {
    en: [
      'Use a directory below the mount',
      'Set PGDATA to a directory below the mount, or give the volume mount a subPath.',
    ],
    ko: [
      '마운트 아래의 디렉터리 사용',
      'PGDATA를 마운트 아래의 디렉터리로 지정하거나 볼륨 마운트에 subPath를 주십시오.',
    ],
  },
  'crash/own-words/data-rights': {
    en: [
      'Correct the owner',
      'Run it as the owner of the data, or change the owner by an init container.',
    ],
    ko: ['소유자 맞추기', '데이터의 소유자로 실행하거나 초기화 컨테이너에서 소유자를 바꾸십시오.'],
  },
  'crash/own-words/data-locked': {
    en: [
      'Let only one pod use the data',
      'See which pods use the volume, and end the other one. Use strategy Recreate.',
    ],
    ko: [
      '한 파드만 쓰게 하기',
      '볼륨을 쓰는 파드를 확인해 다른 하나를 끝내고, Recreate 전략을 쓰십시오.',
    ],
  },
  'crash/own-words/untrusted-certificate': {
    en: [
      'Add the authority',
      'Mount the CA certificate and tell the program where it is. Switching the check off opens the connection to anybody.',
    ],
    ko: [
      '인증 기관 추가',
      'CA 인증서를 마운트하고 위치를 프로그램에 알려 주십시오. 검사를 끄면 누구나 연결에 끼어들 수 있습니다.',
    ],
  },
  'crash/own-words/certificate-name': {
    en: [
      'Use a name of the certificate',
      'Correct the address, or have the certificate issued for this name as well.',
    ],
    ko: ['인증서의 이름 사용', '주소를 고치거나 이 이름도 포함해 인증서를 발급받으십시오.'],
  },
  'crash/own-words/bad-argument': {
    en: ['Correct the value', 'Its --help tells which values it accepts.'],
    ko: ['값 고치기', '허용되는 값은 --help 출력에 있습니다.'],
  },
  'crash/own-words/missing-argument': {
    en: [
      'Add the argument',
      "Its --help tells what it requires; note that `args` replaces the image's own.",
    ],
    ko: [
      '인자 추가',
      '필요한 인자는 --help 출력에 있습니다. `args` 값은 이미지의 것을 대체합니다.',
    ],
  },
  'crash/own-words/unknown-command': {
    en: ['Correct the command', 'Its --help lists the commands of this version.'],
    ko: ['명령 고치기', '이 버전의 명령은 --help 출력에 있습니다.'],
  },
};
