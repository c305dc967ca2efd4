import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import { plural } from '../../text/plural.ts';
import type { ReadyPods } from '../goal/goal-state.ts';

/**
 * What a change has come to: how many pods are ready, where that was its goal, and whether its cause is gone. Where the run before
 * lasted longer than anybody waits, that is said.
 */
export function doneWords(
  { ready, lived }: Reached,
  isCauseGone: boolean,
  lang: Lang,
): string | undefined {
  const { pods = 0, of = 'new' } = ready ?? {};
  if (pods === 0) return isCauseGone ? CAUSE_GONE[lang] : undefined;
  const end = isCauseGone ? AND_GONE[lang] : '';
  const done = {
    en: `Done: ${pods} of ${pods} ${KINDS_EN[of]}${plural(pods, 'pod')} ready${end}.`,
    ko: `완료: ${KINDS_KO[of]} ${pods}개 중 ${pods}개가 준비되었${end || '습니다'}.`,
  }[lang];
  return lived === undefined ? done : `${done} ${mayComeBack[lang](lived)}`;
}

type Reached = Readonly<{ ready?: ReadyPods; lived?: number }>;

const KINDS_EN = { new: 'new ', stable: 'stable ', all: '' };
const KINDS_KO = { new: '새 파드', stable: '안정 버전 파드', all: '파드' };

const mayComeBack: Text<[seconds: number]> = {
  en: (seconds) =>
    `The last run before the change failed after ${lasted(seconds).en}, so it is too early to be sure.`,
  ko: (seconds) =>
    `변경 전 마지막 실행은 ${lasted(seconds).ko} 만에 실패했으므로 확신하기에는 이릅니다.`,
};

function lasted(seconds: number): Bilingual {
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return { en: `${minutes} min`, ko: `${minutes}분` };
  const hours = Math.round(minutes / 60);
  return { en: `${hours} h`, ko: `${hours}시간` };
}

const CAUSE_GONE = { en: 'Done: the cause is gone.', ko: '완료: 원인이 사라졌습니다.' };
const AND_GONE = { en: ', and the cause is gone', ko: '고 원인이 사라졌습니다' };
