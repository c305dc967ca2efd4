import type { Cause } from '../../../domain/model.ts';

/** `has` is what the Service takes at the port; `caller` is who speaks otherwise, or `probed` the pod that was probed so. */
export type ServiceProtocol = Readonly<{
  port: number;
  has: string;
  spoken: 'TCP' | 'UDP';
  caller?: string;
  probed?: string;
  setting?: string;
}>;

/** What is said of a port of a Service that takes another protocol. */
export const serviceProtocolWords: Pick<Cause<ServiceProtocol>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { port, has, spoken, caller, probed, setting }) => ({
      title: `Service \`${name}\` takes only ${has} on port ${port}, not ${spoken}`,
      sentence: caller
        ? `\`${caller}\` connects to \`${name}:${port}\` over ${spoken}, but port ${port} of Service \`${name}\` has \`protocol: ${has}\`.${setting ? ` The peer comes from \`${setting}\`.` : ''}`
        : `Port ${port} of Service \`${name}\` has \`protocol: ${has}\`, but a probe of \`${probed}\` finds a program that speaks ${spoken} at the port where it leads to.`,
      so: `Nothing is forwarded for ${spoken} at the address of the Service: pods and endpoints may all be well.`,
    }),
    ko: ({ name }, { port, has, spoken, caller, probed, setting }) => ({
      title: `\`${name}\` 서비스의 ${port} 포트가 ${spoken}가 아니라 ${has}만 받습니다`,
      sentence: caller
        ? `\`${caller}\` 파드는 \`${name}:${port}\` 주소에 ${spoken}로 연결하지만 \`${name}\` 서비스의 ${port} 포트는 \`protocol: ${has}\` 설정입니다.${setting ? ` 상대는 \`${setting}\` 설정에서 옵니다.` : ''}`
        : `\`${name}\` 서비스의 ${port} 포트는 \`protocol: ${has}\` 설정인데, \`${probed}\` 파드의 프로브를 보면 그 포트의 프로그램은 ${spoken}로 통신합니다.`,
      so: `서비스 주소에서 ${spoken}는 전달되지 않습니다. 파드와 엔드포인트는 모두 정상일 수 있습니다.`,
    }),
  },

  advice: {
    en: ({ name }, { port, has, spoken }) => ({
      title: `Set \`protocol: ${spoken}\``,
      text: `Set the protocol of port ${port} of Service \`${name}\` to ${spoken}. If ${has} is used as well, give the Service a second port of that number with ${spoken}.`,
      undo: `Set it to ${has} again.`,
    }),
    ko: ({ name }, { port, has, spoken }) => ({
      title: `\`protocol: ${spoken}\` 설정`,
      text: `\`${name}\` 서비스의 ${port} 포트에서 protocol 값을 ${spoken} 값으로 바꾸십시오. ${has}도 쓰인다면 같은 번호의 ${spoken} 포트를 하나 더 추가하십시오.`,
      undo: `다시 ${has} 값으로 설정합니다.`,
    }),
  },
};
