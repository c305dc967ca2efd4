import type { Text } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';
import { timeWord } from '../../../text/time-word.ts';
import { kubectl } from '../../../world/kubectl.ts';
import type { RunningPod } from './signs/running-pod.ts';

/**
 * `due` is when it should have run; `job` is the run that is not over, `since` when that began, and `pod` what it runs in;
 * `skipped` is how often the controller said that it starts none beside it.
 */
export type Missed = Readonly<{
  why: 'still-running' | 'deadline-too-short' | 'missed-deadline' | 'too-many' | 'gave-up';
  due: string;
  job?: string;
  since?: string;
  pod?: RunningPod;
  skipped?: number;
  seconds?: number;
}>;

/** What is said of a run that was missed. */
export const missedWords: Pick<Cause<Missed>, 'text' | 'advice'> = {
  text: {
    en({ name }, { why, due, job, since, pod, skipped, seconds }) {
      return {
        title: `CronJob \`${name}\` did not run when it was due`,
        sentence: `CronJob \`${name}\` was due at ${timeWord(due)} and did not run. ${
          {
            'still-running': `Its run \`${job}\`${since ? `, begun at ${timeWord(since)},` : ''} is not over, and concurrencyPolicy Forbid lets no other start beside it${skipped ? `; the controller has said so ${counted(skipped, 'time')} (JobAlreadyActive)` : ''}.${lastWords.en(pod)}`,
            'deadline-too-short': `Its startingDeadlineSeconds is ${seconds}: the controller comes by every 10 s and may miss so short a time always.`,
            'missed-deadline':
              'The controller came too late for its startingDeadlineSeconds, and skips the run.',
            'too-many':
              'It has missed more than 100 runs. Without startingDeadlineSeconds its controller counts them all each time.',
            'gave-up':
              'More than 100 runs were missed since the last one, for example while the cluster was off. Without startingDeadlineSeconds this controller counts them all, and gives up. It will not start again by itself.',
          }[why]
        }`,
        state: 'run missed',
      };
    },
    ko({ name }, { why, due, job, since, pod, skipped, seconds }) {
      return {
        title: `CronJob \`${name}\` 객체가 예정 시각에 실행되지 않았습니다`,
        sentence: `CronJob \`${name}\` 객체가 ${timeWord(due)} 예정이었으나 실행되지 않았습니다. ${
          {
            'still-running': `${since ? `${timeWord(since)}에 시작한 ` : ''}\`${job}\` 실행이 끝나지 않았고, concurrencyPolicy Forbid 설정이라 함께 시작할 수 없습니다${skipped ? `(JobAlreadyActive ${skipped}회)` : ''}.${lastWords.ko(pod)}`,
            'deadline-too-short': `startingDeadlineSeconds 값이 ${seconds}입니다. 컨트롤러는 10초마다 확인하므로 이렇게 짧은 시간은 매번 놓칠 수 있습니다.`,
            'missed-deadline':
              '컨트롤러가 startingDeadlineSeconds 안에 오지 못해 그 실행을 건너뜁니다.',
            'too-many':
              '놓친 실행이 100번을 넘었습니다. startingDeadlineSeconds가 없으면 컨트롤러가 매번 모두 셉니다.',
            'gave-up':
              '마지막 실행 뒤 놓친 실행이 100번을 넘었습니다(예: 클러스터가 꺼져 있던 동안). startingDeadlineSeconds가 없으면 이 컨트롤러는 모두 세다가 포기하며, 저절로 다시 시작하지 않습니다.',
          }[why]
        }`,
        state: '실행 놓침',
      };
    },
  },

  advice: {
    doneBy: [],
    choose: (_, { why, job }) => ADVICE[why](job),

    commandOnly: 'looks',
    command: ({ namespace = '' }, { job }) =>
      job === undefined
        ? undefined
        : kubectl('describe', { kind: 'batch/Job', namespace, name: job }),
  },
};

/** What the run does, as far as its log tells. */
const lastWords: Text<[pod?: RunningPod]> = {
  en: (pod) =>
    pod ? ` Its pod \`${pod.name}\` runs${pod.said ? ` and last wrote “${pod.said}”` : ''}.` : '',
  ko: (pod) =>
    pod
      ? ` \`${pod.name}\` 파드가 실행 중이며${pod.said ? ` 마지막 로그는 “${pod.said}”입니다` : ' 아직 끝나지 않았습니다'}.`
      : '',
};

const ADVICE: Readonly<Record<Missed['why'], (job?: string) => Advised>> = {
  'still-running': (job) => ({
    en: {
      title: 'Clear the way for the next run',
      text: `Fix or end \`${job}\`, after saving its log; set spec.jobTemplate.spec.activeDeadlineSeconds so that a run that hangs ends by itself.`,
    },
    ko: {
      title: '다음 실행을 막는 것 치우기',
      text: `로그를 보관한 뒤 \`${job}\` 실행을 고치거나 끝내십시오. 멈춘 실행이 저절로 끝나도록 spec.jobTemplate.spec.activeDeadlineSeconds 값을 주십시오.`,
    },
  }),
  'deadline-too-short': () => ({
    en: {
      title: 'Leave the controller more time',
      text: 'Leave startingDeadlineSeconds unset, or set it well above 10.',
    },
    ko: {
      title: '컨트롤러에 시간 더 주기',
      text: 'startingDeadlineSeconds 값을 비우거나 10보다 넉넉히 크게 두십시오.',
    },
  }),
  'missed-deadline': () => ({
    en: {
      title: 'Leave the controller more time, and see that it runs',
      text: 'Raise startingDeadlineSeconds above what the controller was away for, and look whether kube-controller-manager was down or held up then. The next run starts when it is due.',
    },
    ko: {
      title: '컨트롤러에 시간을 더 주고 실행 상태 확인',
      text: '컨트롤러가 없던 시간보다 startingDeadlineSeconds 값을 크게 하고, 그때 kube-controller-manager가 멈추거나 밀렸는지 확인하십시오. 다음 실행은 제때 시작됩니다.',
    },
  }),
  'too-many': () => ({
    en: {
      title: 'Let missed runs be forgotten',
      text: 'Set startingDeadlineSeconds, well above 10: only runs that were missed within it are counted then, and the next one starts.',
    },
    ko: {
      title: '놓친 실행을 세지 않게 하기',
      text: 'startingDeadlineSeconds 값을 10보다 넉넉히 크게 두십시오. 그 시간 안에 놓친 실행만 세므로 다음 실행이 시작됩니다.',
    },
  }),
  'gave-up': () => ({
    en: {
      title: 'Let missed runs be forgotten',
      text: 'Set startingDeadlineSeconds, well above 10: only runs that were missed within it are counted then, and the next one starts, for example `startingDeadlineSeconds: 300`. From Kubernetes 1.21 on the controller only warns.',
    },
    ko: {
      title: '놓친 실행을 세지 않게 하기',
      text: 'startingDeadlineSeconds 값을 10보다 넉넉히 크게 두십시오. 그 시간 안에 놓친 실행만 세므로 다음 실행이 시작됩니다(예: `startingDeadlineSeconds: 300`). Kubernetes 1.21부터는 컨트롤러가 경고만 합니다.',
    },
  }),
};
