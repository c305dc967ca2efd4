import { refTo } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
import { rolloutToAnalysisRun } from '../../../readings/edges/rollout-to-analysis-run.ts';
import { rolloutAction } from '../../change/rollout-action.ts';
import type { RolloutState } from '../../change/rollout-state.ts';

type EndAnalysis = Readonly<{ run: string }>;

/** Ends an analysis that runs: what has not failed by then counts as passed (analysis.go, assessMetricStatus). */
export const endAnalysis: Remedy<EndAnalysis> = rolloutAction<EndAnalysis>({
  id: 'rollout/end-analysis',
  guards: ['/status/phase'],

  order(at) {
    const run = at.isUnfinished && !at.isAborted && at.fresh === 'ready' && runningOf(at);
    const { uid } = (run && run.metadata) || {};
    if (!run || !uid) return undefined;
    const on = { ...refTo('argoproj.io/AnalysisRun', run), uid };
    return {
      part: 'spec',
      fields: { terminate: true },
      of: { on, object: run },
      goal: { is: 'in-place', on },
      params: { run: on.name },
    };
  },
  undo: 'judged',
  text: {
    en: ({ name, run }) => ({
      title: 'End the analysis',
      short: 'What has not failed by now counts as passed, and the update goes on.',
      text: `Ends analysis \`${run}\` of \`${name}\` before its time: each metric that has not failed by now counts as passed, and the update goes on without further judgement of this step.`,
      undo: 'None: an analysis that has ended does not run again. Abort takes the release back.',
    }),
    ko: ({ name, run }) => ({
      title: '분석 끝내기',
      short: '지금까지 실패하지 않은 지표는 통과로 처리되고 업데이트가 계속됩니다.',
      text: `\`${name}\` 롤아웃의 분석 \`${run}\` 실행을 먼저 끝냅니다. 지금까지 실패하지 않은 지표는 통과로 처리되고, 이 단계의 판정 없이 업데이트가 계속됩니다.`,
      undo: '없음: 끝난 분석은 다시 실행되지 않습니다. 중단하면 릴리스를 되돌립니다.',
    }),
  },
});

function runningOf({ on, world }: RolloutState): Resource<'argoproj.io/AnalysisRun'> | undefined {
  return world
    .follow(rolloutToAnalysisRun, on)
    .items.map(({ to }) => world.get({ ...to, kind: 'argoproj.io/AnalysisRun' as const }))
    .flatMap((fact) => (fact.is === 'known' ? [fact.value] : []))
    .find(({ spec, status }) => status?.phase === 'Running' && !spec?.terminate);
}
