import type { Remedy } from '../../../domain/remedy.ts';
import { stuckPodOf } from '../../stuck-pod.ts';
import { valueAt } from '../../value-at.ts';
import { largestRequest } from './largest-request.ts';

type Params = Readonly<{
  resource: string;
  fits: string;
  container: string;
  node: string;
  inPart: boolean;
}>;

/** Requests what fits, in words: whether that is enough only the program's use can tell. */
export const smallerRequest: Remedy<Params> = {
  id: 'placement/smaller-request',
  answers: ['scheduling/insufficient-resource'],
  isWordsOnly: true,

  *propose(finding, world) {
    const stuck = stuckPodOf(finding, world);
    const resource = valueAt(finding.params, '/resource');
    if (!stuck || typeof resource !== 'string') return;
    const found = largestRequest(resource, stuck);
    if (!found) return;
    const { quantity: fits, container, node } = found;
    const params = { resource, fits, container, node, inPart: stuck.inPart };
    yield { kind: 'manual', risk: 'restart', params };
  },

  inWords: ({ resource, fits, container, node, inPart }, lang) =>
    ({
      en: {
        title: `Request at most ${fits} of ${resource}`,
        text: `Simulated: with a request of ${fits} of ${resource} in container \`${container}\` the pod is placed on node \`${node}\`${inPart ? ', unless pods that could not be read hold more there' : ' now; more fits nowhere'}. Compare it with what the program really uses before you lower it.`,
        undo: 'Set the request back to what it was.',
      },
      ko: {
        title: `${resource} 요청을 ${fits} 이하로`,
        text: `시뮬레이션에서 \`${container}\` 컨테이너의 ${resource} 요청이 ${fits}이면 지금 \`${node}\` 노드에 배치됩니다. ${inPart ? '읽지 못한 파드가 더 쓰고 있을 수 있습니다.' : '그보다 크면 어디에도 들어가지 않습니다.'} 줄이기 전에 실제 사용량과 비교하십시오.`,
        undo: '요청을 이전 값으로 되돌립니다.',
      },
    })[lang],
};
