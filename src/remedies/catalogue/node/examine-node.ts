import type { Remedy } from '../../../domain/remedy.ts';
import { shell } from '../../../text/shell.ts';
import { valueAt } from '../../value-at.ts';

/** `good` is a node where the same revision runs; `differs` is what is known to differ. */
type Params = Readonly<{ node: string; good?: string; differs: readonly string[] }>;

/** Collects what differs on a node. In words: kubewhy cannot reach the machine. */
export const examineNode: Remedy<Params> = {
  id: 'node/examine-node',
  answers: ['node/one-node-only'],
  isWordsOnly: true,
  isForPossible: true,

  *propose({ subject: { name: node }, params }) {
    const good = goodNode(valueAt(params, '/table'));
    const differs = textsIn(valueAt(params, '/differs'));
    yield {
      kind: 'manual',
      risk: 'none',
      params: { node, differs, ...(good && { good }) },
      command: shell`kubectl describe node ${[node, ...(good ? [good] : [])]}`,
    };
  },

  inWords: ({ node, good, differs }, lang) => {
    const known = differs.join('; ');
    return {
      en: {
        title: `Collect what differs on node \`${node}\``,
        text: `Run the lines below on \`${node}\`${good ? ` and on \`${good}\`, where it runs,` : ''} and compare.${known ? ` Known to differ (here / there), so look at it first: ${known}.` : ''} Neither roll back the image nor drain the node.`,
        lines: EVIDENCE,
        undo: 'It changes nothing.',
      },
      ko: {
        title: `\`${node}\` 노드에서 다른 점 수집`,
        text: `아래 명령을 \`${node}\` 노드${good ? `와 정상인 \`${good}\` 노드` : ''}에서 실행해 비교하십시오.${known ? ` 이미 아는 차이(이 노드 / 다른 노드)부터 확인하십시오: ${known}.` : ''} 이미지를 되돌리거나 노드를 비우지 마십시오.`,
        lines: EVIDENCE,
        undo: '바꾸는 것이 없습니다.',
      },
    }[lang];
  },
};

const EVIDENCE = [
  'uname -r; dmesg -T | tail -50',
  'df -h; df -i; cat /etc/resolv.conf; timedatectl',
  'crictl version; journalctl -u kubelet --since -1h | tail -50',
];

/** A node of the table on which all pods are Ready. */
function goodNode(table: unknown): string | undefined {
  const rows: readonly unknown[] = Array.isArray(table) ? table : [];
  const good = rows.find((row) => {
    const [ready, pods] = [valueAt(row, '/ready'), valueAt(row, '/pods')];
    return ready === pods && valueAt(row, '/ended') === 0;
  });
  const node = valueAt(good, '/node');
  return typeof node === 'string' ? node : undefined;
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
