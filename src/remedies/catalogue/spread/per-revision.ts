import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import type { Counted } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.words.ts';
import { spreadSkew, type Skewed } from '../../../diagnosis/causes/scheduling/spread-skew.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { templateWords } from '../../words/template-words.ts';
import { withRevisionLabel } from './spread-fields.ts';
import type { ClosedDomain, SpreadParams } from './spread-params.ts';
import { proposeForRules } from './spread-proposal.ts';
import { spreadReach } from './spread-reach.ts';
import { isPassing } from './spread-rule.ts';

/** Spreads each revision by itself, so that the old one no longer stands in the new one's way. */
export const perRevision: Remedy<SpreadParams, Counted | Skewed> = {
  id: 'spread/per-revision',
  answers: [spreadCountsTaintedNode, spreadSkew],
  reach: spreadReach('matchLabelKeys'),

  *propose(finding, world) {
    if (!isPassing(finding)) yield* proposeForRules(finding, world, withRevisionLabel);
  },

  inWords: (params, lang) =>
    templateWords(
      params,
      lang,
      {
        en: {
          title: '`matchLabelKeys`',
          short: `Spreads each revision on its own.${params.closed ? ` ${HELD.en(params.closed)}` : ''}`,
          text: `\`${params.key}\` makes each revision spread on its own.${params.closed ? ` ${HELD.en(params.closed)}` : ''}`,
        },
        ko: {
          title: '`matchLabelKeys`',
          short: `리비전마다 따로 분산합니다.${params.closed ? ` ${HELD.ko(params.closed)}` : ''}`,
          text: `\`${params.key}\` 레이블로 리비전마다 따로 분산합니다.${params.closed ? ` ${HELD.ko(params.closed)}` : ''}`,
        },
      }[lang],
    ),
};

/** A domain that no pod may use keeps the minimum down for each revision as well. */
const HELD = {
  en: ({ node, atMost }: ClosedDomain) =>
    `But \`${node}\` still holds the minimum, so at most ${atMost} ${atMost === 1 ? 'pod' : 'pods'} of one revision can run and any further one stays Pending.`,
  ko: ({ node, atMost }: ClosedDomain) =>
    `다만 \`${node}\` 노드가 계속 최솟값이 되므로, 한 리비전의 파드는 최대 ${atMost}개만 실행되고 나머지는 Pending 상태로 남습니다.`,
};
