import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { GoalCode, GoalState } from '../goal/goal-state.ts';

/** How near a goal is, in one sentence; empty where it is reached. */
export function goalWords(state: GoalState, lang: Lang): string {
  if (state.is === 'reached') return '';
  const sentence = WORDS[lang][state.why];
  return state.note ? `${sentence} (${state.note})` : sentence;
}

const WORDS: Bilingual<Readonly<Record<GoalCode, string>>> = {
  en: {
    unread: 'The cluster did not show whether the change has worked.',
    gone: 'The object no longer exists.',
    'other-revision': 'The rollout has moved on to another revision.',
    'not-aborted': 'The release is no longer aborted.',
    'not-observed': 'The controller has not acted on the change yet.',
    'order-unseen':
      'The controller has not acted on the abort yet. If this does not change, it missed the abort while it wrote the status itself. Any change of the object makes it look again.',
    'no-pods': 'There are no pods of the new revision yet.',
    'not-available': 'Not all pods are ready yet.',
    young:
      'The new pods are ready. Waiting until they have run longer than the last run before the change.',
    'same-step': 'The release is still at the same step.',
    'invalid-spec': 'The controller rejects the spec.',
    restarts: 'Not all pods have restarted yet.',
    aborted: 'The release was aborted.',
    deadline: 'The progress deadline has passed.',
    runs: 'The Job has not ended yet.',
    'job-failed': 'The Job has failed.',
  },
  ko: {
    unread: '변경의 효과가 나타났는지 클러스터에서 읽지 못했습니다.',
    gone: '객체가 더 이상 없습니다.',
    'other-revision': '롤아웃이 다른 리비전으로 넘어갔습니다.',
    'not-aborted': '릴리스가 더 이상 중단 상태가 아닙니다.',
    'not-observed': '컨트롤러가 아직 변경을 처리하지 않았습니다.',
    'order-unseen':
      '컨트롤러가 아직 중단을 처리하지 않았습니다. 계속 그렇다면 상태를 쓰는 사이에 중단 요청을 놓친 것입니다. 객체를 한 번 바꾸면 다시 확인합니다.',
    'no-pods': '새 리비전의 파드가 아직 없습니다.',
    'not-available': '아직 모든 파드가 준비되지 않았습니다.',
    young: '새 파드가 준비되었습니다. 변경 전 마지막 실행보다 오래 실행되는지 기다리는 중입니다.',
    'same-step': '릴리스가 아직 같은 단계에 있습니다.',
    'invalid-spec': '컨트롤러가 spec을 거부했습니다.',
    restarts: '아직 모든 파드가 재시작되지 않았습니다.',
    aborted: '릴리스가 중단되었습니다.',
    deadline: '진행 기한이 지났습니다.',
    runs: 'Job이 아직 끝나지 않았습니다.',
    'job-failed': 'Job이 실패했습니다.',
  },
};
