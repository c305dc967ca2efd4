import { nodeAffinity } from '../../../knowledge/causes/scheduling/node-affinity.ts';
import { fieldChange } from '../../change/field-change.ts';
import { stuckPodOf } from '../../change/stuck-pod.ts';
import { templateProposal, type TemplateParams } from '../../change/template-proposal.ts';
import { workloadOf } from '../../change/workload.ts';
import { templateWords } from '../../words/template-words.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { nearestSelections } from './nearest-selections.ts';

type Params = TemplateParams & Readonly<{ was: string; is: string }>;

/** Selects nodes by a label that some have, the one nearest to what is asked for. */
export const existingLabel: WritingRemedy<Params> = {
  id: 'placement/existing-label',
  answers: [nodeAffinity],

  *propose(finding, world) {
    const workload = workloadOf(finding, world);
    const stuck = stuckPodOf(finding, world);
    if (!workload?.template.spec || !stuck) return;

    for (const { fields, was, is } of nearestSelections(workload.template.spec, stuck.cluster)) {
      const change = fieldChange(workload.holder, '/spec/template/spec', [], fields);
      yield templateProposal(workload, change, world, { was, is });
    }
  },

  text: templateWords({
    en: ({ is, was }) => ({
      title: `Select \`${is}\` instead of \`${was}\``,
      short: `Some nodes have \`${is}\`. Only right if that is what was meant.`,
      text: `Nodes that can take the pods have \`${is}\`. Only right if that is what was meant by \`${was}\`.`,
    }),
    ko: ({ is, was }) => ({
      title: `\`${was}\` 대신 \`${is}\` 선택`,
      short: `\`${is}\` 레이블은 노드에 있습니다. 의도한 것이 맞을 때만 적용하십시오.`,
      text: `파드를 받을 수 있는 노드에는 \`${is}\` 레이블이 있습니다. \`${was}\` 조건의 의도와 맞을 때만 적용하십시오.`,
    }),
  }),
};
