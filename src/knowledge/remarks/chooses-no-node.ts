import type { Remarker } from '../../domain/remarker.ts';
import type { Resource } from '../../domain/resource.ts';

/** `selector` is what no node has; `nodes` is how many there are. */
type ChoosesNone = Readonly<{ selector: string; nodes: number }>;

/** A DaemonSet wants no pods because no node has the labels that it selects: as planned, or a label is misspelt. */
export const choosesNoNode: Remarker<'apps/DaemonSet', ChoosesNone> = {
  id: 'workload/chooses-no-node',
  of: ['apps/DaemonSet'],

  *remark({ metadata, spec, status }, world) {
    const isSeen = (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0);
    if (!isSeen || status?.desiredNumberScheduled !== 0) return;
    const labels = Object.entries(spec?.template?.spec?.nodeSelector ?? {});
    if (labels.length === 0) return;
    const { items, gap } = world.list('Node', { namespace: '' });
    if (gap || items.some((node) => hasAll(node, labels))) return;
    yield { selector: labels.map((label) => label.join('=')).join(', '), nodes: items.length };
  },

  text: {
    en: ({ name }, { selector, nodes }) =>
      `DaemonSet \`${name}\` runs nowhere: it selects nodes with \`${selector}\`, and none of the ${nodes} nodes has that. If such nodes should be there, compare the labels: \`kubectl get nodes --show-labels\`.`,
    ko: ({ name }, { selector, nodes }) =>
      `DaemonSet \`${name}\` 객체는 어디에서도 실행되지 않습니다. \`${selector}\` 레이블의 노드를 고르는데 노드 ${nodes}개 중 하나도 없습니다. 있어야 한다면 레이블을 비교하십시오: \`kubectl get nodes --show-labels\`.`,
  },
};

function hasAll(
  { metadata }: Resource<'Node'>,
  labels: readonly (readonly [string, string])[],
): boolean {
  return labels.every(([key, value]) => metadata?.labels?.[key] === value);
}
