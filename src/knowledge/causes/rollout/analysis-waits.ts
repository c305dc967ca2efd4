import { refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToController } from '../../../readings/edges/pod-to-controller.ts';
import { rolloutToAnalysisRun } from '../../../readings/edges/rollout-to-analysis-run.ts';
import { isHeldUp } from '../../../readings/pods/pods.ts';
import { ownedBy } from '../../../readings/workloads/owned-by.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { fieldSymptom } from '../../field-symptom.ts';

type AnalysisRun = Resource<'argoproj.io/AnalysisRun'>;
type AnalysisWaits = Readonly<{ rollout: string; job: string; pod: string }>;

const UNDER_WAY = ['Pending', 'Running'];

/** An analysis by which an update goes measures by a Job, and that does not come to run. */
const symptom: SymptomFinder<'argoproj.io/AnalysisRun'> = fieldSymptom(
  'analysis-waits',
  ['argoproj.io/AnalysisRun'],
  'progress',
  (run, world) => {
    const { phase = '' } = run.status ?? {};
    if (!waiting(run, world)) return undefined;

    return { path: '/status/phase', quote: phase, reason: phase };
  },
);

/** An update waits for an analysis whose Job is held up: it goes neither on nor back by itself. */
export const analysisWaits: Cause<AnalysisWaits, 'argoproj.io/AnalysisRun'> = {
  id: 'rollout/analysis-waits',
  of: ['argoproj.io/AnalysisRun'],
  explains: ['analysis-waits'],
  symptom,

  *explain({ on, evidence }, world, run) {
    const found = waiting(run, world);
    if (!found) return;
    const { rollout, job, pod } = found;
    yield {
      subject: on,
      params: { rollout: rollout.name, job: job.name, pod: pod.name },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on, job, pod],
      because: { at: pod, edge: podToController.id },
    };
  },

  text: {
    en: ({ name }, { rollout, job, pod }) => ({
      title: `Analysis \`${name}\` waits for its Job`,
      sentence: `The update of Rollout \`${rollout}\` waits for analysis \`${name}\`, which measures by Job \`${job}\`, and pod \`${pod}\` of that does not come to run.`,
      so: 'As long as the analysis has no result, its update goes neither on nor back by itself.',
      state: 'analysis waits',
    }),
    ko: ({ name }, { rollout, job, pod }) => ({
      title: `\`${name}\` 분석이 Job을 기다립니다`,
      sentence: `Rollout \`${rollout}\` 객체의 업데이트가 \`${name}\` 분석을 기다리는데, 측정에 쓰는 Job \`${job}\` 객체의 \`${pod}\` 파드가 실행되지 못하고 있습니다.`,
      so: '분석 결과가 없는 동안 업데이트는 저절로 진행되지도 되돌아가지도 않습니다.',
      state: '분석 대기',
    }),
  },
};

/** The pod for which a run waits, with its Job and the Rollout that goes by it. */
function waiting(
  run: AnalysisRun,
  world: World,
): Readonly<Record<'rollout' | 'job' | 'pod', Ref>> | undefined {
  const on = refTo('argoproj.io/AnalysisRun', run);
  const measures = run.spec?.metrics?.some(({ provider = {} }) => 'job' in provider);
  if (!measures || !UNDER_WAY.includes(run.status?.phase ?? '')) return undefined;
  const [judged] = world.followBack(rolloutToAnalysisRun, on).items;
  const jobs = ownedBy(on, 'batch/Job', world); // listed in the same round: the way to the pod takes all others
  for (const job of judged ? jobs : []) {
    const pod = podsOf(job, world).pods.find((one) => isHeldUp(one, world.now));
    if (judged && pod) return { rollout: judged.from, job, pod: refTo('Pod', pod) };
  }
  return undefined;
}
