import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';

/** `set` is the annotation as it stands, `secure` the Service and port that is one of TLS by its name or number. */
export type Protocol = Readonly<{
  asks: 'http' | 'https';
  upstream: string;
  controller: string;
  times: number;
  said: string;
  set?: string;
  secure?: string;
}>;

/** What is said of a backend that is asked in the wrong protocol. */
export const backendProtocolWords: Pick<Cause<Protocol>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { asks, upstream, controller, times, said, secure }) => ({
      title: `Ingress \`${name}\` answers 502: its controller asks the backend in ${asks === 'http' ? 'plain HTTP' : 'HTTPS'}`,
      sentence: `Visitors of Ingress \`${name}\` see 502: the controller \`${controller}\` asks \`${upstream}\` in ${asks === 'http' ? 'plain HTTP' : 'HTTPS'}, and the backend breaks that off (${counted(times, 'time')} lately): “${said}”. ${
        asks === 'http'
          ? `It seems to speak TLS${secure ? `: the Ingress leads to \`${secure}\`` : ''}.`
          : 'It speaks plain HTTP.'
      }`,
      state: '502 from the backend',
    }),
    ko: ({ name }, { asks, upstream, controller, times, said, secure }) => ({
      title: `\`${name}\` Ingress 객체가 502를 반환합니다: 컨트롤러가 백엔드에 ${asks === 'http' ? '일반 HTTP' : 'HTTPS'} 방식으로 요청합니다`,
      sentence: `\`${name}\` Ingress 객체의 방문자가 502를 받습니다. \`${controller}\` 컨트롤러가 \`${upstream}\` 주소에 ${asks === 'http' ? '일반 HTTP' : 'HTTPS'} 방식으로 요청하는데, 백엔드가 연결을 끊습니다(최근 ${times}회): “${said}”. ${
        asks === 'http'
          ? `백엔드가 TLS를 쓰는 것으로 보입니다${secure ? `(Ingress 대상: \`${secure}\`)` : ''}.`
          : '백엔드는 일반 HTTP를 씁니다.'
      }`,
      state: '백엔드 502',
    }),
  },

  advice: {
    en: (_, { asks, set }) => ({
      title: 'Have the controller ask in the protocol of the backend',
      text:
        asks === 'http'
          ? `If the backend speaks TLS, set the annotation \`nginx.ingress.kubernetes.io/backend-protocol: "HTTPS"\` (\`GRPC\` or \`GRPCS\` for gRPC), or lead the Ingress to a port that speaks plain HTTP.`
          : `Remove the annotation \`nginx.ingress.kubernetes.io/backend-protocol\`${set ? ` (it is \`${set}\`)` : ''}, or lead the Ingress to the port of the backend that speaks TLS.`,
    }),
    ko: (_, { asks, set }) => ({
      title: '컨트롤러가 백엔드의 프로토콜로 요청하게 하기',
      text:
        asks === 'http'
          ? `백엔드가 TLS를 쓴다면 \`nginx.ingress.kubernetes.io/backend-protocol: "HTTPS"\` 애너테이션을 설정하십시오(gRPC라면 \`GRPC\` 또는 \`GRPCS\`). 아니면 Ingress가 일반 HTTP 포트를 가리키게 하십시오.`
          : `\`nginx.ingress.kubernetes.io/backend-protocol\` 애너테이션${set ? `(지금 \`${set}\`)` : ''} 설정을 제거하거나, Ingress가 백엔드의 TLS 포트를 가리키게 하십시오.`,
    }),
  },
};
