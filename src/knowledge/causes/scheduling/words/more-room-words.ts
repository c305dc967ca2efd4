import type { Advised } from '../../../../domain/model.ts';
import { marked } from '../../../../text/marked.ts';

/** `resource` is what a node has to have enough of, `holders` are workloads that might give some of it back. */
type MissingResource = Readonly<{ resource?: string; holders?: readonly string[] }>;
/** So many replicas of a workload find a node, of so many wanted. */
export type Fewer = Readonly<{ fits: number; wanted: number }>;

/** More room, by nodes or by what other workloads give back: it is others' to give. */
export const moreRoomWords: (missing?: MissingResource) => Advised = ({
  resource,
  holders = [],
} = {}) => ({
  en: {
    title: 'Add a node that can take it',
    text: `A further node ${resource ? `with enough ${resource} ` : ''}takes the pod.${holders.length > 0 ? ` Or let ${marked(holders)} give room back, where more is requested than used.` : ''}`,
    undo: 'Drain the node and remove it.',
  },
  ko: {
    title: '받을 수 있는 노드 추가',
    text: `${resource ? `${resource} 자원이 충분한 ` : ''}노드를 추가하면 파드가 배치됩니다.${holders.length > 0 ? ` 또는 실제 사용량보다 많이 요청한다면 ${marked(holders)} 쪽을 줄이십시오.` : ''}`,
    undo: '노드를 비우고 제거합니다.',
  },
});

/** As many replicas as find a node, where that is fewer than are wanted; else more room. */
export const fewerOrMoreRoomWords: (name: string, fewer?: Fewer) => Advised = (name, fewer) =>
  fewer
    ? {
        extra: [
          {
            en: {
              title: 'Or add nodes',
              text: `For ${fewer.wanted} replicas more nodes are needed.`,
            },
            ko: {
              title: '또는 노드 추가',
              text: `${fewer.wanted}개를 실행하려면 노드가 더 필요합니다.`,
            },
          },
        ],
        en: {
          title: `Run ${fewer.fits} instead of ${fewer.wanted} replicas`,
          text: `Simulated: ${fewer.fits} pods of \`${name}\` find a node, one more finds none. Where an autoscaler or Git sets the number, change it there.`,
          undo: `Set the replicas back to ${fewer.wanted}.`,
        },
        ko: {
          title: `레플리카를 ${fewer.wanted}개에서 ${fewer.fits}개로`,
          text: `시뮬레이션에서 \`${name}\` 워크로드의 파드는 ${fewer.fits}개까지 배치되고 하나 더는 배치되지 않습니다. 오토스케일러나 Git이 값을 정한다면 그곳에서 바꾸십시오.`,
          undo: `레플리카를 ${fewer.wanted}개로 되돌립니다.`,
        },
      }
    : moreRoomWords();
