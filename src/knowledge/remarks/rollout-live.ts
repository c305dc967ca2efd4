import { refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { deliveryOf, type Delivery } from '../../readings/workloads/delivery.ts';
import { revisionOf, type Revision } from '../../readings/workloads/revision.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { present } from '../../text/present.ts';
import { deliveryWords } from '../words/delivery-words.ts';
import { revisionWords } from '../words/revision-words.ts';

type Live = Revision & Readonly<{ delivery?: Delivery }>;

/** What a Rollout asks for is what it serves: whoever sees something older sees it elsewhere. */
export const rolloutLive: Remarker<'argoproj.io/Rollout', Live> = {
  id: 'rollout/live',
  of: ['argoproj.io/Rollout'],

  *remark(rollout, world) {
    const { spec, status } = rollout;
    const hash = status?.stableRS;
    const isAtOne = hash && hash === status.currentPodHash && !status.abort && !spec?.paused;
    if (!isAtOne || status.phase !== 'Healthy') return;

    const { pods } = podsOf(refTo('argoproj.io/Rollout', rollout), world);
    const own = pods.filter(
      ({ metadata }) => metadata?.labels?.['rollouts-pod-template-hash'] === hash,
    );
    const [first] = own;
    if (!first) return;
    const delivery = deliveryOf(rollout, world);
    yield { ...revisionOf(hash, first.spec, own), ...present({ delivery }) };
  },

  text: {
    en: ({ name }, { delivery, ...revision }) =>
      [
        `Live of \`${name}\` is revision ${revisionWords(revision)}, which is what its spec asks for: it has all of the traffic, and no other is on its way.`,
        deliveryWords.en(delivery),
      ]
        .filter(Boolean)
        .join(' '),
    ko: ({ name }, { delivery, ...revision }) =>
      [
        `\`${name}\` 롤아웃에서 서비스 중인 리비전은 ${revisionWords(revision)}이며 spec이 요구하는 것과 같습니다. 트래픽을 모두 받고, 진행 중인 다른 리비전은 없습니다.`,
        deliveryWords.ko(delivery),
      ]
        .filter(Boolean)
        .join(' '),
  },
};
