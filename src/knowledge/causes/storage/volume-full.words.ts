import type { ExtraAdvice, Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/**
 * Where a container may write so much and no more; a size that nobody set is "". A directory on the node's own disk is one
 * only where it has a limit, above which the kubelet evicts the pod.
 */
export type Filled = Readonly<{
  is: 'claim' | 'memory' | 'shm' | 'disk';
  volume: string;
  mount: string;
  claim: string;
  size: string;
  isNamed: boolean; // by the log line
}>;
/** What is said of the volume that a container has filled; `isNearly`: not quite, `runs`: the container goes on. */
export type Full = InContainer &
  Filled &
  Readonly<{ said: string; isNearly?: boolean; runs?: boolean }>;

/** A volume that is full, in words. */
export const volumeFullWords: Pick<Cause<Full>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { is, volume, mount, claim, size, said, isNamed, isNearly, runs } = params;
      const where = containerWords.en(params);
      const what = {
        claim: `the volume of PersistentVolumeClaim \`${claim}\`${size && ` (${size})`}`,
        memory: `the volume \`${volume}\`, an emptyDir in memory${size && ` of ${size}`},`,
        shm: `its shared memory, of which a container has ${size} unless it mounts more,`,
        disk: `the volume \`${volume}\`, an emptyDir with a sizeLimit of ${size},`,
      }[is];
      return {
        title: `\`${name}\`: the volume \`${volume}\` is ${isNearly ? 'nearly ' : ''}full`,
        sentence: `The ${where} of \`${name}\` has ${isNearly ? 'nearly ' : ''}filled ${what} at \`${mount}\`: “${said}”.`,
        state: isNearly ? 'volume nearly full' : 'volume full',
        so: SO.en[is === 'disk' ? 'evicts' : runs ? 'runs' : 'starts'],
        ...(!isNamed && {
          detail:
            'The line names no file: this is the only volume with a size that it can write to.',
        }),
      };
    },
    ko({ name }, params) {
      const { is, volume, mount, claim, size, said, isNamed, isNearly, runs } = params;
      const where = containerWords.ko(params);
      const of = size && `(${size})`;
      const what = {
        claim: `PersistentVolumeClaim \`${claim}\` 객체의 볼륨${of}`,
        memory: `메모리 emptyDir 볼륨 \`${volume}\`${of}`,
        shm: `공유 메모리${of}`,
        disk: `emptyDir 볼륨 \`${volume}\`(sizeLimit ${size})`,
      }[is];
      const full = isNearly ? '거의 찼습니다' : '가득 찼습니다';
      return {
        title: `\`${name}\`: 볼륨 \`${volume}\` 공간이 ${full}`,
        sentence: `\`${name}\` 워크로드의 ${where}가 \`${mount}\` 경로에서 쓰는 ${what} 공간이 ${full}: “${said}”.`,
        state: isNearly ? '볼륨 거의 참' : '볼륨 가득 참',
        so: SO.ko[is === 'disk' ? 'evicts' : runs ? 'runs' : 'starts'],
        ...(!isNamed && {
          detail: '로그에 파일 이름은 없지만, 크기가 정해진 쓰기 가능한 볼륨은 이것뿐입니다.',
        }),
      };
    },
  },

  advice: {
    choose: (_, { is, claim, volume }) => ({
      extra: LESS[is],
      en: {
        title: 'Free or grow the volume',
        text: {
          shm: 'Mount an emptyDir with the medium Memory at `/dev/shm`, with a sizeLimit that the program needs; what it holds counts as memory of the container.',
          disk: `Raise sizeLimit of \`${volume}\`, or have the program keep less in it.`,
          memory: `Raise sizeLimit of \`${volume}\`, and the container's memory limit with it: what it holds counts as memory.`,
          claim: `Make \`${claim}\` larger by its spec.resources.requests.storage, if its class allows expansion.`,
        }[is],
        undo: UNDO.en,
      },
      ko: {
        title: '볼륨 비우기 또는 늘리기',
        text: {
          shm: '`/dev/shm` 경로에 medium이 Memory인 emptyDir 볼륨을 프로그램에 필요한 sizeLimit 값으로 마운트하십시오. 담긴 내용은 컨테이너의 메모리로 계산됩니다.',
          disk: `\`${volume}\` 볼륨의 sizeLimit 값을 올리거나 프로그램이 덜 담게 하십시오.`,
          memory: `\`${volume}\` 볼륨의 sizeLimit 값과 컨테이너의 메모리 제한을 함께 올리십시오. 담긴 내용은 메모리로 계산됩니다.`,
          claim: `클래스가 확장을 허용하면 \`${claim}\` 클레임의 spec.resources.requests.storage 값을 늘리십시오.`,
        }[is],
        undo: UNDO.ko,
      },
    }),
  },
};

const SO = {
  en: {
    starts:
      'Each start meets the same full volume until something in it is deleted or it is larger.',
    runs: 'The program goes on, and what it cannot write fails until something in it is deleted or it is larger.',
    evicts: 'Above its limit the kubelet evicts the pod.',
  },
  ko: {
    starts: '안의 것을 지우거나 크기를 늘리기 전에는 다시 시작해도 같습니다.',
    runs: '프로그램은 계속 실행되지만, 안의 것을 지우거나 크기를 늘리기 전에는 쓰기가 실패합니다.',
    evicts: '제한을 넘으면 kubelet이 파드를 축출합니다.',
  },
};

const UNDO = {
  en: 'What was deleted is gone, and a claim does not shrink again.',
  ko: '지운 것은 되살릴 수 없고, 클레임은 다시 줄어들지 않습니다.',
};

const LOST = {
  en: 'What an emptyDir holds is lost when its pod is replaced: save first what is still needed.',
  ko: 'emptyDir에 담긴 내용은 파드가 교체되면 사라집니다. 필요한 것은 먼저 보관하십시오.',
};

/** What helps without more room, and what to see to first. */
const LESS: Readonly<Record<Filled['is'], readonly ExtraAdvice[]>> = {
  shm: [],
  disk: [
    {
      en: { title: 'Save what it holds first', text: LOST.en },
      ko: { title: '담긴 내용 먼저 보관', text: LOST.ko },
    },
  ],
  memory: [
    {
      en: {
        title: 'Or have it keep less',
        text: `Or have the program keep less in it. With its sizeLimit the memory limit of the container has to grow, too. ${LOST.en}`,
      },
      ko: {
        title: '또는 덜 담기',
        text: `또는 프로그램이 덜 담게 하십시오. sizeLimit 값을 올리면 컨테이너의 메모리 제한도 올려야 합니다. ${LOST.ko}`,
      },
    },
  ],
  claim: [
    {
      en: { title: 'Or free the volume', text: 'Or delete what is not needed in it.' },
      ko: { title: '또는 볼륨 비우기', text: '또는 그 안의 필요 없는 것을 지우십시오.' },
    },
  ],
};
