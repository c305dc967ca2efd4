import type { Advised } from '../../../domain/model.ts';
import { imageReference } from '../../../readings/images/image-reference.ts';
import type { PullRows } from '../../words/pull-rows.ts';
import { otherPlatform } from './words/other-platform.ts';

const PUBLISH_ANEW: Advised = {
  en: {
    title: 'Publish the image again',
    text: 'Build and push it with a current tool, signed if the nodes ask for that; do not weaken the policy of the nodes for one image.',
  },
  ko: {
    title: '이미지 다시 게시',
    text: '최신 도구로 다시 빌드해 푸시하고, 노드가 요구하면 서명하십시오. 이미지 하나 때문에 노드의 정책을 낮추지 마십시오.',
  },
};

/** What is said of an image that the node cannot use. */
export const unusableRows = {
  platform: {
    doneBy: [],
    en: {
      short: 'not for this platform',
      clause: () =>
        "the image exists, but not for the node's operating system and CPU architecture",
    },
    ko: {
      short: '플랫폼 불일치',
      clause: () => '이미지는 있지만 노드의 운영체제와 CPU 아키텍처용이 아닙니다',
    },
    advice: otherPlatform,
  },
  format: {
    doneBy: [],
    en: {
      short: 'format not supported',
      clause: () =>
        "it is published in a format that the node's container runtime does not support",
    },
    ko: {
      short: '지원하지 않는 형식',
      clause: () => '노드의 컨테이너 런타임이 지원하지 않는 형식으로 게시되었습니다',
    },
    advice: PUBLISH_ANEW,
  },
  signature: {
    en: {
      short: 'signature rejected',
      clause: () => "it does not pass the node's signature policy",
    },
    ko: {
      short: '서명 거부',
      clause: () => '노드의 서명 정책을 통과하지 못합니다',
    },
    advice: PUBLISH_ANEW,
  },
  'disk-full': {
    en: {
      short: "the node's disk is full",
      clause: () => 'the node has no space left to unpack it',
    },
    ko: {
      short: '노드 디스크 부족',
      clause: () => '노드에 이미지를 풀 공간이 없습니다',
    },
    advice: {
      en: {
        title: 'Free space on the node',
        text: 'Remove unused images (`crictl rmi --prune`) or enlarge the disk of the node; the pod may also go to another node.',
      },
      ko: {
        title: '노드 공간 확보',
        text: '노드에서 쓰지 않는 이미지를 지우거나(`crictl rmi --prune`) 디스크를 늘리십시오. 파드를 다른 노드로 옮길 수도 있습니다.',
      },
    },
  },
  'invalid-name': {
    en: {
      short: 'invalid reference',
      clause: ({ image }) =>
        `this is no valid image reference (InvalidImageName)${/[A-Z]/.test(nameIn(image)) ? ': a repository name must be lowercase' : ''}`,
    },
    ko: {
      short: '잘못된 이름',
      clause: ({ image }) =>
        `올바른 이미지 이름이 아닙니다(InvalidImageName)${/[A-Z]/.test(nameIn(image)) ? '. 저장소 이름은 소문자여야 합니다' : ''}`,
    },
    advice: {
      extra: [
        {
          en: {
            title: 'See where it comes from',
            text: 'A variable of the pipeline that was not set is the usual reason.',
          },
          ko: {
            title: '어디에서 온 이름인지 확인',
            text: '파이프라인 변수가 비어 있는 경우가 많습니다.',
          },
        },
      ],
      en: {
        title: 'Correct the image reference',
        text: 'A repository is lowercase, and neither it nor the tag may be empty.',
      },
      ko: {
        title: '이미지 이름 수정',
        text: '저장소 이름은 소문자여야 하고 저장소와 태그는 비어 있으면 안 됩니다.',
      },
    },
  },
  'short-name': {
    en: {
      short: 'no registry in its name',
      clause: ({ image }) =>
        `\`${image}\` names no registry, and the node's container runtime does not complete such short names`,
    },
    ko: {
      short: '이름에 레지스트리 없음',
      clause: ({ image }) =>
        `\`${image}\` 이름에 레지스트리가 없는데, 노드의 컨테이너 런타임이 짧은 이름을 보완하지 않습니다`,
    },
    advice: {
      en: {
        title: 'Write the registry into the name',
        text: 'Name the image in full, such as docker.io/library/nginx:1.27, so that it means the same on every node.',
      },
      ko: {
        title: '이름에 레지스트리 명시',
        text: 'docker.io/library/nginx:1.27 처럼 전체 이름을 쓰면 모든 노드에서 같은 이미지를 뜻합니다.',
      },
    },
  },
  corrupt: {
    doneBy: [],
    en: {
      short: 'arrived damaged',
      clause: () =>
        'what arrived does not have the digest that was announced: it was damaged or changed on its way',
    },
    ko: {
      short: '손상된 이미지',
      clause: () => '받은 내용이 알려진 다이제스트와 다릅니다. 도중에 손상되었거나 바뀌었습니다',
    },
    advice: {
      en: {
        title: 'Pull it another way, or push it again',
        text: 'See whether a proxy or mirror between node and registry hands out something old or cut off; if not, push the image again.',
      },
      ko: {
        title: '다른 경로로 받거나 다시 푸시',
        text: '노드와 레지스트리 사이의 프록시나 미러가 오래되거나 잘린 내용을 주는지 확인하고, 아니라면 이미지를 다시 푸시하십시오.',
      },
    },
  },
  never: {
    en: {
      short: 'not on the node',
      clause: () => 'it is not on the node, and `imagePullPolicy: Never` forbids pulling it',
    },
    ko: {
      short: '노드에 없음',
      clause: () => '노드에 없는데 `imagePullPolicy: Never` 설정이 pull을 막습니다',
    },
    advice: {
      en: {
        title: 'Allow the pull, or bring the image',
        text: 'Set `imagePullPolicy: IfNotPresent`, or load the image on every node that may run the pod.',
      },
      ko: {
        title: 'pull 허용 또는 이미지 배치',
        text: '`imagePullPolicy: IfNotPresent` 설정으로 바꾸거나, 파드가 실행될 모든 노드에 이미지를 미리 두십시오.',
      },
    },
  },
} satisfies PullRows;

/** Without the registry, which may have capitals, and the tag. */
function nameIn(image: string): string {
  return imageReference(image).repository;
}
