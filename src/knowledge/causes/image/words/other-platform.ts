import type { Advised } from '../../../../domain/model.ts';

/** What a person does about an image that is for another operating system or CPU architecture. */
export const otherPlatform: Advised = {
  mayGoBack: true,
  en: {
    title: 'Build the image for this platform',
    text: 'Publish it for several platforms (`docker buildx build --platform`), or keep the pod to nodes that fit (`nodeSelector: kubernetes.io/arch`).',
  },
  ko: {
    title: '이 플랫폼용 이미지 빌드',
    text: '여러 플랫폼용으로 게시하거나(`docker buildx build --platform`) 맞는 노드만 쓰게 하십시오(`nodeSelector: kubernetes.io/arch`).',
  },
};
