import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import type { Counted } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.words.ts';
import { spreadSkew, type Skewed } from '../../../diagnosis/causes/scheduling/spread-skew.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { templateWords } from '../../words/template-words.ts';
import type { SpreadParams } from './spread-params.ts';
import { proposeForRules } from './spread-proposal.ts';
import { spreadReach } from './spread-reach.ts';
import { isPassing } from './spread-rule.ts';

/** Makes the rule a wish: always a way out, and the guarantee is lost. */
export const scheduleAnyway: Remedy<SpreadParams, Counted | Skewed> = {
  id: 'spread/schedule-anyway',
  answers: [spreadCountsTaintedNode, spreadSkew],
  reach: spreadReach('whenUnsatisfiable', 'minDomains'),

  *propose(finding, world) {
    if (isPassing(finding)) return; // no guarantee is given up for a node that may be back in a minute
    yield* proposeForRules(finding, world, ({ constraint: { minDomains } }) => ({
      fields: {
        whenUnsatisfiable: 'ScheduleAnyway',
        ...(minDomains !== undefined && { minDomains: undefined }), // allowed beside DoNotSchedule only
      },
    }));
  },

  inWords: (params, lang) =>
    templateWords(
      params,
      lang,
      {
        en: {
          title: '`whenUnsatisfiable: ScheduleAnyway`',
          short: `Gives up the guarantee: all pods may end up in one domain of \`${params.topologyKey}\`.`,
          text: `The rule becomes a wish. It gives up the guarantee: all pods may end up in one domain of \`${params.topologyKey}\`, and its loss would stop them all.`,
        },
        ko: {
          title: '`whenUnsatisfiable: ScheduleAnyway`',
          short: `보장을 포기합니다. 모든 파드가 \`${params.topologyKey}\` 도메인 하나에 몰릴 수 있습니다.`,
          text: `필수 제약이 희망 사항이 됩니다. 보장이 사라져 모든 파드가 \`${params.topologyKey}\` 도메인 하나에 몰릴 수 있고, 그 도메인을 잃으면 모두 멈춥니다.`,
        },
      }[lang],
    ),
};
