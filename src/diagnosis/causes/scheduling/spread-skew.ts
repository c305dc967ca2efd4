import type { Cause } from '../../../domain/model.ts';
import { blockedBy, notBlockedBy, only } from '../../../scheduling/blocked-by.ts';
import { fitting } from '../../../scheduling/place.ts';
import { linesOf, type Row } from '../../../scheduling/placement-map.ts';
import { hardConstraints, spreadOf, writtenSelector } from '../../../scheduling/spread.ts';

/** `domains` is how many there are; with fewer than `minDomains` the smallest counts as 0. */
type Skewed = Readonly<{
  why: 'skew' | 'too-few-domains' | 'no-label';
  pod: string;
  constraint: number;
  topologyKey: string;
  maxSkew: number;
  min: number;
  domains: number;
  minDomains: number;
  selector: string;
  rows: readonly Row[];
}>;

/** A hard spread rule allows no node. */
export const spreadSkew: Cause<Skewed> = {
  id: 'scheduling/spread-skew',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(only('topology-spread'), symptom, world);
    if (!blocked || fitting(blocked.placement).length > 0) return;
    const { pod, cluster, nodes, subject, strength, restsOn, evidence, ref, rows } = blocked;

    for (const { index, constraint } of hardConstraints(pod)) {
      const { topologyKey, maxSkew, minDomains = 1 } = constraint;
      const { domains, min, self } = spreadOf(pod, constraint, cluster);
      const unlabelled = nodes.every(({ metadata }) => !metadata?.labels?.[topologyKey]);
      if (!unlabelled && domains.every(({ count }) => count + self - min <= maxSkew)) continue;

      const path = `/spec/topologySpreadConstraints/${index}/topologyKey`;
      yield {
        subject,
        params: {
          why: unlabelled ? 'no-label' : domains.length < minDomains ? 'too-few-domains' : 'skew',
          pod: ref.name,
          constraint: index,
          topologyKey,
          maxSkew,
          min,
          domains: domains.length,
          minDomains,
          selector: writtenSelector(constraint),
          rows,
        },
        evidence: [...evidence, { source: 'field', on: ref, path, quote: topologyKey }],
        strength,
        restsOn,
      };
      return;
    }
  },

  text: {
    en({ name }, { why, pod, topologyKey, maxSkew, min, domains, minDomains, selector, rows }) {
      const rule = `spread rule (${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule)`;
      const reasons = {
        skew: `one more pod with \`${selector}\` where there is room would be more than ${maxSkew} above the smallest domain, which has ${min}.`,
        'too-few-domains': `there are ${domains} domains where minDomains asks for ${minDomains}, so the smallest counts as 0 and each other may hold ${maxSkew}.`,
        'no-label': `the nodes that are otherwise open have no label \`${topologyKey}\`.`,
      };
      return {
        title: `\`${name}\`: a hard spread rule leaves no node`,
        sentence: `\`${pod}\` of \`${name}\` cannot be placed under its ${rule}: ${reasons[why]}`,
        lines: linesOf(rows, 'en'),
      };
    },
    ko({ name }, { why, pod, topologyKey, maxSkew, min, domains, minDomains, selector, rows }) {
      const rule = `스프레드 제약(${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule)`;
      const reasons = {
        skew: `자리가 있는 곳에 \`${selector}\` 파드를 하나 더하면 가장 작은 도메인(${min}개)보다 ${maxSkew}개 넘게 많아집니다.`,
        'too-few-domains': `도메인이 ${domains}개뿐인데 minDomains 값은 ${minDomains}입니다. 그래서 최솟값을 0으로 보고, 나머지는 ${maxSkew}개까지만 허용합니다.`,
        'no-label': `나머지 조건을 통과한 노드에 \`${topologyKey}\` 레이블이 없습니다.`,
      };
      return {
        title: `\`${name}\`: 필수 스프레드 제약 때문에 갈 노드가 없습니다`,
        sentence: `\`${name}\` 워크로드의 \`${pod}\` 파드를 ${rule} 때문에 배치할 수 없습니다. ${reasons[why]}`,
        lines: linesOf(rows, 'ko'),
      };
    },
  },

  ruledOut: (symptom, world) => notBlockedBy('topology-spread', symptom, world),
};
