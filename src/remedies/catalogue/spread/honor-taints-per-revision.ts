import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import type { Counted } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { templateWords } from '../../words/template-words.ts';
import { withRevisionLabel } from './spread-fields.ts';
import type { SpreadParams } from './spread-params.ts';
import { proposeForRules } from './spread-proposal.ts';
import { spreadReach } from './spread-reach.ts';

/** Leaves out nodes that the pod may not use, and spreads each revision by itself. */
export const honorTaintsPerRevision: Remedy<SpreadParams, Counted> = {
  id: 'spread/honor-taints-per-revision',
  answers: [spreadCountsTaintedNode],
  reach: spreadReach('nodeTaintsPolicy', 'matchLabelKeys'),

  propose: (finding, world) =>
    proposeForRules(finding, world, (rule, workload) => {
      const revision = withRevisionLabel(rule, workload);
      if (!revision || rule.constraint.nodeTaintsPolicy === 'Honor') return undefined;
      return { key: revision.key, fields: { nodeTaintsPolicy: 'Honor', ...revision.fields } };
    }),

  inWords: (params, lang) =>
    templateWords(
      params,
      lang,
      {
        en: {
          title: '`nodeTaintsPolicy: Honor` + `matchLabelKeys`',
          short:
            'Skips nodes that the pods may not use, and spreads each revision on its own. The rule stays hard.',
          text: `Nodes whose taints bar the pods no longer count, and \`${params.key}\` makes each revision spread on its own. The rule stays hard.`,
        },
        ko: {
          title: '`nodeTaintsPolicy: Honor` + `matchLabelKeys`',
          short:
            '쓸 수 없는 노드는 세지 않고 리비전마다 따로 분산합니다. 제약은 그대로 필수입니다.',
          text: `테인트 때문에 쓸 수 없는 노드는 세지 않고, \`${params.key}\` 레이블로 리비전마다 따로 분산합니다. 제약은 그대로 필수입니다.`,
        },
      }[lang],
    ),
};
