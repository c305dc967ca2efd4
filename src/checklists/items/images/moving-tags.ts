import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import { imageReference } from '../../../readings/images/image-reference.ts';
import { containersOf } from '../../../readings/pods/container-specs.ts';
import { marked } from '../../../text/marked.ts';
import { REPLICATED } from '../../kinds.ts';
import { said } from '../../said.ts';

/** Tags that mean whatever was built last. */
const MOVING = /^(?:latest|stable|edge|nightly|main|master|develop|dev|head|canary)$/i;

/** An image is named by a tag or digest that stays what it is: the next node that pulls it gets the same. */
export const movingTags: ChecklistItem<(typeof REPLICATED)[number]> = {
  id: 'images/moving-tags',
  title: {
    en: 'Images are named by tags that stay what they are',
    ko: '바뀌지 않는 태그로 이미지를 지정합니다',
  },
  of: REPLICATED,

  *look({ spec }): Iterable<Mark> {
    const images = [...containersOf(spec?.template?.spec)].flatMap(
      ({ container }) => container.image ?? [],
    );
    if (images.length === 0) return;
    const moving = [...new Set(images.filter(isMoving))];
    if (moving.length === 0) return yield { is: 'pass' };
    yield { is: 'fail', hurts: 'progress', says: said(WORDS, moving) };
  },
};

function isMoving(image: string): boolean {
  return !image.includes('@') && MOVING.test(imageReference(image).tag);
}

const WORDS: Text<[images: readonly string[]]> = {
  en: (images) =>
    `${marked(images)}: what this names changes with the next push, so a restarted pod may run another program, and going back to the revision before brings back nothing.`,
  ko: (images) =>
    `${marked(images)}: 다음 푸시 때 가리키는 이미지가 바뀝니다. 다시 시작된 파드가 다른 프로그램을 실행할 수 있고, 이전 리비전으로 되돌려도 이전 이미지가 돌아오지 않습니다.`,
};
