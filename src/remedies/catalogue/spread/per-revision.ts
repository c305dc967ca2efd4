import type { Remedy } from '../../../domain/remedy.ts';
import { withRevisionLabel } from '../../spread-fields.ts';
import { proposeForRule, type SpreadParams } from '../../spread-proposal.ts';
import { spreadWords } from '../../spread-words.ts';

/** Spreads each revision by itself, so that the old one no longer stands in the new one's way. */
export const perRevision: Remedy<SpreadParams> = {
  id: 'spread/per-revision',
  answers: ['scheduling/spread-counts-tainted-node', 'scheduling/spread-skew'],

  propose: (finding, world) => proposeForRule(finding, world, withRevisionLabel),

  inWords: (params, lang) =>
    spreadWords(
      params,
      lang,
      {
        en: {
          title: '`matchLabelKeys`',
          text: `\`${params.key}\` makes each revision spread on its own. A domain that no pod may use still counts as empty, which limits how many pods of one revision can run.`,
        },
        ko: {
          title: '`matchLabelKeys`',
          text: `\`${params.key}\` 레이블로 리비전마다 따로 분산합니다. 파드가 쓸 수 없는 도메인은 여전히 빈 것으로 세므로 한 리비전의 파드 수가 제한됩니다.`,
        },
      }[lang],
    ),
};
