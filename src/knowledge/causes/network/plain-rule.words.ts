import type { Cause } from '../../../domain/model.ts';
import { kubectl } from '../../../world/kubectl.ts';

/** `port` of the Service and `target` of its pods, `mode` of the rule, and the policy that wants mutual TLS. */
export type PlainRule = Readonly<{
  service: string;
  port: number;
  target: number;
  mode: string;
  policy: string;
}>;

const HOW = {
  en: (mode: string) => (mode === 'DISABLE' ? 'plain text' : 'TLS without Istio’s certificates'),
  ko: (mode: string) => (mode === 'DISABLE' ? '평문' : 'Istio 인증서가 없는 TLS'),
};

/** What is said of a rule that has callers speak what their peers refuse. */
export const plainRuleWords: Pick<Cause<PlainRule>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { service, port, mode, policy }) => ({
      title: `DestinationRule \`${name}\` has callers send ${HOW.en(mode)} to Service \`${service}\`, whose pods take only mutual TLS`,
      sentence: `The sidecars of callers follow DestinationRule \`${name}\`, whose \`trafficPolicy.tls.mode\` is \`${mode}\`, and send ${HOW.en(mode)} to port ${port} of Service \`${service}\`; the sidecars of its pods take only mutual TLS there, as PeerAuthentication \`${policy}\` wants (STRICT), and break the connection off.`,
      state: 'calls are refused',
      so: 'Callers in the mesh get 503 (connection termination, or connection reset); Ready pods do not help.',
    }),
    ko: ({ name }, { service, port, mode, policy }) => ({
      title: `\`${name}\` DestinationRule 객체로 인해 호출하는 쪽이 상호 TLS만 받는 \`${service}\` 서비스에 ${HOW.ko(mode)}로 보냅니다`,
      sentence: `호출하는 쪽의 사이드카는 \`${name}\` DestinationRule 객체의 \`trafficPolicy.tls.mode\` 값 \`${mode}\`에 따라 \`${service}\` 서비스의 ${port} 포트에 ${HOW.ko(mode)}로 보냅니다. 그 파드의 사이드카는 \`${policy}\` PeerAuthentication 정책(STRICT)에 따라 상호 TLS만 받으므로 연결을 끊습니다.`,
      state: '호출 거부됨',
      so: '메시 안의 호출은 503(connection termination 또는 connection reset) 응답을 받으며, 파드가 Ready여도 달라지지 않습니다.',
    }),
  },

  advice: {
    choose: ({ name }, { target, mode }) => ({
      extra: [
        {
          en: {
            title: 'Or take what callers send',
            text: `Or, if \`${mode}\` is meant: let a PeerAuthentication of these pods take plain text on port ${target} alone (\`portLevelMtls\`, PERMISSIVE).`,
          },
          ko: {
            title: '또는 보내는 방식을 받아들이기',
            text: `또는 \`${mode}\` 설정이 의도라면 이 파드들의 PeerAuthentication 정책에서 ${target} 포트만 평문을 받게 하십시오(\`portLevelMtls\`, PERMISSIVE).`,
          },
        },
      ],
      en: {
        title: 'Let callers speak mutual TLS',
        text: `Take \`tls\` out of \`spec.trafficPolicy\` of DestinationRule \`${name}\`, so that sidecars find out by themselves what each pod speaks, or set its mode to \`ISTIO_MUTUAL\`.`,
      },
      ko: {
        title: '호출하는 쪽이 상호 TLS를 쓰게 하기',
        text: `\`${name}\` DestinationRule 객체의 \`spec.trafficPolicy\`에서 \`tls\` 항목을 빼면 사이드카가 파드마다 맞는 방식을 찾습니다. 또는 mode 값을 \`ISTIO_MUTUAL\`로 바꾸십시오.`,
      },
    }),

    command: (subject) =>
      kubectl('patch', subject, '--type=merge', '-p', '{"spec":{"trafficPolicy":{"tls":null}}}'),
  },
};
