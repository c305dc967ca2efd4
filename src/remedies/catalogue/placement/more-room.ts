import type { Remedy } from '../../../domain/remedy.ts';
import { marked } from '../../../text/marked.ts';
import { valueAt } from '../../value-at.ts';

type Params = Readonly<{ resource?: string; holders: readonly string[] }>;

/** Makes room: by nodes, or by what other workloads give back. In words, for it is others' to give. */
export const moreRoom: Remedy<Params> = {
  id: 'placement/more-room',
  answers: [
    'scheduling/insufficient-resource',
    'scheduling/host-port',
    'scheduling/pod-affinity',
    'scheduling/combined',
    'scheduling/untolerated-taint',
  ],
  isWordsOnly: true,

  *propose({ params: found }) {
    const [resource, why, of] = ['/resource', '/why', '/of'].map((path) => valueAt(found, path));
    if (why === 'held-by-own' || why === 'pod-affinity') return;
    if (of !== undefined && of !== 'control-plane') return;
    const held: unknown = valueAt(found, '/holders');
    const holders = (Array.isArray(held) ? held : []).flatMap((one: unknown) => {
      const name = valueAt(one, '/name');
      return typeof name === 'string' ? [name] : [];
    });
    const params = { holders, ...(typeof resource === 'string' && { resource }) };
    yield { kind: 'manual', risk: 'none', params };
  },

  inWords({ resource, holders }, lang) {
    const names = marked(holders);
    const what = resource ?? '';
    return {
      en: {
        title: 'Add a node that can take it',
        text: `A further node ${what ? `with enough ${what} ` : ''}takes the pod.${names && ` Or let ${names} give room back, where more is requested than used.`}`,
        undo: 'Drain the node and remove it.',
      },
      ko: {
        title: '받을 수 있는 노드 추가',
        text: `${what ? `${what} 자원이 충분한 ` : ''}노드를 추가하면 파드가 배치됩니다.${names && ` 또는 실제 사용량보다 많이 요청한다면 ${names} 쪽을 줄이십시오.`}`,
        undo: '노드를 비우고 제거합니다.',
      },
    }[lang];
  },
};
