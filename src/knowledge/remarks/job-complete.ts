import type { Remarker } from '../../domain/remarker.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { counted } from '../../text/counted.ts';
import { present } from '../../text/present.ts';
import { timeWord } from '../../text/time-word.ts';

/** A Job is done, and so its pods do not run any more. */
export const jobComplete: Remarker<'batch/Job', Readonly<{ succeeded: number; at?: string }>> = {
  id: 'job/complete',
  of: ['batch/Job'],

  *remark(job) {
    if (conditionOf(job, 'Complete')?.status !== 'True') return;
    const { succeeded = 0, completionTime: at } = job.status ?? {};
    yield { succeeded, ...present({ at }) };
  },

  text: {
    en: ({ name }, { succeeded, at }) =>
      `Job \`${name}\` completed${at ? ` at ${timeWord(at)}` : ''} with ${counted(succeeded, 'pod')} that succeeded: a Completed pod no longer runs, as it should be.`,
    ko: ({ name }, { succeeded, at }) =>
      `Job \`${name}\` 객체는 ${at ? `${timeWord(at)}에 ` : ''}파드 ${succeeded}개가 성공하여 완료되었습니다. 완료된 파드가 더 실행되지 않는 것은 정상입니다.`,
  },
};
