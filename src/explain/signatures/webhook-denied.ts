import type { Signature } from '../signature.ts';

type Denied = Readonly<{ webhook: string; message: string }>;

const DENIED = /admission webhook "(?<webhook>[^"]+)" denied the request:?\s*(?<message>[^\n]*)/;

/** An admission webhook works, and says no. */
export const webhookDenied: Signature<Denied> = {
  id: 'explain/webhook-denied',

  *find(text) {
    const denied = text.match(DENIED);
    if (!denied) return;
    const { webhook = '', message = '' } = denied.groups;
    yield { params: { webhook, message }, quotes: denied.quotes, strength: 'entails' };
  },

  inWords: (params, lang) => WORDS[lang](params),
};

const WORDS = {
  en: ({ webhook, message }: Denied) => ({
    title: `admission webhook ${webhook} said no`,
    sentence: `The webhook \`${webhook}\` works, and refuses this object${message ? `: ${message}` : ', without a reason'}`,
    so: 'Nothing is broken: the object does not keep to a rule of this cluster.',
    advice: [
      {
        title: 'Change the object as the message says',
        text: 'Or ask who owns the rule whether it is meant for this case.',
      },
    ],
  }),
  ko: ({ webhook, message }: Denied) => ({
    title: `어드미션 웹훅 ${webhook} 검사에서 거부되었습니다`,
    sentence: `\`${webhook}\` 웹훅은 정상이며, 이 객체를 거부했습니다${message ? `: ${message}` : '. 이유는 적혀 있지 않습니다.'}`,
    so: '고장이 아니라, 객체가 이 클러스터의 규칙에 맞지 않는 것입니다.',
    advice: [
      {
        title: '메시지대로 객체 고치기',
        text: '또는 규칙의 담당자에게 이 경우에도 적용되는지 물어보십시오.',
      },
    ],
  }),
};
