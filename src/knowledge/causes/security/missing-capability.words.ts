import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/**
 * `next` are capabilities that the same program asks for afterwards; with a `user` it does not run as root at all ('image':
 * its image decides which); `port` is the one below 1024 that it may not listen on.
 */
export type MissingCapability = InContainer &
  Readonly<{
    call: string;
    said: string;
    missing: readonly string[];
    next: readonly string[];
    dropped?: string;
    user?: number | 'image';
    port?: number;
  }>;

/** What is said of a capability that a container was denied. */
export const missingCapabilityWords: Pick<Cause<MissingCapability>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { call, said, missing, next, dropped, user, port } = params;
      const where = containerWords.en(params);
      const line = `“${said}”`;
      if (user !== undefined && port !== undefined)
        return {
          title: `\`${name}\`: ${where} may not listen on port ${port}, because it does not run as root`,
          sentence: `The ${where} of \`${name}\` fails when it opens port ${port}: ${line}. It runs as ${asUser.en(user)}, and ports below 1024 are privileged: they need root with NET_BIND_SERVICE.`,
          detail:
            'Capabilities that are added do not reach a user other than root, unless the file of the program has them itself (setcap).',
        };
      if (user !== undefined)
        return {
          title: `\`${name}\`: ${where} runs as ${asUser.en(user)}, and needs root for ${call}`,
          sentence: `The ${where} of \`${name}\` fails at ${call}: ${line}. It runs as ${asUser.en(user)}, and only root may do that (${missing.join(', ')}).`,
          detail:
            'Capabilities that are added do not reach a user other than root. It needs an image that is made for running without root, or a port above 1023.',
        };
      const why = dropped
        ? `capabilities.drop: [${dropped}] takes ${missing.join(' and ')} away, and capabilities.add does not give it back`
        : `a container does not have the capability ${missing.join(', ')} unless it asks for it`;
      return {
        title: `\`${name}\`: ${where} lacks the capability ${missing.join(', ')}`,
        sentence: `The ${where} of \`${name}\` fails at ${call}: ${line}. Its ${why}.`.replace(
          'Its a container',
          'A container',
        ),
        ...(next.length > 0 && {
          so: `With ${missing.join(', ')} alone it would fail next: it also lacks ${next.join(', ')}, which such a program needs after that.`,
        }),
      };
    },
    ko({ name }, params) {
      const { call, said, missing, next, dropped, user, port } = params;
      const where = containerWords.ko(params);
      if (user !== undefined && port !== undefined)
        return {
          title: `\`${name}\`: ${where}가 root로 실행되지 않아 ${port} 포트를 열 수 없습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}가 ${port} 포트를 열다가 실패합니다: “${said}”. ${asUser.ko(user)} 권한으로 실행되는데, 1024 미만 포트(privileged port)는 NET_BIND_SERVICE가 있는 root만 열 수 있습니다.`,
          detail:
            'capability를 추가해도 root가 아닌 사용자에게는 주어지지 않습니다(실행 파일에 setcap으로 지정한 경우는 예외).',
        };
      if (user !== undefined)
        return {
          title: `\`${name}\`: ${where}가 ${asUser.ko(user)} 권한으로 실행되어 ${call} 호출을 할 수 없습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}가 ${call} 호출에서 실패합니다: “${said}”. ${asUser.ko(user)} 권한으로 실행되는데, 이 일은 root만 할 수 있습니다(${missing.join(', ')}).`,
          detail:
            'capability를 추가해도 root가 아닌 사용자에게는 주어지지 않습니다. root 없이 실행되도록 만든 이미지나 1023보다 큰 포트가 필요합니다.',
        };
      const why = dropped
        ? `capabilities.drop: [${dropped}] 설정이 ${missing.join(', ')} capability를 없애고, capabilities.add 목록은 그것을 돌려주지 않습니다`
        : `${missing.join(', ')} capability는 요청하지 않으면 컨테이너에 주어지지 않습니다`;
      return {
        title: `\`${name}\`: ${where}에 ${missing.join(', ')} capability가 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 ${call} 호출에서 실패합니다: “${said}”. ${why}.`,
        ...(next.length > 0 && {
          so: `${missing.join(', ')}만 주면 그다음에 다시 실패합니다. 이런 프로그램이 이어서 필요로 하는 ${next.join(', ')}도 없기 때문입니다.`,
        }),
      };
    },
  },

  advice: {
    doneBy: [],
    choose: (_, { user, port }) =>
      user !== undefined && port !== undefined ? otherPort(port) : otherImage,
  },
};

const asUser = {
  en: (user: number | 'image') =>
    user === 'image' ? 'the non-root user of its image' : `user ${user} (runAsUser)`,
  ko: (user: number | 'image') =>
    user === 'image' ? '이미지의 non-root 사용자' : `사용자 ${user}(runAsUser)`,
};

const otherImage = {
  en: {
    title: 'An image that runs without root',
    text: 'An unprivileged build of the image, on a port above 1023, needs no capability: move containerPort, the targetPort of its Services and the probes together.',
  },
  ko: {
    title: 'root 없이 실행되는 이미지',
    text: '1023보다 큰 포트를 쓰는 비특권 이미지는 capability가 필요 없습니다. containerPort, Service의 targetPort, 프로브를 함께 바꾸십시오.',
  },
};

function otherPort(port: number) {
  return {
    en: {
      title: 'Listen on a port above 1023',
      text: `Have the program listen on a port above 1023, such as 8080, and move containerPort, the probes and the targetPort of its Services with it; the Service itself may keep port ${port}. If the port has to stay, the pod may set the safe sysctl \`net.ipv4.ip_unprivileged_port_start\` to \`0\` (securityContext.sysctls), without hostNetwork.`,
    },
    ko: {
      title: '1023보다 큰 포트에서 듣기',
      text: `프로그램이 8080처럼 1023보다 큰 포트에서 듣게 하고 containerPort, 프로브, Service의 targetPort를 함께 바꾸십시오. Service의 포트는 ${port} 그대로 두어도 됩니다. 포트를 바꿀 수 없다면 파드의 securityContext.sysctls에 안전한(safe) sysctl인 \`net.ipv4.ip_unprivileged_port_start\` 값을 \`0\`으로 설정하십시오(hostNetwork 파드는 제외).`,
    },
  };
}
