import { refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import type { Resource } from '../../domain/resource.ts';
import { nodeTroubles } from '../../readings/nodes/node-troubles.ts';
import { isNodeReady } from '../../readings/nodes/nodes.ts';

const KINDS = [
  'apps/DaemonSet',
  'apps/Deployment',
  'apps/StatefulSet',
  'argoproj.io/Rollout',
] as const;
const HOSTNAME = 'kubernetes.io/hostname';

/** `is` tells how an excluded node is now, and `left` how many Ready nodes the rule leaves. */
type Excludes = Readonly<{ node: string; is: 'ready' | 'in-trouble' | 'absent'; left: number }>;

/** The template of a workload keeps its pods off a node by name, as one does while that node is in trouble. */
export const excludesNode: Remarker<(typeof KINDS)[number], Excludes> = {
  id: 'workload/excludes-node',
  of: KINDS,

  *remark(workload, world) {
    const excluded = excludedNames(workload);
    if (excluded.length === 0) return;
    const { items, gap } = world.list('Node', { namespace: '' });
    if (gap) return;

    const names = new Set(excluded);
    const left = items.filter((node) => isNodeReady(node) && !names.has(hostnameOf(node))).length;
    for (const name of excluded) yield { node: name, is: stateOf(name, items), left };
  },

  text: {
    en({ name }, { node, is, left }) {
      const now = {
        ready: 'which is Ready now: if it was a stop-gap, the rule can be removed',
        'in-trouble': 'which still has a problem to fix',
        absent: 'which no longer exists: the rule can be removed',
      }[is];
      return `The template of \`${name}\` keeps its pods off node \`${node}\` by a rule (nodeAffinity NotIn), ${now}. ${left} Ready ${left === 1 ? 'node is' : 'nodes are'} left to it.`;
    },
    ko({ name }, { node, is, left }) {
      const now = {
        ready: '노드는 지금 Ready이므로 임시 조치였다면 규칙을 제거해도 됩니다',
        'in-trouble': '노드의 문제는 아직 남아 있습니다',
        absent: '노드는 더 이상 없으므로 규칙을 제거해도 됩니다',
      }[is];
      return `\`${name}\` 워크로드의 템플릿이 nodeAffinity NotIn 규칙으로 \`${node}\` 노드를 피합니다. 그 ${now}. 남은 Ready 노드는 ${left}개입니다.`;
    },
  },
};

type Workload = Resource<(typeof KINDS)[number]>;

/** The names that every term excludes: what one term allows is not excluded. */
function excludedNames({ spec }: Workload): readonly string[] {
  const affinity = spec?.template?.spec?.affinity?.nodeAffinity;
  const terms = affinity?.requiredDuringSchedulingIgnoredDuringExecution?.nodeSelectorTerms ?? [];
  const perTerm = terms.map(({ matchExpressions = [] }) =>
    matchExpressions
      .filter(({ key, operator }) => key === HOSTNAME && operator === 'NotIn')
      .flatMap(({ values = [] }) => values),
  );
  const [first = [], ...others] = perTerm;
  return first.filter((name) => others.every((names) => names.includes(name)));
}

function stateOf(name: string, nodes: readonly Resource<'Node'>[]): Excludes['is'] {
  const node = nodes.find((one) => hostnameOf(one) === name);
  if (!node) return 'absent';
  return isNodeReady(node) && nodeTroubles(node).length === 0 ? 'ready' : 'in-trouble';
}

function hostnameOf(node: Resource<'Node'>): string {
  return node.metadata?.labels?.[HOSTNAME] ?? refTo('Node', node).name;
}
