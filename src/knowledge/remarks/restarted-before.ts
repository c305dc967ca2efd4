import type { Remarker } from '../../domain/remarker.ts';
import { restartedContainers } from '../../readings/pods/containers.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { plural } from '../../text/plural.ts';
import { present } from '../../text/present.ts';
import { timeWord } from '../../text/time-word.ts';

/** `since` is when the last restart was over, `reason` how the run before it ended. */
type Restarted = Readonly<{
  container: string;
  restarts: number;
  since: string;
  reason?: string;
}>;

/** A container was restarted, and has run well since. */
export const restartedBefore: Remarker<'Pod', Restarted> = {
  id: 'pod/restarted-before',
  of: ['Pod'],

  *remark(pod, world) {
    if (!isReady(pod)) return;
    for (const { container, until: since, reason } of restartedContainers(pod, world.now)) {
      const statuses = pod.status?.containerStatuses ?? [];
      const restarts = statuses.find(({ name }) => name === container)?.restartCount;
      if (since && restarts) yield { container, restarts, since, ...present({ reason }) };
    }
  },

  text: {
    en: ({ name }, { container, restarts, since, reason }) =>
      `The ${restarts === 1 ? 'restart' : `${restarts} restarts`} of container \`${container}\` of \`${name}\` ${plural(restarts, 'is', 'are')} past${reason ? ` (${restarts === 1 ? '' : 'the last '}${reason})` : ''}: it has been running since ${timeWord(since)} and is Ready.`,
    ko: ({ name }, { container, restarts, since, reason }) =>
      `\`${name}\` 파드의 \`${container}\` 컨테이너가 ${restarts}번 재시작한 것은 지난 일입니다${reason ? `(마지막 종료: ${reason})` : ''}. ${timeWord(since)}부터 실행 중이며 Ready입니다.`,
  },
};
