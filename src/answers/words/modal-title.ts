import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { Plan } from '../../domain/plan.ts';
import { tableOf } from '../../text/table-of.ts';

/** What the modal is called in which a plan is reviewed: what it would do. Slack takes 24 characters. */
export function modalTitle(
  { remedy, goal, changes: [{ do: how, beside }] }: Plan,
  lang: Lang,
): string {
  if (goal.is === 'undone') return undoTitle[lang];
  if (how === 'propose') return PROPOSE[lang];
  if (beside) return LIVE[lang];
  return (BY_REMEDY[remedy] ?? FIX)[lang];
}

/** The same of an undo, before its plan is known. */
export const undoTitle: Bilingual = { en: 'Undo the change', ko: '변경 되돌리기' };

const FIX: Bilingual = { en: 'Review fix', ko: '해결책 검토' };
const PROPOSE: Bilingual = { en: 'Open a pull request', ko: '풀 리퀘스트 열기' };
const LIVE: Bilingual = { en: 'Change it live', ko: '직접 변경' };
/** Fixes that are better known by what they do. */
const BY_REMEDY: Readonly<Partial<Record<string, Bilingual>>> = tableOf({
  'rollout/abort': { en: 'Abort the rollout', ko: '롤아웃 중단' },
  'rollout/promote': { en: 'Promote the rollout', ko: '롤아웃 승격' },
  'rollout/promote-full': { en: 'Promote to the end', ko: '롤아웃 전체 승격' },
  'rollout/pause': { en: 'Pause the rollout', ko: '롤아웃 일시 중지' },
  'rollout/resume': { en: 'Resume the rollout', ko: '롤아웃 재개' },
  'rollout/retry': { en: 'Retry the rollout', ko: '롤아웃 재시도' },
  'rollout/roll-back': { en: 'Roll back', ko: '롤백' },
  'rollout/end-analysis': { en: 'End the analysis', ko: '분석 종료' },
  'workload/restart': { en: 'Restart the pods', ko: '파드 재시작' },
  'workload/scale-up': { en: 'Scale up', ko: '스케일 업' },
  'workload/fewer-replicas': { en: 'Scale down', ko: '스케일 다운' },
  'pod/evict': { en: 'Evict the pod', ko: '파드 축출' },
});
