import type { Cause, ExtraAdvice } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/** `well` is a Ready pod with another image, and `works` that image by its digest; `said` is what the one that fails wrote. */
export type Moved = InContainer &
  Readonly<{
    image: string;
    policy: string;
    digest: string;
    node?: string;
    well: string;
    wellDigest: string;
    wellNode?: string;
    works?: string;
    said?: string;
  }>;

/** As much of a digest as tells two apart. */
const SHORT = 'sha256:'.length + 12;

/** What is said of a tag that means two images. */
export const tagMovedWords: Pick<Cause<Moved>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { pod, image, policy, digest, node, well, wellDigest, wellNode, said } = params;
      const [own, other] = [digest, wellDigest].map((one) => one.slice(0, SHORT));
      const at = (one?: string) => (one ? ` on node \`${one}\`` : '');
      return {
        title: `\`${name}\`: its pods run different images under the tag \`${image}\``,
        sentence: `The ${containerWords.en(params)} of pod \`${pod}\`${at(node)} fails${said ? ` (“${said}”)` : ''} with image \`${own}\`. Pod \`${well}\`${at(wellNode)} is Ready with image \`${other}\`. Both name \`${image}\`: the tag was pushed again.`,
        state: 'two images under one tag',
        so:
          policy === 'Always'
            ? 'Each start takes what the tag means then, so the pods that run now may fail at their next start.'
            : `imagePullPolicy is ${policy || 'IfNotPresent'}: a node keeps the image that it has, and one that pulls takes the newer one.`,
      };
    },
    ko({ name }, params) {
      const { pod, image, policy, digest, node, well, wellDigest, wellNode, said } = params;
      const [own, other] = [digest, wellDigest].map((one) => one.slice(0, SHORT));
      const at = (one?: string) => (one ? `\`${one}\` 노드의 ` : '');
      return {
        title: `\`${name}\`: 같은 태그 \`${image}\` 이름으로 서로 다른 이미지가 실행됩니다`,
        sentence: `${at(node)}\`${pod}\` 파드의 ${containerWords.ko(params)}가 \`${own}\` 이미지에서 실패합니다${said ? `(“${said}”)` : ''}. ${at(wellNode)}\`${well}\` 파드는 \`${other}\` 이미지로 Ready 상태입니다. 둘 다 \`${image}\` 태그를 쓰므로, 태그가 다시 푸시된 것입니다.`,
        state: '한 태그에 이미지 두 개',
        so:
          policy === 'Always'
            ? '시작할 때마다 그때의 태그를 가져오므로, 지금 실행 중인 파드도 다음 시작 때 실패할 수 있습니다.'
            : `imagePullPolicy 값이 ${policy || 'IfNotPresent'}이라 노드는 가진 이미지를 계속 쓰고, 새로 받는 노드는 더 새로운 이미지를 씁니다.`,
      };
    },
  },

  advice: {
    choose: (_, { works, wellDigest }) => ({
      extra: TAGS,
      en: {
        title: 'Pin the image by its digest',
        text: `Name the image that works by its digest: \`${works ?? wellDigest}\`.`,
      },
      ko: {
        title: '이미지를 다이제스트로 고정',
        text: `정상인 이미지를 다이제스트로 지정하십시오: \`${works ?? wellDigest}\`.`,
      },
    }),
  },
};

const TAGS: readonly ExtraAdvice[] = [
  {
    en: {
      title: 'And give each build a tag of its own',
      text: 'Give each build a tag of its own, so that a tag never moves. `imagePullPolicy: Always` only brings the newer image to all pods.',
    },
    ko: {
      title: '빌드마다 다른 태그 사용',
      text: '태그가 바뀌지 않도록 빌드마다 다른 태그를 쓰십시오. `imagePullPolicy: Always` 설정은 모든 파드가 더 새로운 이미지를 쓰게 할 뿐입니다.',
    },
  },
];
