import { podAffinity } from '../../../knowledge/causes/scheduling/pod-affinity.ts';
import type { RefusedPlacement } from '../../../knowledge/causes/scheduling/pod-affinity.words.ts';
import { fieldChange } from '../../change/field-change.ts';
import { templateProposal, type TemplateParams } from '../../change/template-proposal.ts';
import { workloadOf } from '../../change/workload.ts';
import { templateWords } from '../../words/template-words.ts';
import type { WritingRemedy } from '../writing-remedy.ts';

/** Makes the rule that keeps pods apart a wish. */
export const preferApart: WritingRemedy<TemplateParams, RefusedPlacement> = {
  id: 'placement/prefer-apart',
  answers: [podAffinity],

  *propose(finding, world) {
    const workload = workloadOf(finding, world);
    const { affinity } = workload?.template.spec ?? {};
    const { requiredDuringSchedulingIgnoredDuringExecution: required = [], ...rest } =
      affinity?.podAntiAffinity ?? {};
    if (!workload || required.length === 0) return;
    if (finding.params.why !== 'pod-anti-affinity') return;

    const wishes = required.map((podAffinityTerm) => ({ weight: 100, podAffinityTerm }));
    const preferred = [...(rest.preferredDuringSchedulingIgnoredDuringExecution ?? []), ...wishes];
    const podAntiAffinity = { preferredDuringSchedulingIgnoredDuringExecution: preferred };
    const change = fieldChange(workload.holder, '/spec/template/spec', [], {
      affinity: { ...affinity, podAntiAffinity },
    });
    yield templateProposal(workload, change, world, {});
  },

  text: templateWords({
    en: () => ({
      title: '`podAntiAffinity`: preferred instead of required',
      short: 'Gives up the guarantee: several pods may share one node.',
      text: 'The pods still keep apart where they can. It gives up the guarantee: several may share one node, and its loss would stop them together.',
    }),
    ko: () => ({
      title: '`podAntiAffinity`: 필수 대신 선호',
      short: '보장을 포기합니다. 여러 파드가 한 노드에 놓일 수 있습니다.',
      text: '가능하면 계속 떨어뜨려 놓지만 보장은 사라집니다. 여러 파드가 한 노드에 놓이고, 그 노드를 잃으면 함께 멈출 수 있습니다.',
    }),
  }),
};
