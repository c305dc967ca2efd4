import type { Bilingual } from '../../../../domain/lang.ts';
import type { OwnWords } from '../../../../readings/logs/own-words.ts';
import { requestWords } from '../words/request-words.ts';
import type { EndedSaying, OwnWordsRow } from './row.words.ts';

/** What a program gets no more of. */
export const limitRows = {
  'memory-denied': {
    en: {
      title: 'it asks for more memory than it gets',
      clause: (p) =>
        `it asks for more memory than the system gives it${within.en(p)}; the kernel did not kill it for that`,
      change: ({ isUnlimited }) =>
        `Lower what the program reserves at its start (heap size, buffers, workers)${isUnlimited ? '' : ', or give its container more memory'}.`,
    },
    ko: {
      title: '받을 수 있는 것보다 많은 메모리를 요청합니다',
      clause: (p) =>
        `시스템이 주는 것보다 많은 메모리를 요청하기 때문입니다${within.ko(p)}. 커널이 종료시킨 것은 아닙니다`,
      change: ({ isUnlimited }) =>
        `시작할 때 잡는 메모리(힙 크기, 버퍼, 워커 수)를 줄이${isUnlimited ? '' : '거나 컨테이너의 메모리를 늘리'}십시오.`,
    },
    advice: {
      en: {
        title: 'Reserve less, or give more',
        text: "Lower heap and buffer sizes below the container's memory limit, or raise the limit.",
      },
      ko: {
        title: '덜 잡거나 더 주기',
        text: '힙과 버퍼 크기를 컨테이너 메모리 제한보다 낮추거나 제한을 늘리십시오.',
      },
    },
    unlimited: {
      en: {
        title: 'Reserve less, or ask for a node with more',
        text: 'Its container has no memory limit, so it is the node (or a ulimit) that gives no more: lower heap and buffer sizes, or set a memory request, so that it is placed where there is as much.',
      },
      ko: {
        title: '덜 잡거나 메모리가 더 있는 노드에 배치',
        text: '컨테이너에 메모리 제한이 없으므로 더 주지 않는 것은 노드(또는 ulimit)입니다. 힙과 버퍼 크기를 낮추거나, memory requests 값을 정해 그만큼 있는 노드에 배치되게 하십시오.',
      },
    },
  },
  'worker-killed': {
    en: {
      title: 'its workers are killed, most likely for memory',
      clause: (p) =>
        `its worker processes are killed from outside (SIGKILL), as the kernel does ${p.isUnlimited ? 'where a node runs out of memory (its container has no memory limit)' : `at the memory limit${within.en(p)}`}`,
      change: ({ isUnlimited }) =>
        `Run fewer workers${isUnlimited ? '' : ', or raise the memory limit'}. The container itself is not OOMKilled, for only a child process was killed.`,
    },
    ko: {
      title: '워커가 메모리 때문에 강제 종료되는 것으로 보입니다',
      clause: (p) =>
        `워커 프로세스가 외부에서 강제 종료되기 때문입니다(SIGKILL). ${p.isUnlimited ? '노드의 메모리가 부족하면 커널이 그렇게 합니다(컨테이너에는 메모리 제한이 없습니다)' : `메모리 제한에 이르면 커널이 그렇게 합니다${within.ko(p)}`}`,
      change: ({ isUnlimited }) =>
        `워커 수를 줄이${isUnlimited ? '' : '거나 메모리 제한을 늘리'}십시오. 자식 프로세스만 종료되므로 컨테이너는 OOMKilled 상태가 되지 않습니다.`,
    },
    advice: {
      en: {
        title: 'Fewer workers, or more memory',
        text: 'Lower the number of workers, or raise the memory limit to what all of them need together.',
      },
      ko: {
        title: '워커를 줄이거나 메모리를 늘리기',
        text: '워커 수를 줄이거나, 모두가 함께 쓰는 만큼 메모리 제한을 늘리십시오.',
      },
    },
    unlimited: requestWords,
  },
  'too-many-threads': {
    en: {
      title: 'it may not start more threads',
      clause: () =>
        'it is not allowed to start another thread or process: the limit of its pod or node on process ids is reached',
      change: () =>
        'Look for threads that are never ended, size its pools, or raise the podPidsLimit of the kubelet.',
    },
    ko: {
      title: '스레드를 더 만들 수 없습니다',
      clause: () =>
        '스레드나 프로세스를 더 만들 수 없기 때문입니다. 파드나 노드의 프로세스 수(pid) 제한에 이르렀습니다',
      change: () =>
        '끝나지 않는 스레드를 찾고 풀 크기를 줄이거나, kubelet의 podPidsLimit 값을 늘리십시오.',
    },
    advice: {
      en: {
        title: 'Find what starts them',
        text: 'Bound the thread pools. Where so many are meant, raise podPidsLimit on the nodes.',
      },
      ko: {
        title: '스레드를 만드는 곳 찾기',
        text: '스레드 풀에 한도를 두십시오. 그만큼 필요하다면 노드의 podPidsLimit 값을 늘리십시오.',
      },
    },
  },
  'file-watches': {
    en: {
      title: "its node's limit of file watches is reached",
      clause: () =>
        "the node's limit of inotify watches or instances is reached, which all of its pods share",
      change: () =>
        'Raise fs.inotify.max_user_watches and fs.inotify.max_user_instances on the nodes, or have it watch fewer files. No disk is full.',
    },
    ko: {
      title: '노드의 파일 감시 수 제한에 이르렀습니다',
      clause: () =>
        '노드의 inotify 감시 수 제한에 이르렀기 때문입니다. 이 제한은 노드의 모든 파드가 함께 씁니다',
      change: () =>
        '노드의 fs.inotify.max_user_watches, fs.inotify.max_user_instances 값을 늘리거나 감시하는 파일을 줄이십시오. 디스크가 찬 것은 아닙니다.',
    },
    advice: {
      en: {
        title: "Raise the node's limit",
        text: 'Set the sysctls `fs.inotify.max_user_watches` and `fs.inotify.max_user_instances` on the nodes, lastingly. All processes of one user id on a node share them, whatever pod they are in.',
      },
      ko: {
        title: '노드의 제한 늘리기',
        text: '노드에 sysctl `fs.inotify.max_user_watches`, `fs.inotify.max_user_instances` 값을 영구히 설정하십시오. 노드에서 사용자 ID가 같은 모든 프로세스가 파드와 관계없이 함께 쓰는 한도입니다.',
      },
    },
  },
  'open-files': {
    en: {
      title: 'it has too many open files',
      clause: () =>
        'it holds as many open files and connections as its process may (too many open files)',
      change: () =>
        "Look for files or connections that are not closed; the limit itself is the container runtime's (LimitNOFILE on the node).",
    },
    ko: {
      title: '열린 파일이 너무 많습니다',
      clause: () =>
        '프로세스가 열 수 있는 파일과 연결 수에 이르렀기 때문입니다(too many open files)',
      change: () =>
        '닫지 않는 파일이나 연결을 찾으십시오. 제한 값은 컨테이너 런타임의 것입니다(노드의 LimitNOFILE).',
    },
    advice: {
      en: {
        title: 'Close what is not needed',
        text: 'Look for connections and files that are never closed before raising the limit of the runtime.',
      },
      ko: {
        title: '쓰지 않는 것 닫기',
        text: '런타임의 제한을 올리기 전에 닫지 않는 연결과 파일을 찾으십시오.',
      },
    },
  },
  'map-count': {
    en: {
      title: 'vm.max_map_count of its node is too low',
      clause: (p) =>
        `vm.max_map_count of its node is ${p.what ?? 'too low'}, and it wants at least 262144`,
      change: () =>
        'Set it on the node (sysctl -w vm.max_map_count=262144, and in its configuration), or by a privileged init container.',
    },
    ko: {
      title: '노드의 vm.max_map_count 값이 낮습니다',
      clause: (p) =>
        `노드의 vm.max_map_count 값이 ${p.what ?? '낮고'}인데 262144 이상이 필요하기 때문입니다`,
      change: () =>
        '노드에 설정하거나(sysctl -w vm.max_map_count=262144) 특권 초기화 컨테이너로 설정하십시오.',
    },
    advice: {
      en: {
        title: 'Set vm.max_map_count',
        text: '`sysctl -w vm.max_map_count=262144` on the node, and lastingly in its configuration.',
      },
      ko: {
        title: 'vm.max_map_count 설정',
        text: '노드에서 `sysctl -w vm.max_map_count=262144` 명령을 실행하고 설정 파일에도 남기십시오.',
      },
    },
  },
} satisfies Partial<Record<OwnWords, OwnWordsRow>>;

const within: Bilingual<(params: EndedSaying) => string> = {
  en: ({ limit }) => (limit ? ` (its container has a memory limit of ${limit})` : ''),
  ko: ({ limit }) => (limit ? `(컨테이너의 메모리 제한은 ${limit})` : ''),
};
