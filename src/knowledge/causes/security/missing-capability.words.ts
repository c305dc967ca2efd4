import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/** `next` are capabilities that the same program asks for afterwards; with a `user` it does not run as root at all. */
export type MissingCapability = InContainer &
  Readonly<{
    call: string;
    said: string;
    missing: readonly string[];
    next: readonly string[];
    dropped?: string;
    user?: number;
  }>;

/** What is said of a capability that a container was denied. */
export const missingCapabilityWords: Pick<Cause<MissingCapability>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { call, said, missing, next, dropped, user } = params;
      const where = containerWords.en(params);
      const line = `“${said}”`;
      if (user !== undefined)
        return {
          title: `\`${name}\`: ${where} runs as user ${user}, and needs root for ${call}`,
          sentence: `The ${where} of \`${name}\` fails at ${call}: ${line}. It runs as user ${user} (runAsUser), and only root may do that (${missing.join(', ')}).`,
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
      const { call, said, missing, next, dropped, user } = params;
      const where = containerWords.ko(params);
      if (user !== undefined)
        return {
          title: `\`${name}\`: ${where}가 사용자 ${user} 권한으로 실행되어 ${call} 호출을 할 수 없습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}가 ${call} 호출에서 실패합니다: “${said}”. 사용자 ${user} 권한(runAsUser)으로 실행되는데, 이 일은 root만 할 수 있습니다(${missing.join(', ')}).`,
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
    en: () => ({
      title: 'An image that runs without root',
      text: 'An unprivileged build of the image, on a port above 1023, needs no capability: move containerPort, the targetPort of its Services and the probes together.',
    }),
    ko: () => ({
      title: 'root 없이 실행되는 이미지',
      text: '1023보다 큰 포트를 쓰는 비특권 이미지는 capability가 필요 없습니다. containerPort, Service의 targetPort, 프로브를 함께 바꾸십시오.',
    }),
  },
};
