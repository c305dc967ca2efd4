import { refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { after } from '../../readings/time.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { counted } from '../../text/counted.ts';
import { momentWord } from '../../text/moment-word.ts';
import { plural } from '../../text/plural.ts';

type Counting = Readonly<{ pods: number; seconds: number; until: string }>;

/** Pods that are Ready, and count as available only when they have been so for minReadySeconds. */
export const notYetAvailable: Remarker<'apps/Deployment', Counting> = {
  id: 'workload/not-yet-available',
  of: ['apps/Deployment'],

  *remark(deployment, world) {
    const { minReadySeconds: seconds = 0 } = deployment.spec ?? {};
    const ms = seconds * 1000;
    const { pods } = podsOf(refTo('apps/Deployment', deployment), world);
    const times = pods
      .filter(isReady)
      .flatMap((pod) => conditionOf(pod, 'Ready')?.lastTransitionTime ?? [])
      .map((since) => after(ms, since))
      .filter((until) => Date.parse(until) > Date.parse(world.now))
      .toSorted();
    const until = times.at(-1);
    if (until) yield { pods: times.length, seconds, until };
  },

  text: {
    en: ({ name }, { pods, seconds, until }) =>
      `${counted(pods, 'pod')} of \`${name}\` ${plural(pods, 'is', 'are')} Ready and not yet counted as available: that takes minReadySeconds, ${seconds} s, and is over at ${momentWord(until)}. Services send to ${plural(pods, 'it', 'them')} already.`,
    ko: ({ name }, { pods, seconds, until }) =>
      `\`${name}\` 워크로드의 파드 ${pods}개가 Ready이지만 minReadySeconds(${seconds}초)가 지나야 available로 계산되며, ${momentWord(until)}에 끝납니다. 서비스 트래픽은 이미 받고 있습니다.`,
  },
};
