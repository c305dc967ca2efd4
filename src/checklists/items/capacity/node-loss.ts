import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import { addsNodes } from '../../../readings/nodes/adds-nodes.ts';
import { knowsRoom } from '../../../readings/nodes/knows-room.ts';
import { isControlPlane } from '../../../readings/taints.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { roomUnknown } from '../../room-unknown.ts';
import { said } from '../../said.ts';
import { thingsInTheWay } from '../../things-in-the-way.ts';
import { withoutNode, type Loss } from '../../without-node.ts';

const MOST_NAMES = 3;
/** Each node is a simulation of all its pods. */
const MOST_NODES = 30;

/** If a node goes, its pods find room on the others, by simulation; volumes that are bound to it count. */
export const nodeLoss: ChecklistItem<'Node'> = {
  id: 'capacity/node-loss',
  title: {
    en: 'If the node goes, its pods fit on the others (simulated)',
    ko: '노드가 사라져도 파드가 다른 노드에 들어갑니다(시뮬레이션)',
  },
  of: ['Node'],

  *look({ metadata, spec }, world): Iterable<Mark> {
    const { items } = world.list('Node', { namespace: '' });
    if (items.length < 2 || spec?.taints?.some(isControlPlane)) return;
    if (items.length > MOST_NODES)
      return yield { is: 'not-checked', says: said(MANY, items.length) };
    if (!knowsRoom(world)) return yield roomUnknown;
    const loss = withoutNode(metadata?.name ?? '', world);
    if (loss.homeless.length === 0) {
      if (loss.isUndecided) return yield { is: 'pass', says: AS_FAR };
      return yield loss.waiting.length > 0
        ? { is: 'pass', says: said(WAIT, loss.waiting) }
        : { is: 'pass' };
    }
    const says = said(WORDS, loss);
    yield addsNodes(world)
      ? { is: 'not-checked', says }
      : { is: 'fail', hurts: 'redundancy', says };
  },
};

const WORDS: Text<[Loss]> = {
  en: ({ moved, homeless, filters }) =>
    `${counted(homeless.length, 'pod')} of ${homeless.length + moved} would find no other node: ${listed(homeless)}${homeless.length > MOST_NAMES ? ` and ${homeless.length - MOST_NAMES} more` : ''} (${thingsInTheWay(filters, 'en')}).`,
  ko: ({ moved, homeless, filters }) =>
    `파드 ${homeless.length + moved}개 중 ${homeless.length}개가 들어갈 다른 노드가 없습니다: ${listed(homeless)}${homeless.length > MOST_NAMES ? ` 외 ${homeless.length - MOST_NAMES}개` : ''}(${thingsInTheWay(filters, 'ko')}).`,
};
const MANY: Text<[nodes: number]> = {
  en: (nodes) => `With ${nodes} nodes the loss of each is not simulated.`,
  ko: (nodes) => `노드가 ${nodes}개라 노드별 장애는 시뮬레이션하지 않습니다.`,
};
const WAIT: Text<[waiting: Loss['waiting']]> = {
  en: (waiting) =>
    `All else fits; ${listed(waiting)} would wait, by its own rule of one pod for each node, and others like it serve.`,
  ko: (waiting) =>
    `나머지는 모두 들어갑니다. ${listed(waiting)} 파드는 노드당 하나만 두는 자체 규칙 때문에 기다리며, 같은 워크로드의 다른 파드가 서비스합니다.`,
};
const AS_FAR = {
  en: 'They fit, as far as can be told without their volumes.',
  ko: '볼륨을 제외하고 판단한 범위에서는 들어갑니다.',
};

function listed(pods: Loss['homeless']): string {
  return marked(
    pods.slice(0, MOST_NAMES).map(({ metadata }) => `${metadata?.namespace}/${metadata?.name}`),
  );
}
