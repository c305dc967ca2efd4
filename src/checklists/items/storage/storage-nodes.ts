import type { ChecklistItem } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Resource } from '../../../domain/resource.ts';
import { storageNode } from '../../../knowledge/causes/storage/signs/storage-nodes.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';

/** A node of Longhorn may hold replicas: by its own fields, its conditions and its disks. */
export const storageNodes: ChecklistItem<'longhorn.io/Node'> = {
  id: 'storage/storage-nodes',
  title: {
    en: 'Storage nodes and their disks take replicas',
    ko: '스토리지 노드와 디스크가 복제본을 받을 수 있습니다',
  },
  of: ['longhorn.io/Node'],

  *look(node) {
    const { why } = storageNode(node, ANY_VOLUME);
    if (why === undefined) return yield { is: 'pass' };
    const command = askWhy(refTo('longhorn.io/Node', node));
    yield { is: 'fail', hurts: 'redundancy', says: said(WORDS, why), command };
  },
};

/** One that asks for no tags. */
const ANY_VOLUME: Resource = {};
const WORDS: Text<[why: string]> = {
  en: (why) => `No replica may be put there: ${why}.`,
  ko: (why) => `복제본을 둘 수 없는 노드입니다: ${why}.`,
};
