import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';
import type { Holder } from './signs/port-holders.ts';

/** Without `port` the log does not say which one it is. */
export type TakenPort = InContainer & Readonly<{ said: string; port?: number; holder: Holder }>;

/** What is said of a port that is taken. */
export const portInUseWords: Pick<Cause<TakenPort>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { said, port, holder } = params;
      const where = containerWords.en(params);
      const what = port === undefined ? 'the port that it is to listen on' : `port ${port}`;
      return {
        title: `\`${name}\`: ${what} of ${where} is already in use`,
        sentence: `The ${where} of \`${name}\` ends because ${what} is already in use: “${said}”. ${heldInEnglish(holder)}`,
        ...(holder.by === 'container' && {
          so: 'Starting it again does not help: a port has one listener at a time.',
        }),
      };
    },
    ko({ name }, params) {
      const { said, port, holder } = params;
      const where = containerWords.ko(params);
      const what = port === undefined ? '사용하려는 포트' : `${port} 포트`;
      return {
        title: `\`${name}\`: ${where}의 ${what}가 이미 사용 중입니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 끝나는 것은 ${what}가 이미 사용 중이기 때문입니다: “${said}”. ${heldInKorean(holder)}`,
        ...(holder.by === 'container' && {
          so: '다시 시작해도 풀리지 않습니다. 한 포트에서는 한 번에 하나만 들을 수 있습니다.',
        }),
      };
    },
  },

  advice: {
    en: () => ({
      title: 'Give one of the two another port',
      text: 'Set the port that one of the two programs binds (an option, variable or configuration file of its own), and change its containerPort, probes and the targetPort of its Service with it. containerPort alone changes nothing: it only tells. A container that is there twice by mistake is taken out.',
    }),
    ko: () => ({
      title: '둘 중 하나의 포트 바꾸기',
      text: '두 프로그램 중 하나가 바인드하는 포트를 바꾸고(그 프로그램의 옵션, 변수, 설정 파일) containerPort, 프로브, Service의 targetPort도 함께 바꾸십시오. containerPort는 알리기만 하므로 그것만 바꾸면 달라지지 않습니다. 실수로 두 번 넣은 컨테이너라면 빼십시오.',
    }),
  },
};

function heldInEnglish(holder: Holder): string {
  switch (holder.by) {
    case 'container': {
      const why = {
        'listens-and-declares': 'listens on it',
        listens: 'writes that it listens on it',
        declares: 'declares it',
        'runs-the-same': 'runs the same program',
      }[holder.sign];
      return `All containers of a pod share one network, and container \`${holder.other}\` of the same pod ${why}.`;
    }
    case 'pod':
      return `With hostNetwork it shares the ports of node \`${holder.node}\`, where pod \`${holder.other}\` declares that port, with hostNetwork too.`;
    case 'node':
      return `With hostNetwork it shares the ports of node \`${holder.node}\`: something on it holds the port, and no other pod is seen to declare it.`;
    case 'itself':
      return 'No other container of the pod runs: either its own processes bind the port twice, or connections of its last run still hold it (TIME_WAIT, for a minute, unless the program sets SO_REUSEADDR).';
    case 'neighbours':
      return 'All containers of a pod share one network: another of them holds the port, or its own processes bind it twice.';
  }
}

function heldInKorean(holder: Holder): string {
  switch (holder.by) {
    case 'container': {
      const why = {
        'listens-and-declares': '그 포트에서 듣고 있습니다',
        listens: '그 포트에서 듣는다고 로그에 썼습니다',
        declares: '그 포트를 선언했습니다',
        'runs-the-same': '같은 프로그램을 실행합니다',
      }[holder.sign];
      return `한 파드의 컨테이너는 네트워크를 함께 쓰며, 같은 파드의 \`${holder.other}\` 컨테이너가 ${why}.`;
    }
    case 'pod':
      return `hostNetwork 파드이므로 \`${holder.node}\` 노드의 포트를 함께 쓰는데, 역시 hostNetwork인 \`${holder.other}\` 파드가 그 포트를 선언했습니다.`;
    case 'node':
      return `hostNetwork 파드이므로 \`${holder.node}\` 노드의 포트를 함께 씁니다. 그 노드에서 무엇인가가 포트를 쓰고 있으며, 그 포트를 선언한 다른 파드는 보이지 않습니다.`;
    case 'itself':
      return '파드에서 실행 중인 다른 컨테이너가 없으므로, 자기 프로세스들이 포트를 두 번 바인드하거나, 이전 실행의 연결이 포트를 잡고 있습니다(TIME_WAIT, 1분 동안, 프로그램이 SO_REUSEADDR 옵션을 쓰지 않을 때).';
    case 'neighbours':
      return '한 파드의 컨테이너는 네트워크를 함께 쓰므로, 다른 컨테이너가 포트를 쓰고 있거나 자기 프로세스들이 두 번 바인드합니다.';
  }
}
