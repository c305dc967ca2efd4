import type { Remarker } from '../../domain/remarker.ts';
import { marked } from '../../text/marked.ts';
import { plural } from '../../text/plural.ts';

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;

/** The topology keys of the rules that count no pods. */
type CountsNone = Readonly<{ keys: readonly string[] }>;

/** A spread rule without a labelSelector counts no pods, so that it spreads none. */
export const spreadSelectsNothing: Remarker<(typeof KINDS)[number], CountsNone> = {
  id: 'workload/spread-selects-nothing',
  of: KINDS,

  *remark({ spec }) {
    const rules = spec?.template?.spec?.topologySpreadConstraints ?? [];
    const keys = rules.filter((rule) => !rule.labelSelector).map(({ topologyKey }) => topologyKey);
    if (keys.length > 0) yield { keys: [...new Set(keys)] };
  },

  text: {
    en: ({ name }, { keys }) =>
      `Not a fault now, but the spread ${plural(keys.length, 'rule', 'rules')} of \`${name}\` over ${marked(keys)} ${plural(keys.length, 'has', 'have')} no \`labelSelector\`: without one a rule counts no pods and spreads none. Give it the labels of the pods.`,
    ko: ({ name }, { keys }) =>
      `지금 고장은 아니지만 \`${name}\` 워크로드의 ${marked(keys)} 분산 규칙에 \`labelSelector\` 항목이 없습니다. 이 항목이 없으면 규칙이 파드를 세지 않아 분산되지 않습니다. 파드의 레이블을 지정하십시오.`,
  },
};
