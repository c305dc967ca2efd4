import type { Evidence, World } from '../../../domain/model.ts';
import { demandsOf, offersOf, type Demand } from '../../../simulator/node-affinity.ts';
import { marked } from '../../../text/marked.ts';
import { present } from '../../../text/present.ts';
import { shell } from '../../../text/shell.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import type { Blocked } from '../../placement/blocked-by.ts';
import { podWords } from '../../words/pod-words.ts';
import { thingsOf } from './placement/needs-words.ts';
import { nodesToLabel, type ToLabel } from './placement/nodes-to-label.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';

/** `fields` hold the demands that decide; `unmet` is a demand that no node meets, `offers` the values that nodes have instead. */
type Unselected = Readonly<{
  pod: string;
  demands: readonly string[];
  unmet?: Readonly<{ demand: string; key: string; offers: readonly string[] }>;
  fields: readonly ('nodeSelector' | 'nodeAffinity')[];
  nodes: number;
  label?: ToLabel; // with which a node would take it
  runtimeClass?: string; // that has put the demand into the pod
  barredBy?: readonly string[]; // filters that keep it off the nodes that are selected
}>;

const MOST_OFFERS = 4;

/** A pod's nodeSelector or required node affinity leaves no node that could take it. */
export const nodeAffinity = obstacleCause<Unselected>({
  id: 'scheduling/node-affinity',

  by: 'node-affinity',

  find(blocked, world) {
    const { pod, cluster, ref } = blocked;
    const demands = demandsOf(pod);
    const label = blocked.gaps.nodes ? undefined : nodesToLabel(blocked);
    const unmet = demands.find((demand) => !cluster.nodes.some(demand.isMetBy));
    return {
      params: {
        pod: ref.name,
        demands: demands.map(({ text }) => text),
        ...(unmet && {
          unmet: {
            demand: unmet.text,
            key: unmet.key,
            offers: offersOf(unmet.key, cluster).slice(0, MOST_OFFERS),
          },
        }),
        fields: [...new Set((unmet ? [unmet] : demands).map(fieldOf))],
        nodes: cluster.nodes.length,
        ...present({ label }),
        ...runtimeClassOf(unmet ?? demands[0], blocked, world),
        ...(!unmet && { barredBy: barredBy(demands, blocked) }),
      },
      quotes: quoted(unmet ?? demands[0], blocked),
    };
  },

  text: {
    en({ name }, { pod, demands, unmet, fields, nodes, runtimeClass, barredBy: others = [] }) {
      const offers = unmet && marked(unmet.offers);
      const instead = offers
        ? `; nodes have ${offers}`
        : `; no node has the label \`${unmet?.key}\``;
      return {
        title: `\`${name}\`: its ${fields.join(' and ')} ${fields.length > 1 ? 'match' : 'matches'} no node that could take it`,
        sentence: unmet
          ? `${podWords.en(pod, name)} needs a node with \`${unmet.demand}\`, and none of the ${nodes} nodes has that${instead}.`
          : `${podWords.en(pod, name)} may only run where \`${demands.join('`, `')}\`, and none of the ${nodes} nodes that has it all can take it${others.length > 0 ? `: there it is kept off by ${thingsOf(others, 'en').join(' and ')}` : ''}.`,
        ...(runtimeClass && {
          so: `RuntimeClass \`${runtimeClass}\` asks for that (scheduling.nodeSelector), not the pod template.`,
        }),
      };
    },
    ko({ name }, { pod, demands, unmet, fields, nodes, runtimeClass, barredBy: others = [] }) {
      const offers = unmet && marked(unmet.offers);
      const instead = offers
        ? ` 노드에 있는 값: ${offers}.`
        : ` \`${unmet?.key}\` 레이블이 있는 노드가 없습니다.`;
      return {
        title: `\`${name}\`: 노드 선택 조건(${fields.join(', ')})에 맞는 노드가 없습니다`,
        sentence: unmet
          ? `${podWords.ko(pod, name)}는 \`${unmet.demand}\` 조건의 노드에서만 실행되는데, 노드 ${nodes}개 중 맞는 것이 없습니다.${instead}`
          : `${podWords.ko(pod, name)}는 \`${demands.join('`, `')}\` 조건의 노드에서만 실행되는데, 노드 ${nodes}개 중 모두 맞고 받을 수 있는 것이 없습니다.${others.length > 0 ? ` 맞는 노드를 막는 것: ${thingsOf(others, 'ko').join(', ')}.` : ''}`,
        ...(runtimeClass && {
          so: `이 조건은 파드 템플릿이 아니라 RuntimeClass \`${runtimeClass}\` 객체(scheduling.nodeSelector)에서 옵니다.`,
        }),
      };
    },
  },

  advice: {
    doneBy: [],
    choose: (_, { label: lacks }) => {
      if (!lacks) return undefined;
      const { node, label, others } = lacks;
      return {
        en: {
          title: `Label node \`${node}\``,
          text: `With \`${label}\` on node \`${node}\`${others > 0 ? ` (or one of ${others} more)` : ''} the pod would be placed there. Only if the label is true of that node, and if whoever makes nodes sets it as well.`,
          undo: unlabel(lacks),
        },
        ko: {
          title: `\`${node}\` 노드에 레이블 추가`,
          text: `\`${node}\` 노드${others > 0 ? `(또는 다른 ${others}개 중 하나)` : ''}에 \`${label}\` 레이블을 붙이면 파드가 배치됩니다. 그 노드에 실제로 해당하고, 노드를 만드는 쪽에서도 설정할 때만 하십시오.`,
          undo: unlabel(lacks),
        },
      };
    },

    commandOnly: 'changes-live',
    command: (_, { label }) => label && shell`kubectl label node ${label.node} ${label.label}`,
  },
});

/** The class of a pod, where it is what selects the nodes (RuntimeClass admission merges it into the pod). */
function runtimeClassOf(
  demand: Demand | undefined,
  { pod }: Blocked,
  world: World,
): Pick<Unselected, 'runtimeClass'> {
  const name = pod.spec?.runtimeClassName;
  const fact = name ? world.get({ kind: 'node.k8s.io/RuntimeClass' as const, name }) : undefined;
  const { nodeSelector = {} } = (fact?.is === 'known' && fact.value.scheduling) || {};
  return name && demand && Object.hasOwn(nodeSelector, demand.key) ? { runtimeClass: name } : {};
}

/** The first filter after the selection that keeps the pod off each node that it selects. */
function barredBy(demands: readonly Demand[], { cluster, placement }: Blocked): readonly string[] {
  const selected = cluster.nodes.filter((node) => demands.every(({ isMetBy }) => isMetBy(node)));
  const names = selected.map(({ metadata }) => metadata?.name ?? '');
  const firsts = placement.nodes
    .filter(({ node }) => names.includes(node))
    .flatMap(({ blockers }) => blockers[0]?.filter ?? []);
  return [...new Set(firsts)].toSorted();
}

function fieldOf({ path }: Demand): Unselected['fields'][number] {
  return path.startsWith('/spec/nodeSelector') ? 'nodeSelector' : 'nodeAffinity';
}

function quoted(demand: Demand | undefined, { ref }: Blocked): readonly Evidence[] {
  return demand ? [quotedField(ref, demand.path, demand.quote)] : [];
}

function unlabel({ node, label }: ToLabel): string {
  const [key = ''] = label.split('=');
  return shell`kubectl label node ${node} ${key}-`;
}
