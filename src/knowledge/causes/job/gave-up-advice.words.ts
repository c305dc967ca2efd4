import type { Advised, ExtraAdvice, Cause } from '../../../domain/model.ts';
import { shell } from '../../../text/shell.ts';
import { withText } from '../../words/with-text.ts';
import type { GaveUp } from './gave-up.words.ts';

/** What a person does about a Job that gave up. */
export const gaveUpAdvice: Required<Cause<GaveUp>>['advice'] = {
  choose: ({ name, namespace = '' }, { why, cronJob, unstarted }) => {
    const run = cronJob && runOf(cronJob, namespace);
    return withText(ADVICE[unstarted ?? why], {
      en: (text) =>
        `${text} ${run ? `${unstarted ? 'Then' : `Change it in CronJob \`${cronJob}\`, then`} start a run: \`${run}\`.` : `Then delete \`${name}\` and create it again.`}`,
      ko: (text) =>
        `${text} ${run ? `${unstarted ? '그런 다음' : `CronJob \`${cronJob}\` 객체를 고친 뒤`} 실행하십시오: \`${run}\`.` : `그런 다음 \`${name}\` 객체를 지우고 다시 만드십시오.`}`,
    });
  },
};

function runOf(cronJob: string, namespace: string): string {
  return shell`kubectl -n ${namespace} create job --from=cronjob/${cronJob} ${cronJob}-again`;
}

const LOST: Advised = {
  en: {
    title: 'Find out why its pods failed, and recreate the Job',
    text: 'Its log store or its events may still tell why the pods failed; ttlSecondsAfterFinished and restartPolicy Never keep them longer the next time.',
  },
  ko: {
    title: '파드가 실패한 이유를 찾고 Job을 다시 만들기',
    text: '로그 저장소나 이벤트에 파드가 실패한 이유가 남아 있을 수 있습니다. 다음에는 ttlSecondsAfterFinished, restartPolicy Never 설정으로 더 오래 남기십시오.',
  },
};
const LONGER: ExtraAdvice = {
  en: {
    title: 'Or give it more time as well',
    text: 'Where it is only a matter of waiting for room, raise activeDeadlineSeconds as well.',
  },
  ko: {
    title: '또는 시간도 늘리기',
    text: '자리가 나기를 기다리는 것뿐이라면 activeDeadlineSeconds 값도 올리십시오.',
  },
};
const ADVICE: Readonly<Record<GaveUp['why'] | (GaveUp['unstarted'] & string), Advised>> = {
  'no-node': {
    extra: [LONGER],
    en: {
      title: 'Fix what kept its pod from a node',
      text: 'The scheduler says for which reason each node was refused: fix that in the pod template or on the nodes; a longer deadline alone changes nothing of it.',
    },
    ko: {
      title: '파드가 노드를 받지 못한 이유 고치기',
      text: '스케줄러가 노드마다 거부한 이유를 말합니다. 파드 템플릿이나 노드에서 그것을 고치십시오. 제한 시간만 늘려서는 달라지지 않습니다.',
    },
  },
  'no-start': {
    en: {
      title: 'Fix what kept its pod from starting',
      text: 'The events of the pod say what the kubelet waited for, such as an image or a volume: fix that; a longer deadline alone changes nothing of it.',
    },
    ko: {
      title: '파드가 시작되지 못한 이유 고치기',
      text: '파드의 이벤트에 kubelet이 기다린 것(이미지, 볼륨 등)이 있습니다. 그것을 고치십시오. 제한 시간만 늘려서는 달라지지 않습니다.',
    },
  },
  deadline: {
    extra: [
      {
        en: {
          title: 'Or fix what it waits for',
          text: 'More time helps only where the work goes on: else fix what it waits for.',
        },
        ko: {
          title: '또는 기다리는 것 고치기',
          text: '시간을 늘려도 작업이 진행될 때만 도움이 됩니다. 아니면 기다리는 것을 고치십시오.',
        },
      },
    ],
    en: {
      title: 'Recreate the Job with a deadline that fits',
      text: 'Raise activeDeadlineSeconds above what the work takes.',
    },
    ko: {
      title: '맞는 제한 시간으로 Job을 다시 만들기',
      text: '작업에 걸리는 시간보다 크게 activeDeadlineSeconds 값을 올리십시오.',
    },
  },
  policy: {
    en: {
      title: 'Fix what its rule is about, or the rule',
      text: 'See in podFailurePolicy which exit code or condition ends the Job, and fix what leads to it, or correct the rule.',
    },
    ko: {
      title: '규칙이 가리키는 원인 또는 규칙 고치기',
      text: 'podFailurePolicy에서 어떤 종료 코드나 조건이 Job을 끝내는지 보고, 그 원인이나 규칙을 고치십시오.',
    },
  },
  'no-pod-left': LOST,
  indexes: LOST,
};
