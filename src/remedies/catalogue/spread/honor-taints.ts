import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import type { Counted } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { templateWords } from '../../words/template-words.ts';
import type { SpreadParams } from './spread-params.ts';
import { proposeForRules } from './spread-proposal.ts';
import { spreadReach } from './spread-reach.ts';

/** Leaves out nodes that the pod may not use. */
export const honorTaints: Remedy<SpreadParams, Counted> = {
  id: 'spread/honor-taints',
  answers: [spreadCountsTaintedNode],
  reach: spreadReach('nodeTaintsPolicy'),

  propose: (finding, world) =>
    proposeForRules(finding, world, ({ constraint }) =>
      constraint.nodeTaintsPolicy === 'Honor'
        ? undefined
        : { fields: { nodeTaintsPolicy: 'Honor' } },
    ),

  inWords: (params, lang) =>
    templateWords(
      params,
      lang,
      {
        en: {
          title: '`nodeTaintsPolicy: Honor`',
          short:
            'Only skips nodes that the pods may not use. Old and new pods are still counted together: once the old ones go, the new ones may share one node.',
          text: 'Nodes whose taints keep the pods away no longer count. Old and new pods are still counted together, so once the old ones go, the new ones may share one node.',
        },
        ko: {
          title: '`nodeTaintsPolicy: Honor`',
          short:
            '쓸 수 없는 노드만 빼고 셉니다. 이전 파드와 새 파드를 계속 함께 세므로, 이전 파드가 사라진 뒤 새 파드가 한 노드에 몰릴 수 있습니다.',
          text: '테인트 때문에 쓸 수 없는 노드는 세지 않습니다. 이전 파드와 새 파드를 함께 세므로, 이전 파드가 사라진 뒤 새 파드가 한 노드에 몰릴 수 있습니다.',
        },
      }[lang],
    ),
};
