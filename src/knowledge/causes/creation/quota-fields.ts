import type { Cause } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { lastRefusal } from '../../signs/workloads/creation.ts';

/** `fields` is the API server's own list: "limits.cpu for: app; limits.memory for: app". */
type Unset = Readonly<{ quota: string; namespace: string; fields: string }>;

/** A ResourceQuota counts something that the pods do not state. */
export const quotaFields: Cause<Unset> = {
  id: 'creation/quota-fields',
  explains: ['replicas-missing', 'job-late'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'quota-fields' || !said) return;

    const { subject, restsOn } = accountableFor(on, world);
    const { namespace = '' } = on;
    const { quota, fields } = refusal;
    yield {
      subject,
      params: { quota, namespace, fields },
      evidence: [said],
      strength: 'entails',
      restsOn: [...restsOn, { kind: 'ResourceQuota', namespace, name: quota }],
    };
  },

  text: {
    en: ({ name }, { quota, namespace, fields }) => ({
      title: `\`${name}\`: its pods do not state what ResourceQuota \`${namespace}/${quota}\` counts`,
      sentence: `\`${name}\` may not create pods: ResourceQuota \`${quota}\` limits what they leave unset, so they must specify ${fields}.`,
      so: 'Set these requests and limits in the pod template, or give the namespace defaults by a LimitRange.',
    }),
    ko: ({ name }, { quota, namespace, fields }) => ({
      title: `\`${name}\`: ResourceQuota \`${namespace}/${quota}\` 객체가 세는 값이 파드에 없습니다`,
      sentence: `\`${name}\` 워크로드가 파드를 만들 수 없습니다. ResourceQuota \`${quota}\` 객체가 제한하는 다음 값을 지정해야 합니다: ${fields}.`,
      so: '파드 템플릿에 해당 requests와 limits를 지정하거나, LimitRange로 네임스페이스 기본값을 두십시오.',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'State what the quota counts',
      text: `Set the requests and limits that the quota counts for every container of \`${name}\`, or give the namespace defaults by a LimitRange.`,
    }),
    ko: ({ name }) => ({
      title: '할당량이 세는 값 지정',
      text: `\`${name}\` 워크로드의 모든 컨테이너에 할당량이 세는 requests와 limits를 지정하거나, LimitRange로 네임스페이스 기본값을 두십시오.`,
    }),
  },
};
