import { spreadCountsTaintedNode } from '../../../diagnosis/causes/scheduling/spread-counts-tainted-node.ts';
import { spreadSkew } from '../../../diagnosis/causes/scheduling/spread-skew.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { popularProposal } from '../../change/popular-proposal.ts';

/** Uses the revision label of a Deployment in a Rollout, whose pods do not have it: the key is ignored. */
export const podTemplateHash: Remedy<Readonly<{ name: string }>> = {
  id: 'popular/pod-template-hash',
  answers: [spreadCountsTaintedNode, spreadSkew],
  isPopular: true,

  propose: (finding, world) =>
    popularProposal(finding, world, ({ kind, template }) => {
      const rules = template.spec?.topologySpreadConstraints ?? [];
      if (kind !== 'argoproj.io/Rollout' || rules.length === 0) return undefined;
      return rules.map((_, index) => ({
        op: 'add',
        path: `/spec/template/spec/topologySpreadConstraints/${index}/matchLabelKeys`,
        value: ['pod-template-hash'],
      }));
    }),

  inWords: ({ name }, lang) =>
    ({
      en: {
        title: '`matchLabelKeys: [pod-template-hash]`',
        text: `Pods of a Rollout do not have that label, and keys that a pod lacks are ignored: \`${name}\` needs \`rollouts-pod-template-hash\`.`,
        undo: 'Not offered.',
      },
      ko: {
        title: '`matchLabelKeys: [pod-template-hash]`',
        text: `Rollout의 파드에는 이 레이블이 없고, 파드에 없는 키는 무시됩니다. \`${name}\` 롤아웃에는 \`rollouts-pod-template-hash\` 레이블이 필요합니다.`,
        undo: '제안하지 않습니다.',
      },
    })[lang],
};
