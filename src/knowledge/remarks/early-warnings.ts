import { refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { eventsSaying } from '../../readings/events.ts';
import { EVENTS_KEPT_MS } from '../../readings/freshness.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { isWithin } from '../../readings/time.ts';
import { timeWord } from '../../text/time-word.ts';

/** `last` is when a probe last failed, `since` when the pod became Ready. */
type Early = Readonly<{ last: string; since: string }>;

/** Probes failed while a pod started up, and have not since it is Ready. */
export const earlyWarnings: Remarker<'Pod', Early> = {
  id: 'pod/early-warnings',
  of: ['Pod'],

  *remark(pod, world) {
    const since = isReady(pod) ? conditionOf(pod, 'Ready')?.lastTransitionTime : undefined;
    if (!since || !isWithin(EVENTS_KEPT_MS, since, world.now)) return;
    const [warned] = eventsSaying(['Unhealthy'], refTo('Pod', pod), world);
    if (!warned?.at || Date.parse(warned.at) > Date.parse(since)) return;
    yield { last: warned.at, since };
  },

  text: {
    en: ({ name }, { last, since }) =>
      `The probe warnings of \`${name}\` are old: they are from its start, the last at ${timeWord(last)}, and it has been Ready since ${timeWord(since)}.`,
    ko: ({ name }, { last, since }) =>
      `\`${name}\` 파드의 프로브 경고는 시작할 때의 지난 경고입니다(마지막 ${timeWord(last)}). ${timeWord(since)}부터 Ready입니다.`,
  },
};
