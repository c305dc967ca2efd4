import type { Evidence, Ref } from '../../../domain/model.ts';
import {
  hardConstraints,
  spreadOf,
  writtenSelector,
  type HardConstraint,
} from '../../../simulator/spread.ts';
import { decidingRules } from '../../placement/deciding-rules.ts';
import { obstacleCause } from '../../placement/obstacle-cause.ts';
import { preemptionOutlook, type Outlook } from '../../placement/preemption-outlook.ts';
import { scaleFirst } from '../../placement/scale-first.ts';
import type { Fewer } from '../../words/more-room-words.ts';
import { podWords } from '../../words/pod-words.ts';
import { scaleFirstAdvice } from '../../words/scale-first-words.ts';

/** `domains` is how many there are; with fewer than `minDomains` the smallest counts as 0. */
export type Skewed = Readonly<{
  why: 'skew' | 'too-few-domains' | 'no-label';
  pod: string;
  constraint: number;
  topologyKey: string;
  maxSkew: number;
  min: number;
  domains: number;
  minDomains: number;
  selector: string;
  together: readonly string[]; // topology keys of the rules that would have to give way as well
  outlook?: Outlook;
  scaleFirst?: Fewer; // before the rule can be mended
}>;

/** A hard spread rule allows no node, or several do so together. */
export const spreadSkew = obstacleCause<Skewed>({
  id: 'scheduling/spread-skew',

  by: 'topology-spread',

  find(blocked, world) {
    const { pod, cluster, nodes, ref } = blocked;
    const relaxed = { whenUnsatisfiable: 'ScheduleAnyway' };
    const deciding = decidingRules(blocked, hardConstraints(pod), relaxed);
    if (!deciding) return undefined;

    const [{ index, constraint }, ...others] = deciding.rules;
    const { topologyKey, maxSkew, minDomains = 1 } = constraint;
    const { domains, min, self } = spreadOf(pod, constraint, cluster);
    const unlabelled = nodes.every(({ metadata }) => !metadata?.labels?.[topologyKey]);
    if (!unlabelled && domains.every(({ count }) => count + self - min <= maxSkew))
      return undefined;

    const outlook = preemptionOutlook(blocked, world);
    const first = scaleFirst(blocked, world);
    return {
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
        together: others.map((other) => other.constraint.topologyKey),
        ...(outlook && { outlook }),
        ...(first && { scaleFirst: first }),
      },
      quotes: deciding.rules.map((rule) => keyOf(ref, rule)),
    };
  },

  text: {
    en({ name }, params) {
      const { why, pod, topologyKey, maxSkew, min, domains, minDomains, selector } = params;
      const rule = `spread rule (${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule)`;
      const reasons = {
        skew: `one more pod with \`${selector}\` where there is room would be more than ${maxSkew} above the smallest domain, which has ${min}.`,
        'too-few-domains': `there are ${domains} domains where minDomains asks for ${minDomains}, so the smallest counts as 0 and each other may hold ${maxSkew}.`,
        'no-label': `the nodes that are otherwise open have no label \`${topologyKey}\`.`,
      };
      const together =
        params.together.length > 0
          ? ` Its rule for ${params.together.join(' and ')} stands in the way as well: changing one of them alone would not place it.`
          : '';
      return {
        title: `\`${name}\`: ${together ? `${params.together.length + 1} hard spread rules together leave` : 'a hard spread rule leaves'} no node`,
        sentence: `${podWords.en(pod, name)} cannot be placed under its ${rule}: ${reasons[why]}${together}`,
      };
    },
    ko({ name }, params) {
      const { why, pod, topologyKey, maxSkew, min, domains, minDomains, selector } = params;
      const rule = `스프레드 제약(${topologyKey}, maxSkew ${maxSkew}, DoNotSchedule)`;
      const reasons = {
        skew: `자리가 있는 곳에 \`${selector}\` 파드를 하나 더하면 가장 작은 도메인(${min}개)보다 ${maxSkew}개 넘게 많아집니다.`,
        'too-few-domains': `도메인이 ${domains}개뿐인데 minDomains 값은 ${minDomains}입니다. 그래서 최솟값을 0으로 보고, 나머지는 ${maxSkew}개까지만 허용합니다.`,
        'no-label': `나머지 조건을 통과한 노드에 \`${topologyKey}\` 레이블이 없습니다.`,
      };
      const together =
        params.together.length > 0
          ? ` ${params.together.join(', ')} 제약도 함께 막고 있어서, 하나만 바꿔서는 배치되지 않습니다.`
          : '';
      return {
        title: `\`${name}\`: 필수 스프레드 제약${together ? ` ${params.together.length + 1}개` : ''} 때문에 갈 노드가 없습니다`,
        sentence: `${podWords.ko(pod, name)}를 ${rule} 때문에 배치할 수 없습니다. ${reasons[why]}${together}`,
      };
    },
  },

  advice: scaleFirstAdvice,
});

function keyOf(on: Ref, { index, constraint }: HardConstraint): Evidence {
  const path = `/spec/topologySpreadConstraints/${index}/topologyKey`;
  return { source: 'field', on, path, quote: constraint.topologyKey };
}
