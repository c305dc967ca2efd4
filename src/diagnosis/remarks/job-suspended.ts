import type { Remarker } from '../remarker.ts';

/** A Job has no pods because it is suspended: by somebody, or by a queue that has not let it in yet. */
export const jobSuspended: Remarker<'batch/Job', Readonly<Record<never, never>>> = {
  id: 'job/suspended',
  of: ['batch/Job'],

  *remark({ spec }) {
    if (spec?.suspend) yield {};
  },

  text: {
    en: ({ name }) =>
      `Job \`${name}\` is suspended (spec.suspend): it has no pods until somebody, or the queue that holds it back, resumes it.`,
    ko: ({ name }) =>
      `Job \`${name}\` 객체는 일시 중단되어 있습니다(spec.suspend). 누군가 또는 이를 붙잡고 있는 큐가 재개할 때까지 파드가 없습니다.`,
  },
};
