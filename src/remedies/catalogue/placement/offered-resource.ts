import type { Remedy } from '../../../domain/remedy.ts';
import { marked } from '../../../text/marked.ts';
import { stuckPodOf } from '../../stuck-pod.ts';
import { valueAt } from '../../value-at.ts';
import { offeredLike } from './offered-like.ts';

type Params = Readonly<{ resource: string; offered: readonly string[] }>;

/** Names what nodes do offer where no node offers a resource; different hardware is for people to choose. */
export const offeredResource: Remedy<Params> = {
  id: 'placement/offered-resource',
  answers: ['scheduling/insufficient-resource'],
  isWordsOnly: true,

  *propose(finding, world) {
    const stuck = stuckPodOf(finding, world);
    const resource = valueAt(finding.params, '/resource');
    if (!stuck || typeof resource !== 'string') return;
    if (valueAt(finding.params, '/why') !== 'not-offered') return;
    const params = { resource, offered: offeredLike(resource, stuck) };
    yield { kind: 'manual', risk: 'restart', params };
  },

  inWords({ resource, offered }, lang) {
    const names = marked(offered);
    return {
      en: {
        title:
          offered.length > 0 ? `Request ${names} instead` : `Make a node offer \`${resource}\``,
        text: `${offered.length > 0 ? `Nodes offer ${names}: simulated, the pod is placed if it asks for that. ` : ''}A node offers \`${resource}\` only while the device plugin for it runs there and finds the device: look at that DaemonSet first.`,
        undo: 'Set the request back to what it was.',
      },
      ko: {
        title:
          offered.length > 0 ? `대신 ${names} 요청` : `\`${resource}\` 자원을 제공하는 노드 준비`,
        text: `${offered.length > 0 ? `노드가 제공하는 것: ${names}. 시뮬레이션에서 그것을 요청하면 파드가 배치됩니다. ` : ''}\`${resource}\` 자원은 디바이스 플러그인이 그 노드에서 실행되어 장치를 찾아야 제공됩니다. 해당 DaemonSet부터 확인하십시오.`,
        undo: '요청을 이전 값으로 되돌립니다.',
      },
    }[lang];
  },
};
