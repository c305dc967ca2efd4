import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Abort } from '../../../domain/rollout-card.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { abortOf } from '../../../readings/workloads/aborts.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { preflightOf } from '../../../simulator/rollout/preflight.ts';
import { timeWord } from '../../../text/time-word.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';
import { thingsInTheWay } from '../../things-in-the-way.ts';

const HASH = 'rollouts-pod-template-hash';

/** No order to abort or to promote is left over on an Argo Rollout; of one that is, what a retry would do, by simulation. */
export const retry: ChecklistItem<'argoproj.io/Rollout'> = {
  id: 'rollouts/retry',
  title: {
    en: 'No abort and no full promotion is left over',
    ko: '남아 있는 중단(abort)이나 전체 승격(promoteFull) 명령이 없습니다',
  },
  of: ['argoproj.io/Rollout'],

  *look(rollout, world): Iterable<Mark> {
    const on = refTo('argoproj.io/Rollout', rollout);
    const { status } = rollout;
    const { pods } = podsOf(on, world);
    const readyOf = (hash: string | undefined) =>
      pods.filter((pod) => hash && pod.metadata?.labels?.[HASH] === hash && isReady(pod)).length;
    const isShort =
      readyOf(status?.currentPodHash) === 0 && status?.currentPodHash !== status?.stableRS;
    const command = askWhy(on);
    if (status?.promoteFull && isShort)
      return yield { is: 'fail', hurts: 'users', says: PROMOTED, command };
    const abort = abortOf(rollout);
    if (!abort) return yield { is: 'pass' };

    const { course } = preflightOf(rollout, world);
    const wanted = rollout.spec?.replicas ?? 1;
    const stuck = course.is === 'stuck' ? course.deadlock.rules : undefined;
    const stable = readyOf(status?.stableRS);
    yield {
      is: 'fail',
      hurts: stable === 0 ? 'users' : 'progress',
      says: said(ABORTED, { ...abort, stable, wanted, course: course.is, rules: stuck ?? [] }),
      command,
    };
  },
};

type Aborted = Abort &
  Readonly<{ stable: number; wanted: number; course: string; rules: readonly string[] }>;
const ABORTED: Text<[Aborted]> = {
  en: ({ since, said: reason, manager, stable, wanted, course, rules }) =>
    [
      `The update was aborted${since ? ` at ${timeWord(since)}` : ''}${reason ? `: ${reason.replace(/\.$/, '')}` : manager ? ` with \`${manager}\`` : ''}.`,
      `The stable revision serves with ${stable} of ${wanted} pods.`,
      'The template has not changed since, so a retry starts the same revision at its first step,',
      course === 'stuck'
        ? `and it would stop again for the same reason (${thingsInTheWay(rules, 'en')}): fix that first; a change in Git starts a new update by itself.`
        : 'which helps only if the reason lay outside it and is gone.',
    ].join(' '),
  ko: ({ since, said: reason, manager, stable, wanted, course, rules }) =>
    [
      `업데이트가 중단되었습니다${since ? `(${timeWord(since)})` : ''}${reason ? `: ${reason.replace(/\.$/, '')}` : manager ? `(\`${manager}\` 사용)` : ''}.`,
      `안정 리비전이 파드 ${wanted}개 중 ${stable}개로 서비스합니다.`,
      '그 뒤 템플릿이 바뀌지 않았으므로 재시도하면 같은 리비전이 첫 단계부터 다시 시작되며,',
      course === 'stuck'
        ? `같은 이유(${thingsInTheWay(rules, 'ko')})로 다시 멈춥니다. 먼저 원인을 고치십시오. Git에서 고치면 새 업데이트가 저절로 시작됩니다.`
        : '원인이 외부에 있었고 이미 해결된 경우에만 도움이 됩니다.',
    ].join(' '),
};
const PROMOTED = {
  en: 'Full promotion was ordered (`status.promoteFull`), but no pod of the new revision is Ready: it ships nothing, and Abort does nothing until that order is taken back (`{"promoteFull":null,"abort":true}` on the status).',
  ko: '전체 승격(`status.promoteFull`)이 지시되었지만 새 리비전의 Ready 파드가 없습니다. 배포되는 것은 없고, 이 지시를 취소하기 전에는(status에 `{"promoteFull":null,"abort":true}`) 중단도 동작하지 않습니다.',
};
