import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { present } from '../../../text/present.ts';
import { timeWord } from '../../../text/time-word.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { replacedRuns } from './signs/replaced-runs.ts';

/** `runs` were ended one after the other, `job` the last of them; `success` is when one last came to its end. */
type Cut = Readonly<{ runs: number; job: string; schedule: string; success?: string }>;

/** One may have been slow by chance. */
const FEWEST = 2;

const symptom: SymptomFinder<'batch/CronJob'> = {
  kind: 'cron-job-runs-replaced',
  of: ['batch/CronJob'],

  *find(cronJob, world) {
    const { spec, metadata } = cronJob;
    if (spec?.suspend === true || metadata?.deletionTimestamp) return;
    const on = refTo('batch/CronJob', cronJob);
    const runs = replacedRuns(cronJob, on, world);
    const [last] = runs;
    if (!last || runs.length < FEWEST) return;
    const { ended: evidence } = last;
    yield {
      kind: 'cron-job-runs-replaced',
      on,
      reason: 'Replaced',
      evidence,
      hurts: 'progress',
    };
  },
};

/** A CronJob ends each run for the next, before it is over: none comes to its end. */
export const cronJobReplaced: Cause<Cut, 'batch/CronJob'> = {
  id: 'cron-job/replaced',
  of: ['batch/CronJob'],
  explains: ['cron-job-runs-replaced'],
  symptom,

  *explain({ on }, world, cronJob) {
    const runs = replacedRuns(cronJob, on, world);
    const [last] = runs;
    if (!last) return;
    const { lastSuccessfulTime: success } = cronJob.status ?? {};
    yield {
      subject: on,
      params: {
        runs: runs.length,
        job: last.job,
        schedule: cronJob.spec?.schedule ?? '',
        ...present({ success }),
      },
      evidence: [
        quotedField(on, '/spec/concurrencyPolicy', 'Replace'),
        ...runs.map(({ ended }) => ended),
      ],
      strength: 'fits', // that a run was seen complete may be an event that was dropped
    };
  },

  text: {
    en: ({ name }, { runs, job, schedule, success }) => ({
      title: `CronJob \`${name}\` ends its runs before they are over`,
      sentence: `CronJob \`${name}\` (\`${schedule}\`) has ended its last ${runs} runs, \`${job}\` at last, when the next was due: concurrencyPolicy Replace. None of these was seen to complete${success ? `; the last success was at ${timeWord(success)}` : ''}.`,
      state: 'runs are cut short',
      so: 'As long as a run takes longer than the time between two, its work is never done.',
    }),
    ko: ({ name }, { runs, job, schedule, success }) => ({
      title: `CronJob \`${name}\` 객체가 끝나지 않은 실행을 중단합니다`,
      sentence: `CronJob \`${name}\` 객체(\`${schedule}\`)가 다음 실행 시각이 되어 최근 실행 ${runs}개(마지막 \`${job}\`)를 중단했습니다: concurrencyPolicy Replace. 그중 완료된 것은 보이지 않습니다${success ? `. 마지막 성공은 ${timeWord(success)}입니다` : ''}.`,
      state: '실행이 중간에 끊김',
      so: '실행 시간이 실행 간격보다 길면 작업이 끝나지 못합니다.',
    }),
  },

  advice: {
    en: () => ({
      title: 'Let a run come to its end',
      text: 'See in the log of the run that goes on now how far it comes and what it waits for. Then make the time between two runs longer than one takes (`schedule`), or set `concurrencyPolicy: Forbid`, by which the next one waits for it to end.',
    }),
    ko: () => ({
      title: '실행이 끝나게 하기',
      text: '지금 실행 중인 것의 로그에서 어디까지 가는지, 무엇을 기다리는지 보십시오. 그런 다음 실행 간격(`schedule`)을 실행 시간보다 길게 하거나, 앞의 실행이 끝나기를 기다리도록 `concurrencyPolicy: Forbid` 값을 주십시오.',
    }),
  },
};
