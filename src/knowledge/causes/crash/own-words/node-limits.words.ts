import type { OwnWords } from '../../../../readings/logs/own-words.ts';
import type { OwnWordsRow } from './row.words.ts';

/** What a program meets at the limits of its node. */
export const nodeLimitRows = {
  'node-files': {
    en: {
      title: 'its node has too many open files',
      clause: () =>
        'its node holds as many open files as its kernel allows for all processes together (fs.file-max)',
      change: () =>
        'Find the process of the node that holds most of them (`lsof`), or raise fs.file-max. The limit of this container is not reached.',
    },
    ko: {
      title: '노드의 열린 파일이 너무 많습니다',
      clause: () =>
        '노드의 모든 프로세스가 함께 열 수 있는 파일 수(fs.file-max)에 이르렀기 때문입니다',
      change: () =>
        '노드에서 파일을 가장 많이 연 프로세스를 찾거나(`lsof`) fs.file-max 값을 늘리십시오. 이 컨테이너의 제한에 이른 것은 아닙니다.',
    },
    advice: {
      en: {
        title: 'Look on the node',
        text: '`cat /proc/sys/fs/file-nr` on the node shows how many are open and how many may be.',
      },
      ko: {
        title: '노드에서 확인',
        text: '노드에서 `cat /proc/sys/fs/file-nr` 명령으로 열린 수와 한도를 확인하십시오.',
      },
    },
  },
  'ports-used-up': {
    en: {
      title: 'it has no local port or address left to connect from',
      clause: () =>
        'no local port is left for another connection to the same peer (ephemeral ports), or the address that it binds is not one of its pod',
      change: () =>
        'Keep connections open and use them again (keep-alive, a pool): each closed one holds its port for a minute. If it binds a fixed address, bind 0.0.0.0.',
    },
    ko: {
      title: '연결에 쓸 로컬 포트나 주소가 없습니다',
      clause: () =>
        '같은 상대에 연결할 로컬 포트(ephemeral port)가 남아 있지 않거나, 바인드하려는 주소가 파드의 주소가 아니기 때문입니다',
      change: () =>
        '연결을 닫지 말고 다시 쓰십시오(keep-alive, 커넥션 풀). 닫힌 연결은 1분 동안 포트를 차지합니다. 고정 주소에 바인드한다면 0.0.0.0 주소를 쓰십시오.',
    },
    advice: {
      en: {
        title: 'Use connections again',
        text: 'Count them in the pod (`ss -s`, many in TIME-WAIT), and turn on keep-alive or a pool. A wider range is the sysctl `net.ipv4.ip_local_port_range`, which a pod may set.',
      },
      ko: {
        title: '연결 재사용',
        text: '파드에서 연결 수를 세어 보고(`ss -s`, TIME-WAIT가 많은지) keep-alive나 풀을 쓰십시오. 범위는 파드가 설정할 수 있는 sysctl인 `net.ipv4.ip_local_port_range` 값으로 넓힙니다.',
      },
    },
  },
} satisfies Partial<Record<OwnWords, OwnWordsRow>>;
