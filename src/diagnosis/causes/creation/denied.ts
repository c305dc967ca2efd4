import type { Cause } from '../../../domain/model.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { lastRefusal } from '../../signs/workloads/creation.ts';
import type { Refusal } from '../../signs/workloads/refusal.ts';

type Denied = Readonly<{ by: By; name?: string; message: string }>;
type By = Extract<Refusal, { is: 'denied' }>['by'];

/** The API server, a policy or a webhook of it looked at the pods and said no, for a reason that it gives. */
export const denied: Cause<Denied> = {
  id: 'creation/denied',
  explains: ['replicas-missing', 'job-late'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'denied' || !said) return;

    const { by, name, message } = refusal;
    yield {
      ...accountableFor(on, world),
      params: { by, message, ...(name && { name }) },
      evidence: [said],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { by, name: who = '', message }) => ({
      title: `\`${name}\`: ${EN[by](who)} rejects its pods`,
      sentence: `\`${name}\` may not create pods: ${EN[by](who)} denied the request${message ? ` and says: ${message}` : ' and gives no reason'}.`,
      so: 'What makes the pods has to comply; until then none is created.',
    }),
    ko: ({ name }, { by, name: who = '', message }) => ({
      title: `\`${name}\`: ${KO[by](who)}에서 파드를 거부합니다`,
      sentence: `\`${name}\` 워크로드가 파드를 만들 수 없습니다. ${KO[by](who)}에서 요청을 거부했습니다${message ? `: ${message}` : '(이유 없음)'}.`,
      so: '파드 템플릿이 규칙을 지킬 때까지 파드가 만들어지지 않습니다.',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Do what the rule asks for',
      text: `Change the pod template of \`${name}\` as the message says, or ask the owner of the rule for an exception. Do not switch the rule off for one workload.`,
    }),
    ko: ({ name }) => ({
      title: '규칙이 요구하는 대로 수정',
      text: `메시지에 따라 \`${name}\` 파드 템플릿을 고치거나 규칙 담당자에게 예외를 요청하십시오. 워크로드 하나 때문에 규칙을 끄지 마십시오.`,
    }),
  },
};

const EN: Readonly<Record<By, (name: string) => string>> = {
  webhook: (name) => `admission webhook \`${name}\``,
  policy: (name) => `ValidatingAdmissionPolicy \`${name}\``,
  schema: () => 'the API server, to which a field is invalid,',
  admission: () => "the API server's admission control",
};
const KO: Readonly<Record<By, (name: string) => string>> = {
  webhook: (name) => `어드미션 웹훅 \`${name}\` 쪽`,
  policy: (name) => `ValidatingAdmissionPolicy \`${name}\` 객체`,
  schema: () => 'API 서버의 필드 검증',
  admission: () => 'API 서버의 어드미션 단계',
};
