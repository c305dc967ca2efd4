import type { Cause } from '../../../domain/model.ts';
import { pullUnderWay, type Pulling } from '../../../readings/images/under-way.ts';
import { NOT_MADE } from '../../../readings/pods/being-made.ts';

/** A container is not there yet because its image is being pulled, and nothing has gone wrong so far. */
export const stillPulling: Cause<Pulling, 'Pod'> = {
  id: 'image/still-pulling',
  of: ['Pod'],
  explains: ['container-waiting', 'pod-not-ready'],

  *explain({ kind, on, part, reason }, world, pod) {
    if (kind === 'container-waiting' && !NOT_MADE.includes(reason)) return;
    const found = pullUnderWay(pod, part, world);
    if (!found) return;

    const { pulling, said, normalUntil } = found;
    yield {
      subject: on,
      params: pulling,
      evidence: [said],
      strength: 'entails',
      restsOn: [on],
      passesBy: normalUntil,
    };
  },

  text: {
    en: ({ name }, { image, node, seconds, isQuiet }) => ({
      title: `\`${name}\`: node \`${node}\` has been pulling its image \`${image}\` for ${seconds} s`,
      sentence: `Node \`${node}\` has been pulling \`${image}\` for \`${name}\` for ${seconds} s${isQuiet ? ', and there is no Warning event' : ''}.`,
      state: 'pulling its image',
      so: `${isQuiet ? 'There is no Warning event. ' : ''}A pull is normal for up to about 5 minutes with a large image. Wait, and ask again after that; a restart would only begin again.`,
    }),
    ko: ({ name }, { image, node, seconds, isQuiet }) => ({
      title: `\`${node}\` 노드가 \`${name}\` 파드의 \`${image}\` 이미지를 ${seconds}초째 받고 있습니다`,
      sentence: `\`${node}\` 노드가 \`${name}\` 파드의 \`${image}\` 이미지를 ${seconds}초째 받고 있습니다.${isQuiet ? ' Warning 이벤트는 없습니다.' : ''}`,
      state: '이미지 받는 중',
      so: `${isQuiet ? 'Warning 이벤트는 없습니다. ' : ''}이미지가 크면 5분 정도까지는 정상입니다. 기다렸다가 그 뒤에 다시 확인하십시오. 다시 시작하면 처음부터 받게 됩니다.`,
    }),
  },
};
