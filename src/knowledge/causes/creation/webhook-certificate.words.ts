import type { Text } from '../../../domain/lang.ts';
import type { AdviceWords, Advised } from '../../../domain/model.ts';
import { bilingual } from '../../../text/bilingual.ts';

/**
 * Why the API server does not accept the certificate of a webhook, and where its authority is to stand: it may stand
 * nowhere, or cert-manager is to write it from a Certificate, "namespace/name".
 */
export type Distrusted = Readonly<{
  why: keyof typeof SETTLED;
  webhook: string;
  configuration: string;
  isEmpty?: true;
  certificate?: string;
}>;

/** A title, and what settles it. */
const SETTLED = {
  authority: {
    en: [
      'Bring `caBundle` and the certificate together',
      'the authority that has issued the certificate of its pods has to stand there',
    ],
    ko: ['`caBundle` 값과 인증서 맞추기', '파드의 인증서를 발급한 기관이 그 값에 있어야 합니다'],
  },
  expired: {
    en: [
      'Renew the certificate of the webhook',
      'renew what its pods serve (some read it only as they start), and if its authority is a new one as well, write that there',
    ],
    ko: [
      '웹훅 인증서 갱신',
      '파드가 쓰는 인증서를 갱신하고(시작할 때만 읽는 프로그램도 있습니다), 발급 기관도 바뀌었다면 그 값에 새로 적으십시오',
    ],
  },
  name: {
    en: [
      'Have its certificate issued for the name of its Service',
      'the certificate has to be made out to `<service>.<namespace>.svc`, by an authority that stands there',
    ],
    ko: [
      'Service 이름으로 인증서 발급',
      '그 값에 있는 기관이 `<서비스>.<네임스페이스>.svc` 이름으로 발급한 인증서여야 합니다',
    ],
  },
} as const;

/** What makes the API server accept the certificate of a webhook; undefined where that is not the matter. */
export function certificateAdvice(distrusted?: Distrusted): Advised | undefined {
  return distrusted && bilingual((lang) => WORDS[lang](distrusted));
}

const WORDS: Text<[distrusted: Distrusted], AdviceWords> = {
  en: (distrusted) => {
    const { why, webhook, configuration, isEmpty, certificate } = distrusted;
    const [title, settles] = SETTLED[why].en;
    const filler = certificate
      ? `cert-manager fills it from Certificate \`${certificate}\` (annotation \`cert-manager.io/inject-ca-from\`): see that this is Ready, that the pods serve its Secret, and that cert-manager-cainjector runs.`
      : 'Run again what filled it: the certificate job of its chart, or its operator.';
    return {
      title,
      text: `The API server trusts what \`caBundle\` of webhook \`${webhook}\` in configuration \`${configuration}\` holds${isEmpty ? ', which is empty' : ''}: ${settles}. ${filler}`,
    };
  },
  ko: (distrusted) => {
    const { why, webhook, configuration, isEmpty, certificate } = distrusted;
    const [title, settles] = SETTLED[why].ko;
    const filler = certificate
      ? `cert-manager가 Certificate \`${certificate}\` 객체에서 채웁니다(애너테이션 \`cert-manager.io/inject-ca-from\`). 그 객체가 Ready 상태인지, 파드가 그 Secret을 쓰는지, cert-manager-cainjector가 실행 중인지 확인하십시오.`
      : '그 값을 채운 것(차트의 인증서 Job 또는 오퍼레이터)을 다시 실행하십시오.';
    return {
      title,
      text: `API 서버는 \`${configuration}\` 설정에 있는 \`${webhook}\` 웹훅의 \`caBundle\` 값${isEmpty ? '(지금은 비어 있음)' : ''}만 신뢰합니다. ${settles}. ${filler}`,
    };
  },
};
