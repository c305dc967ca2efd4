import {
  untoleratedTaint,
  type Tainted,
} from '../../../knowledge/causes/scheduling/untolerated-taint.ts';
import { isCondition, isControlPlane } from '../../../readings/taints.ts';
import { nearMiss, untolerated, writtenTaint } from '../../../simulator/taints.ts';
import { isSameJson } from '../../../text/canonical-json.ts';
import { fieldChange } from '../../change/field-change.ts';
import { templateProposal, type TemplateParams } from '../../change/template-proposal.ts';
import { templateWords } from '../../words/template-words.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { taintedNode } from './tainted-node.ts';

type Params = TemplateParams & Readonly<{ taint: string }>;

/** Corrects a toleration that names a taint's key and does not cover it: what was meant is written there. */
export const correctToleration: WritingRemedy<Params, Tainted> = {
  id: 'placement/correct-toleration',
  answers: [untoleratedTaint],

  *propose(finding, world) {
    const found = taintedNode(finding, world);
    if (!found) return;
    const { workload, pod, node } = found;

    const [taint, ...others] = untolerated(pod, node);
    if (!taint || others.length > 0 || isControlPlane(taint) || isCondition(taint)) return;
    const almost = nearMiss(pod, taint);
    const tolerations = workload.template.spec?.tolerations ?? [];
    const place = tolerations.findIndex((one) => isSameJson(one, almost));
    if (place === -1) return;

    const { key, value = '', effect } = taint;
    const { tolerationSeconds: _, ...rest } = tolerations[place] ?? {};
    const fields = { ...rest, key, operator: 'Equal', value, effect };
    const set = tolerations.map((one, at) => (at === place ? fields : one));
    const change = fieldChange(workload.holder, '/spec/template/spec', [], { tolerations: set });
    yield templateProposal(workload, change, world, { taint: writtenTaint(taint) });
  },

  text: templateWords({
    en: ({ taint }) => ({
      title: `Correct the toleration: \`${taint}\``,
      short: 'Makes the toleration that is there cover the taint.',
      text: `The toleration that names this key is made to cover the taint \`${taint}\`.`,
    }),
    ko: ({ taint }) => ({
      title: `톨러레이션 바로잡기: \`${taint}\``,
      short: '이미 있는 톨러레이션이 테인트를 허용하도록 고칩니다.',
      text: `같은 키를 쓰는 톨러레이션을 \`${taint}\` 테인트에 맞게 고칩니다.`,
    }),
  }),
};
