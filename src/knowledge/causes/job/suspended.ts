import type { Cause } from '../../../domain/model.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { queueOf } from '../../../readings/workloads/queue-of.ts';
import { present } from '../../../text/present.ts';
import { shell } from '../../../text/shell.ts';
import { meantBy } from '../../meant-by.ts';
import { queueWords } from '../../words/queue-words.ts';

/** `queue` is the one that holds it back, where it names one; `asksForNone`: not suspended, but of no pods at a time. */
type Suspended = Readonly<{ queue?: string; asksForNone?: true }>;

/** A Job has no pods because it is suspended: by somebody, or by a queue that has not let it in yet. Or it may have none. */
export const jobSuspended: Cause<Suspended, 'batch/Job'> = {
  id: 'job/suspended',
  of: ['batch/Job'],
  explains: ['job-suspended'],
  symptom: meantBy('job-suspended', ['batch/Job'], (job) => {
    const isOver = ['Complete', 'Failed'].some((type) => conditionOf(job, type)?.status === 'True');
    if (job.spec?.suspend !== true)
      return job.spec?.parallelism === 0 && !isOver
        ? { path: '/spec/parallelism', quote: '0', reason: 'NoParallelism' }
        : undefined;
    const { lastTransitionTime: since } = conditionOf(job, 'Suspended') ?? {};
    return {
      path: '/spec/suspend',
      quote: 'true',
      reason: 'Suspended',
      ...present({ since }),
    };
  }),

  *explain({ on, evidence }, _world, job) {
    const isSuspended = job.spec?.suspend === true;
    const queue = isSuspended ? queueOf(job) : undefined;
    yield {
      subject: on,
      params: { ...present({ queue }), ...(!isSuspended && { asksForNone: true }) },
      evidence: [evidence],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { queue, asksForNone }) => ({
      title: asksForNone ? `Job \`${name}\` is to have no pods` : `Job \`${name}\` is suspended`,
      sentence: asksForNone
        ? `Job \`${name}\` may have no pod at a time (spec.parallelism: 0): it does nothing until somebody raises that.`
        : `Job \`${name}\` is suspended (spec.suspend): it has no pods until ${queue ? `the queue \`${queue}\`, which holds it back,` : 'somebody, or the queue that holds it back,'} resumes it.`,
      state: asksForNone ? 'held back' : 'suspended',
    }),
    ko: ({ name }, { queue, asksForNone }) => ({
      title: asksForNone
        ? `Job \`${name}\` 객체가 파드를 만들지 않게 되어 있습니다`
        : `Job \`${name}\` 객체가 일시 중단되어 있습니다`,
      sentence: asksForNone
        ? `Job \`${name}\` 객체는 동시에 둘 수 있는 파드가 0개입니다(spec.parallelism: 0). 누군가 이 값을 올릴 때까지 아무것도 실행하지 않습니다.`
        : `Job \`${name}\` 객체는 일시 중단되어 있습니다(spec.suspend). ${queue ? `이를 붙잡고 있는 \`${queue}\` 큐가` : '누군가 또는 이를 붙잡고 있는 큐가'} 재개할 때까지 파드가 없습니다.`,
      state: asksForNone ? '보류됨' : '일시 중단됨',
    }),
  },

  advice: {
    choose: ({ name }, { queue, asksForNone }) =>
      queue
        ? queueWords(queue, name)
        : {
            en: {
              title: 'Resume it when it is to run',
              text: asksForNone
                ? `Ask who set the parallelism of \`${name}\` to 0 and why, then set it to as many pods as may run at a time.`
                : `Ask who suspended \`${name}\` and why. Its activeDeadlineSeconds begins again when it is resumed.`,
            },
            ko: {
              title: '실행할 때 재개',
              text: asksForNone
                ? `누가 왜 \`${name}\` 객체의 parallelism 값을 0으로 정했는지 확인한 뒤, 동시에 실행할 파드 수로 바꾸십시오.`
                : `\`${name}\` 객체를 누가 왜 중단했는지 확인하십시오. 재개하면 activeDeadlineSeconds 시간이 새로 시작됩니다.`,
            },
          },

    command: ({ namespace = 'default', name }, { queue, asksForNone }) => {
      const spec = asksForNone ? { parallelism: 1 } : { suspend: false };
      const patch = JSON.stringify({ spec });
      return queue ? undefined : shell`kubectl -n ${namespace} patch job ${name} -p ${patch}`;
    },
  },
};
