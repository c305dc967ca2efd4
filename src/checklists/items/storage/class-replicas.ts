import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Resource } from '../../../domain/resource.ts';
import { storageNode } from '../../../knowledge/causes/storage/signs/storage-nodes.ts';
import { said } from '../../said.ts';

const DRIVER = 'driver.longhorn.io';

/** A StorageClass of Longhorn asks for no more replicas than there are nodes that may hold one. */
export const classReplicas: ChecklistItem<'storage.k8s.io/StorageClass'> = {
  id: 'storage/class-replicas',
  title: {
    en: 'Storage classes ask for no more replicas than there are storage nodes',
    ko: 'StorageClass의 복제본 수가 스토리지 노드 수를 넘지 않습니다',
  },
  of: ['storage.k8s.io/StorageClass'],

  *look({ provisioner, parameters }, world): Iterable<Mark> {
    if (provisioner !== DRIVER) return;
    const wanted = Number(parameters?.['numberOfReplicas'] ?? 3); // Longhorn's default
    const nodes = world.list('longhorn.io/Node', { all: true }).items;
    if (nodes.length === 0) return yield { is: 'not-checked', says: NO_NODES };
    const usable = nodes.filter((node) => storageNode(node, ANY_VOLUME).why === undefined).length;
    if (wanted <= usable) return yield { is: 'pass' };
    yield { is: 'fail', hurts: 'redundancy', says: said(WORDS, wanted, usable) };
  },
};

const ANY_VOLUME: Resource = {};
const WORDS: Text<[wanted: number, usable: number]> = {
  en: (wanted, usable) =>
    `It asks for ${wanted} replicas, and ${usable} storage ${usable === 1 ? 'node' : 'nodes'} can hold one: each new volume will be degraded. Parameters of a class cannot be changed: make it anew, in Git or in the values of the chart (\`persistence.defaultClassReplicaCount\`).`,
  ko: (wanted, usable) =>
    `복제본 ${wanted}개를 요구하지만 둘 수 있는 스토리지 노드는 ${usable}개입니다. 새 볼륨은 모두 degraded 상태가 됩니다. StorageClass의 parameters는 수정할 수 없으니 Git이나 차트 values(\`persistence.defaultClassReplicaCount\`)에서 다시 만드십시오.`,
};
const NO_NODES = {
  en: 'No storage node of Longhorn is known, so its replicas cannot be counted against them.',
  ko: 'Longhorn 스토리지 노드를 알 수 없어 복제본 수와 비교할 수 없습니다.',
};
