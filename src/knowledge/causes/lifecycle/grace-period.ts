import type { Cause } from '../../../domain/model.ts';
import { isHeldEnding } from '../../../readings/nodes/nodes.ts';
import { marked } from '../../../text/marked.ts';
import { momentWord } from '../../../text/moment-word.ts';

/** `preStop` are the containers that run a hook first, which has to end within the same time. */
type Grace = Readonly<{ until: string; seconds?: number; preStop: readonly string[] }>;

/** A pod is deleted, and its containers have time to end. */
export const gracePeriod: Cause<Grace, 'Pod'> = {
  id: 'lifecycle/grace-period',
  of: ['Pod'],
  explains: ['pod-terminating'],

  *explain({ on, evidence }, world, pod) {
    const { deletionTimestamp: until, deletionGracePeriodSeconds: seconds } = pod.metadata ?? {};
    if (!until || isHeldEnding(pod, world)) return;
    const preStop = (pod.spec?.containers ?? [])
      .filter(({ lifecycle }) => lifecycle?.preStop)
      .map(({ name }) => name);
    yield {
      subject: on,
      params: { until, preStop, ...(seconds !== undefined && { seconds }) },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { until, seconds, preStop }) => ({
      title: `\`${name}\` is deleted and has until ${momentWord(until)} to end`,
      sentence: `\`${name}\` is being deleted: its containers have${seconds === undefined ? '' : ` ${seconds} s,`} until ${momentWord(until)} to end (terminationGracePeriodSeconds).${preStop.length > 0 ? ` The preStop hook of ${marked(preStop)} runs first, within that time.` : ''}`,
    }),
    ko: ({ name }, { until, seconds, preStop }) => ({
      title: `\`${name}\` 파드가 삭제되는 중이며 ${momentWord(until)}까지 끝납니다`,
      sentence: `\`${name}\` 파드가 삭제되는 중입니다. 컨테이너는 ${momentWord(until)}까지${seconds === undefined ? '' : ` ${seconds}초 안에`} 끝나야 합니다(terminationGracePeriodSeconds).${preStop.length > 0 ? ` 그 시간 안에 ${marked(preStop)} 컨테이너의 preStop 훅이 먼저 실행됩니다.` : ''}`,
    }),
  },
};
