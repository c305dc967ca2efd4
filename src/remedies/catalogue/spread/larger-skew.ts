import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import type { Counted } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.words.ts';
import { spreadSkew, type Skewed } from '../../../diagnosis/causes/scheduling/spread-skew.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { templateWords } from '../../words/template-words.ts';
import type { SpreadParams } from './spread-params.ts';
import { proposeForRules } from './spread-proposal.ts';
import { MORE_SKEW, spreadReach } from './spread-reach.ts';
import { isPassing, isUnlabelled } from './spread-rule.ts';

type Params = SpreadParams & Readonly<{ more: number }>;

/** Allows a larger difference between domains: the rule stays hard, and protects less. */
export const largerSkew: Remedy<Params, Counted | Skewed> = {
  id: 'spread/larger-skew',
  answers: [spreadCountsTaintedNode, spreadSkew],
  reach: spreadReach('maxSkew'),

  *propose(finding, world) {
    if (isPassing(finding) || isUnlabelled(finding)) return;
    for (let more = 1; more <= MORE_SKEW; more++) {
      const proposals = proposeForRules(finding, world, ({ constraint }) => ({
        fields: { maxSkew: constraint.maxSkew + more },
      }));
      for (const one of proposals) yield { ...one, params: { ...one.params, more } };
    }
  },

  inWords: (params, lang) =>
    templateWords(
      params,
      lang,
      {
        en: {
          title: `\`maxSkew\` ${params.more} larger`,
          short: `Lets domains of \`${params.topologyKey}\` differ by ${params.more} more: more pods may share one.`,
          text: `The rule stays hard, but domains of \`${params.topologyKey}\` may differ by ${params.more} more ${params.more === 1 ? 'pod' : 'pods'}, so more of them may share one.`,
        },
        ko: {
          title: `\`maxSkew\` 값 ${params.more} 늘리기`,
          short: `\`${params.topologyKey}\` 도메인 사이의 차이를 ${params.more}개 더 허용합니다. 한곳에 더 몰릴 수 있습니다.`,
          text: `제약은 그대로 필수이지만 \`${params.topologyKey}\` 도메인 사이의 차이를 파드 ${params.more}개만큼 더 허용합니다. 그만큼 한곳에 더 몰릴 수 있습니다.`,
        },
      }[lang],
    ),
};
