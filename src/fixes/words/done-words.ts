import type { Lang } from '../../domain/lang.ts';
import { plural } from '../../text/plural.ts';
import type { ReadyPods } from '../goal/goal-state.ts';

/** What a change has come to: how many pods are ready, where that was its goal, and whether its cause is gone. */
export function doneWords(
  ready: ReadyPods | undefined,
  isCauseGone: boolean,
  lang: Lang,
): string | undefined {
  const { pods = 0, of = 'new' } = ready ?? {};
  if (pods === 0) return isCauseGone ? CAUSE_GONE[lang] : undefined;
  const end = isCauseGone ? AND_GONE[lang] : '';
  return {
    en: `Done: ${pods} of ${pods} ${of} ${plural(pods, 'pod')} ready${end}.`,
    ko: `완료: ${of === 'new' ? '새 파드' : '안정 버전 파드'} ${pods}개 중 ${pods}개가 준비되었${end || '습니다'}.`,
  }[lang];
}

const CAUSE_GONE = { en: 'Done: the cause is gone.', ko: '완료: 원인이 사라졌습니다.' };
const AND_GONE = { en: ', and the cause is gone', ko: '고 원인이 사라졌습니다' };
