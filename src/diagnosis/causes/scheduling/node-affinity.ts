import type { Cause, Evidence } from '../../../domain/model.ts';
import type { Row } from '../../../simulator/map/placement-map.ts';
import { demandsOf, offersOf, type Demand } from '../../../simulator/node-affinity.ts';
import { marked } from '../../../text/marked.ts';
import { blockedBy, notBlockedBy, only, type Blocked } from '../../placement/blocked-by.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { podWords } from '../../words/pod-words.ts';

/** `unmet` is a demand that no node meets, `offers` the values that nodes have instead. */
type Unselected = Readonly<{
  pod: string;
  demands: readonly string[];
  unmet?: Readonly<{ demand: string; key: string; offers: readonly string[] }>;
  nodes: number;
  rows: readonly Row[];
}>;

const MOST_OFFERS = 4;

/** A pod's nodeSelector or required node affinity leaves no node that could take it. */
export const nodeAffinity: Cause<Unselected> = {
  id: 'scheduling/node-affinity',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(only('node-affinity'), symptom, world);
    if (!blocked) return;

    const { pod, cluster, subject, strength, restsOn, evidence, ref, rows } = blocked;
    const demands = demandsOf(pod);
    const unmet = demands.find((demand) => !cluster.nodes.some(demand.isMetBy));
    yield {
      subject,
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
        nodes: cluster.nodes.length,
        rows,
      },
      evidence: [...evidence, ...quoted(unmet ?? demands[0], blocked)],
      strength,
      restsOn,
    };
  },

  text: {
    en({ name }, { pod, demands, unmet, nodes, rows }) {
      const offers = unmet && marked(unmet.offers);
      const instead = offers
        ? `; nodes have ${offers}`
        : `; no node has the label \`${unmet?.key}\``;
      return {
        title: `\`${name}\`: its node selection matches no node that could take it`,
        sentence: unmet
          ? `${podWords.en(pod, name)} may only run where \`${unmet.demand}\`, which none of the ${nodes} nodes has${instead}.`
          : `${podWords.en(pod, name)} may only run where \`${demands.join('`, `')}\`, and none of the ${nodes} nodes that has it all can take it.`,
        lines: linesOf(rows, 'en'),
      };
    },
    ko({ name }, { pod, demands, unmet, nodes, rows }) {
      const offers = unmet && marked(unmet.offers);
      const instead = offers
        ? ` 노드에 있는 값: ${offers}.`
        : ` \`${unmet?.key}\` 레이블이 있는 노드가 없습니다.`;
      return {
        title: `\`${name}\`: 노드 선택 조건에 맞는 노드가 없습니다`,
        sentence: unmet
          ? `${podWords.ko(pod, name)}는 \`${unmet.demand}\` 조건의 노드에서만 실행되는데, 노드 ${nodes}개 중 맞는 것이 없습니다.${instead}`
          : `${podWords.ko(pod, name)}는 \`${demands.join('`, `')}\` 조건의 노드에서만 실행되는데, 노드 ${nodes}개 중 모두 맞고 받을 수 있는 것이 없습니다.`,
        lines: linesOf(rows, 'ko'),
      };
    },
  },

  ruledOut: (symptom, world) => notBlockedBy('node-affinity', symptom, world),
};

function quoted(demand: Demand | undefined, { ref }: Blocked): readonly Evidence[] {
  return demand ? [{ source: 'field', on: ref, path: demand.path, quote: demand.quote }] : [];
}
