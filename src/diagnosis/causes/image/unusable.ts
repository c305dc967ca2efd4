import { imageReference } from '../../signs/images/image-reference.ts';
import { pullCauses, type PullRows } from './pull.ts';

const ROWS = {
  platform: {
    en: [
      'not for this platform',
      () => "the image exists, but not for the node's operating system and CPU architecture",
    ],
    ko: ['플랫폼 불일치', () => '이미지는 있지만 노드의 운영체제와 CPU 아키텍처용이 아닙니다'],
  },
  format: {
    en: [
      'format not supported',
      () => "it is published in a format that the node's container runtime does not support",
    ],
    ko: [
      '지원하지 않는 형식',
      () => '노드의 컨테이너 런타임이 지원하지 않는 형식으로 게시되었습니다',
    ],
  },
  signature: {
    en: ['signature rejected', () => "it does not pass the node's signature policy"],
    ko: ['서명 거부', () => '노드의 서명 정책을 통과하지 못합니다'],
  },
  'disk-full': {
    en: ["the node's disk is full", () => 'the node has no space left to unpack it'],
    ko: ['노드 디스크 부족', () => '노드에 이미지를 풀 공간이 없습니다'],
  },
  'invalid-name': {
    en: [
      'invalid reference',
      ({ image }) =>
        `this is no valid image reference (InvalidImageName)${/[A-Z]/.test(nameIn(image)) ? ': a repository name must be lowercase' : ''}`,
    ],
    ko: [
      '잘못된 이름',
      ({ image }) =>
        `올바른 이미지 이름이 아닙니다(InvalidImageName)${/[A-Z]/.test(nameIn(image)) ? '. 저장소 이름은 소문자여야 합니다' : ''}`,
    ],
  },
  'short-name': {
    en: [
      'no registry in its name',
      ({ image }) =>
        `\`${image}\` names no registry, and the node's container runtime does not complete such short names`,
    ],
    ko: [
      '이름에 레지스트리 없음',
      ({ image }) =>
        `\`${image}\` 이름에 레지스트리가 없는데, 노드의 컨테이너 런타임이 짧은 이름을 보완하지 않습니다`,
    ],
  },
  corrupt: {
    en: [
      'arrived damaged',
      () =>
        'what arrived does not have the digest that was announced: it was damaged or changed on its way',
    ],
    ko: [
      '손상된 이미지',
      () => '받은 내용이 알려진 다이제스트와 다릅니다. 도중에 손상되었거나 바뀌었습니다',
    ],
  },
  never: {
    en: [
      'not on the node',
      () => 'it is not on the node, and `imagePullPolicy: Never` forbids pulling it',
    ],
    ko: ['노드에 없음', () => '노드에 없는데 `imagePullPolicy: Never` 설정이 pull을 막습니다'],
  },
} satisfies PullRows;

/** Without the registry, which may have capitals, and the tag. */
function nameIn(image: string): string {
  return imageReference(image).repository;
}

/** The node cannot use an image, whatever its registry says. */
export const unusableImages = pullCauses('image/unusable', ROWS);
