import { manualJob } from '../../../carry-out/reach/made/manual-job.ts';
import { isA } from '../../../domain/keys.ts';
import { cronJobMissed } from '../../../knowledge/causes/cron-job/missed.ts';
import { neverFires } from '../../../knowledge/causes/cron-job/never-fires.ts';
import { cronJobSuspended } from '../../../knowledge/causes/cron-job/suspended.ts';
import { shell } from '../../../text/shell.ts';
import { creation } from '../../change/creation.ts';
import { freeName } from '../../fields/free-name.ts';
import type { WritingRemedy } from '../writing-remedy.ts';

type Run = Readonly<{ name: string; job: string }>;

/** Runs a CronJob once, now; its schedule stays as it is. */
export const runNow: WritingRemedy<
  Run,
  Readonly<{ why?: string; last?: string; wrong?: string }>
> = {
  id: 'job/run-now',
  answers: [cronJobMissed, cronJobSuspended, neverFires],

  *propose({ subject, params }, world) {
    // Its own rule says that no two may run at once.
    if (!isA('batch/CronJob', subject) || params.why === 'still-running') return;
    const found = world.get(subject);
    const { uid } = found.is === 'known' ? (found.value.metadata ?? {}) : {};
    if (found.is !== 'known' || !uid) return;
    const { namespace = '', name } = subject;
    const on = {
      kind: 'batch/Job',
      namespace,
      name: freeName(`${name}-manual`, namespace, world, 1),
    };
    const object = manualJob.make(on, found.value);
    if (!object) return;
    yield {
      kind: 'patch',
      risk: 'none',
      change: creation(
        { on, object },
        { from: { kind: 'batch/CronJob', namespace, name, uid }, undo: { none: 'has-run' } },
      ),
      goal: { is: 'succeeded', on },
      command: shell`kubectl -n ${namespace} create job ${on.name} --from=cronjob/${name}`,
      params: { name, job: on.name },
    };
  },

  text: {
    en: ({ name, job }) => ({
      title: `Run \`${name}\` once now`,
      short: 'Its schedule stays as it is.',
      text: `Makes Job \`${job}\` from CronJob \`${name}\`, as \`kubectl create job --from\` does. It runs at once, also while the CronJob is suspended; the schedule stays as it is.`,
      undo: `None: what the program has done stays. Job \`${job}\` can be deleted.`,
    }),
    ko: ({ name, job }) => ({
      title: `\`${name}\` 지금 한 번 실행`,
      short: '일정은 그대로입니다.',
      text: `\`kubectl create job --from\` 명령처럼 CronJob \`${name}\` 객체로 \`${job}\` Job을 만듭니다. CronJob이 정지되어 있어도 바로 실행되며 일정은 그대로입니다.`,
      undo: `없음: 프로그램이 한 일은 남습니다. \`${job}\` Job은 삭제할 수 있습니다.`,
    }),
  },
};
