import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';

/** `usable` are the nodes that may hold a replica, `barred` the others, with the reason; `healthy` replicas run. */
export type TooFew = Readonly<{
  wanted: number;
  healthy: number;
  usable: readonly string[];
  barred: readonly Readonly<{ name: string; why: string }>[];
  claim?: string;
}>;

/** What is said of a volume that wants more replicas than there are nodes for them. */
export const tooFewStorageNodesWords: Pick<Cause<TooFew>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { wanted, healthy, usable, barred, claim }) => ({
      title: `Volume \`${name}\`: ${wanted} replicas wanted, ${usable.length} storage nodes can hold one`,
      sentence: `Volume \`${name}\`${claim ? ` (claim \`${claim}\`)` : ''} wants ${wanted} replicas, each on a node of its own, and Longhorn has ${usable.length} schedulable storage ${usable.length === 1 ? 'node' : 'nodes'}${usable.length > 0 ? ` (${marked(usable)})` : ''}.`,
      state: 'degraded',
      so:
        healthy > 0
          ? `The data is complete and the volume still works: ${healthy} healthy ${healthy === 1 ? 'replica' : 'replicas'} of ${wanted}. Waiting does not help.`
          : 'No replica is healthy. The volume may not work until one is.',
      ...(barred.length > 0 && { lines: barred.map(({ name: node, why }) => `${node}  ${why}`) }),
    }),
    ko: ({ name }, { wanted, healthy, usable, barred, claim }) => ({
      title: `Volume \`${name}\`: 복제본 ${wanted}개가 필요하지만 스토리지 노드는 ${usable.length}개입니다`,
      sentence: `Volume \`${name}\` 객체${claim ? `(\`${claim}\` 클레임)` : ''}는 복제본 ${wanted}개를 서로 다른 노드에 두어야 하지만, Longhorn에서 쓸 수 있는 스토리지 노드는 ${usable.length}개${usable.length > 0 ? `(${marked(usable)})` : ''}입니다.`,
      state: '복제본 부족',
      so:
        healthy > 0
          ? `데이터는 온전하고 볼륨도 계속 쓸 수 있습니다. 정상 복제본은 ${wanted}개 중 ${healthy}개입니다. 기다려도 해결되지 않습니다.`
          : '정상 복제본이 없습니다. 복구될 때까지 볼륨을 쓰지 못할 수 있습니다.',
      ...(barred.length > 0 && { lines: barred.map(({ name: node, why }) => `${node}  ${why}`) }),
    }),
  },

  advice: {
    en: (_, { usable, barred }) => ({
      title: `Set numberOfReplicas to ${Math.max(1, usable.length)}, or add a storage node`,
      text: `${barred.length > 0 ? 'If one of the other nodes is to hold replicas, let it be scheduled again. Otherwise set' : 'Set'} \`spec.numberOfReplicas\` of the volume to the number of storage nodes, and the same in its StorageClass (\`parameters.numberOfReplicas\`) for new volumes.`,
      undo: 'Set the old number again.',
    }),
    ko: (_, { usable, barred }) => ({
      title: `numberOfReplicas 값을 ${Math.max(1, usable.length)}로 낮추거나 스토리지 노드 추가`,
      text: `${barred.length > 0 ? '나머지 노드에도 복제본을 두려면 그 노드의 스케줄링을 다시 허용하십시오. 그렇지 않으면 ' : ''}볼륨의 \`spec.numberOfReplicas\` 값을 스토리지 노드 수에 맞추고, 새 볼륨을 위해 StorageClass의 \`parameters.numberOfReplicas\` 값도 맞추십시오.`,
      undo: '이전 값으로 다시 설정하십시오.',
    }),
  },
};
