import type { Cause } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { lastRefusal, REFUSED } from '../../signs/workloads/creation.ts';
import { addedContainers, type Added } from './signs/added.ts';
import { addedAdvice, addedWords } from './words/added-words.ts';

/** `fields` is the API server's own list: "limits.cpu for: app; limits.memory for: app". */
type QuotaFields = Readonly<{ quota: string; namespace: string; fields: string; added?: Added }>;

/** A ResourceQuota counts something that the pods do not state. */
export const quotaFields: Cause<QuotaFields> = {
  id: 'creation/quota-fields',
  explains: REFUSED,
  refines: ['reports/own-word'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'quota-fields' || !said) return;

    const { subject, restsOn } = accountableFor(on, world);
    const { namespace = '' } = on;
    const { quota, fields } = refusal;
    const named = [...fields.matchAll(/ for: ([^;]+)/g)].flatMap(([, list = '']) =>
      list.split(','),
    );
    const [, size] = /^([\w.]+) for: /.exec(fields) ?? [];
    const found = addedContainers(named, size, on, world);
    yield {
      subject,
      params: { quota, namespace, fields, ...(found && { added: found.added }) },
      evidence: [said, ...(found?.evidence ?? [])],
      strength: 'entails',
      restsOn: [...restsOn, { kind: 'ResourceQuota', namespace, name: quota }],
    };
  },

  text: {
    en: ({ name }, { quota, namespace, fields, added }) => ({
      title: `\`${name}\`: its pods do not state what ResourceQuota \`${namespace}/${quota}\` counts`,
      sentence: `\`${name}\` may not create pods: ResourceQuota \`${quota}\` limits what they leave unset, so they must specify ${fields}.${added ? ` ${addedWords.en(added)}` : ''}`,
      so: added
        ? 'What adds it has to set them, or the namespace gives defaults by a LimitRange.'
        : 'Set these requests and limits in the pod template, or give the namespace defaults by a LimitRange.',
    }),
    ko: ({ name }, { quota, namespace, fields, added }) => ({
      title: `\`${name}\`: ResourceQuota \`${namespace}/${quota}\` 객체가 세는 값이 파드에 없습니다`,
      sentence: `\`${name}\` 워크로드가 파드를 만들 수 없습니다. ResourceQuota \`${quota}\` 객체가 제한하는 다음 값을 지정해야 합니다: ${fields}.${added ? ` ${addedWords.ko(added)}` : ''}`,
      so: added
        ? '컨테이너를 넣는 쪽에서 지정하거나, LimitRange로 네임스페이스 기본값을 두어야 합니다.'
        : '파드 템플릿에 해당 requests와 limits를 지정하거나, LimitRange로 네임스페이스 기본값을 두십시오.',
    }),
  },

  advice: {
    choose: ({ name }, { added }) =>
      added
        ? addedAdvice(name, RULE, added)
        : {
            en: {
              title: 'State what the quota counts',
              text: `Set the requests and limits that the quota counts for every container of \`${name}\`, or give the namespace defaults by a LimitRange.`,
            },
            ko: {
              title: '할당량이 세는 값 지정',
              text: `\`${name}\` 워크로드의 모든 컨테이너에 할당량이 세는 requests와 limits를 지정하거나, LimitRange로 네임스페이스 기본값을 두십시오.`,
            },
          },
  },
};

const RULE = { en: 'the ResourceQuota', ko: 'ResourceQuota' };
