import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence } from '../../../domain/model.ts';
import { blockedBy, only, type Blocked } from '../../../scheduling/blocked-by.ts';
import { fitting, place } from '../../../scheduling/place.ts';
import { linesOf, type Row } from '../../../scheduling/placement-map.ts';
import {
  allowanceOf,
  hardConstraints,
  mixesRevisions,
  spreadOf,
  withConstraint,
  writtenSelector,
  type Constraint,
  type Domain,
} from '../../../scheduling/spread.ts';
import { untolerated, writtenTaint } from '../../../scheduling/taints.ts';

/** The sum that fails is `count` + `self` - `min` = `skew` > `maxSkew`, in the best of the open domains. */
type Counted = Readonly<{
  pod: string;
  constraint: number; // its place in spec.topologySpreadConstraints
  topologyKey: string;
  maxSkew: number;
  count: number;
  self: number;
  min: number;
  skew: number;
  tainted: Readonly<{ node: string; taint: string; others: number }>;
  atMost: number; // so many pods of the selector can ever run
  selector: string;
  revisionsTogether: boolean;
  rows: readonly Row[];
}>;

/** A hard spread rule measures against a node that the pod may never use. */
export const spreadCountsTaintedNode: Cause<Counted> = {
  id: 'scheduling/spread-counts-tainted-node',
  explains: ['pod-unscheduled'],
  refines: ['scheduling/spread-skew', 'scheduling/untolerated-taint'],

  *explain(symptom, world) {
    const blocked = blockedBy(only('topology-spread'), symptom, world);
    if (!blocked) return;

    for (const { index, constraint } of hardConstraints(blocked.pod)) {
      if (constraint.nodeTaintsPolicy === 'Honor' || !solvedByHonor(blocked, index)) continue;
      const { domains, min, self } = spreadOf(blocked.pod, constraint, blocked.cluster);
      const closed = domains.filter((one) => one.count === min && isClosed(blocked, one));
      const [lowest] = closed.flatMap(({ nodes }) => nodes);
      const [best] = domains
        .filter(({ nodes }) => nodes.some((node) => blocked.nodes.includes(node)))
        .toSorted((a, b) => a.count - b.count);
      const [taint] = lowest ? untolerated(blocked.pod, lowest) : [];
      if (!lowest || !taint || !best) continue;

      const node = refTo('Node', lowest);
      const { subject, strength, restsOn, evidence, rows } = blocked;
      yield {
        subject,
        params: {
          pod: blocked.ref.name,
          constraint: index,
          topologyKey: constraint.topologyKey,
          maxSkew: constraint.maxSkew,
          count: best.count,
          self,
          min,
          skew: best.count + self - min,
          tainted: { node: node.name, taint: writtenTaint(taint), others: closed.length - 1 },
          atMost: allowanceOf(blocked.pod, constraint, blocked.cluster),
          selector: writtenSelector(constraint),
          revisionsTogether: mixesRevisions(blocked.pod, constraint, blocked.cluster),
          rows,
        },
        evidence: [
          ...evidence,
          ruleOf(blocked, index, constraint),
          { source: 'field', on: node, path: `/spec/taints/${taint.index}/key`, quote: taint.key },
        ],
        strength,
        restsOn: [...restsOn, node],
      };
    }
  },

  text: {
    en({ name }, params) {
      const { pod, constraint, topologyKey, maxSkew, tainted, atMost, selector } = params;
      const others = tainted.others > 0 ? ` (and ${tainted.others} more like it)` : '';
      const together = params.revisionsTogether ? ', old and new revisions counted together' : '';
      return {
        title: `\`${name}\`: a spread rule counts node \`${tainted.node}\`, which its pods may not use`,
        sentence:
          `\`${pod}\` of \`${name}\` cannot be placed: its spread rule (${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule) ` +
          `counts node \`${tainted.node}\`${others} as a domain with ${params.min} pods, although the taint \`${tainted.taint}\` ` +
          `keeps these pods off it, because \`topologySpreadConstraints[${constraint}].nodeTaintsPolicy\` is unset (= Ignore). ` +
          `One more pod elsewhere makes ${sum(params)} > maxSkew ${maxSkew}, so at most ${atMost} pods with \`${selector}\` ` +
          `can ever run${together}: every later update and scale-up sticks too, and waiting does not help.`,
        lines: linesOf(params.rows, 'en'),
      };
    },
    ko({ name }, params) {
      const { pod, constraint, topologyKey, maxSkew, tainted, atMost, selector } = params;
      const others = tainted.others > 0 ? ` 외 ${tainted.others}개` : '';
      const together = params.revisionsTogether ? ' (이전 리비전과 새 리비전을 함께 셉니다)' : '';
      return {
        title: `\`${name}\`: 분산 규칙이 쓸 수 없는 노드 \`${tainted.node}\` 도메인까지 셉니다`,
        sentence:
          `\`${name}\` 워크로드의 \`${pod}\` 파드를 배치할 수 없습니다. 분산 규칙(${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule)이 ` +
          `\`${tainted.node}\` 노드${others}를 파드 ${params.min}개인 도메인으로 세지만, 테인트 \`${tainted.taint}\` 때문에 이 파드는 그 노드에 갈 수 없습니다. ` +
          `\`topologySpreadConstraints[${constraint}].nodeTaintsPolicy\` 값이 없기 때문입니다(= Ignore). ` +
          `다른 노드에 하나를 더하면 ${sum(params)} > maxSkew ${maxSkew}입니다. ` +
          `따라서 \`${selector}\` 레이블의 파드는 최대 ${atMost}개만 실행됩니다${together}. 이후의 업데이트와 확장도 모두 멈추며, 기다려도 풀리지 않습니다.`,
        lines: linesOf(params.rows, 'ko'),
      };
    },
  },
};

function sum({ count, self, min, skew }: Counted): string {
  return `${count} + ${self} - ${min} = ${skew}`;
}

/** What would happen if the rule left out tainted nodes. */
function solvedByHonor({ pod, cluster }: Blocked, index: number): boolean {
  const honouring = withConstraint(pod, index, { nodeTaintsPolicy: 'Honor' });
  return fitting(place(honouring, cluster)).length > 0;
}

function isClosed({ pod }: Blocked, { nodes }: Domain): boolean {
  return nodes.every((node) => untolerated(pod, node).length > 0);
}

function ruleOf({ ref }: Blocked, index: number, { whenUnsatisfiable }: Constraint): Evidence {
  const path = `/spec/topologySpreadConstraints/${index}/whenUnsatisfiable`;
  return { source: 'field', on: ref, path, quote: whenUnsatisfiable };
}
