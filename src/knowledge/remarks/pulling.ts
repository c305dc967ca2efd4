import type { Remarker } from '../../domain/remarker.ts';
import { pullUnderWay, type Pulling } from '../../readings/images/under-way.ts';
import { timeWord } from '../../text/time-word.ts';

type Now = Pulling & Readonly<{ until: string }>;

/** A pod that is too young to be in trouble waits for its image. */
export const pulling: Remarker<'Pod', Now> = {
  id: 'image/pulling',
  of: ['Pod'],

  *remark(pod, world) {
    const found = pullUnderWay(pod, undefined, world);
    if (found) yield { ...found.pulling, until: found.normalUntil };
  },

  text: {
    en: ({ name }, { image, node, seconds, isQuiet, until }) =>
      `Node \`${node}\` has been pulling \`${image}\` for \`${name}\` for ${seconds} s${isQuiet ? ', and there is no Warning event' : ''}. With a large image that is normal for up to about 5 minutes: look again after ${timeWord(until)}.`,
    ko: ({ name }, { image, node, seconds, isQuiet, until }) =>
      `\`${node}\` 노드가 \`${name}\` 파드의 \`${image}\` 이미지를 ${seconds}초째 받고 있습니다.${isQuiet ? ' Warning 이벤트는 없습니다.' : ''} 이미지가 크면 5분 정도까지는 정상이니 ${timeWord(until)} 이후에 다시 확인하십시오.`,
  },
};
