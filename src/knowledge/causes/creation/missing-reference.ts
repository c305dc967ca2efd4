import { accountableFor } from '../../../readings/pods/accountable.ts';
import { tableOf } from '../../../text/table-of.ts';
import { notFound } from '../../references/not-found.ts';
import { lastRefusal, REFUSED, RETRY_MS } from '../../signs/workloads/creation.ts';

const FIELDS: Readonly<Record<string, string>> = tableOf({
  ServiceAccount: 'serviceAccountName',
  'node.k8s.io/RuntimeClass': 'runtimeClassName',
  'scheduling.k8s.io/PriorityClass': 'priorityClassName',
});

/** Pods may not be created because an object that their template names does not exist. */
export const missingReference = notFound({
  id: 'creation/missing-reference',
  explains: REFUSED,
  refines: ['reports/own-word'],
  retryMs: RETRY_MS,

  *seek(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'missing' || !said) return;
    const { kind, name } = refusal;
    const { namespace } = on;
    const to = { kind, name, ...(kind === 'ServiceAccount' && namespace && { namespace }) };
    const by = accountableFor(on, world).subject.name;
    yield {
      to,
      params: { by, field: FIELDS[kind] ?? '' },
      evidence: [said],
      strength: 'entails',
      restsOn: [on, to],
    };
  },

  words: {
    en: {
      needs: ({ by }) => `\`${by}\` may not create pods: its template names`,
      after: ({ field }) => ` as ${field}`,
      seeker: 'the API server',
      so: ({ by }) => `So \`${by}\` gets no pods.`,
    },
    ko: {
      needs: ({ by, field }) =>
        `\`${by}\` 워크로드가 파드를 만들 수 없습니다. 템플릿의 ${field} 값인`,
      seeker: 'API 서버가',
      so: ({ by }) => `그래서 \`${by}\` 워크로드에 파드가 생기지 않습니다.`,
    },
    advice: (name) => ({
      extra: [
        {
          unless: 'create/service-account',
          en: {
            title: `Create \`${name}\``,
            text: `Create \`${name}\` as the pods need it. The controller tries again by itself; that takes up to 17 minutes.`,
          },
          ko: {
            title: `\`${name}\` 객체 생성`,
            text: `파드에 필요한 \`${name}\` 객체를 만드십시오. 컨트롤러가 저절로 다시 시도하며 최대 17분 걸립니다.`,
          },
        },
        {
          unless: 'placement/no-priority',
          en: {
            title: 'Or name one that is there',
            text: 'Or correct its name in the pod template: a new revision is tried at once.',
          },
          ko: {
            title: '또는 있는 것을 지정',
            text: '또는 파드 템플릿의 이름을 고치십시오. 새 리비전은 바로 시도합니다.',
          },
        },
      ],
      en: { title: `Create \`${name}\`, or stop naming it`, text: '' },
      ko: { title: `\`${name}\` 객체 생성 또는 참조 제거`, text: '' },
    }),
  },
});
