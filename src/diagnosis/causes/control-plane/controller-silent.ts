import { isA, isOfKind, kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { SIZED, type Sized } from '../../../world/readings/workloads/sizes.ts';
import { harmOf } from '../../signs/harm.ts';
import { holdingOf } from '../../signs/nodes/leases.ts';
import { unseenSpec } from '../../signs/workloads/unseen-spec.ts';

type SizedKind = (typeof SIZED)[number];
/** `program` is the one that runs the controller of this kind; `due` is when a CronJob should have run. */
type Silent = Readonly<{
  program: 'kube-controller-manager' | 'argo-rollouts';
  of: string;
  generation?: number;
  due?: string;
  observed?: number; // the last generation that it has seen; none where it has never looked
  lease: 'renewed' | 'given-up' | 'unknown';
}>;

/** One controller manager serves the whole cluster: what it does not do is one finding for all. */
const LEASE: Ref = {
  kind: 'coordination.k8s.io/Lease',
  namespace: 'kube-system',
  name: 'kube-controller-manager',
};

/** A controller that works writes what it has seen within seconds. */
const NORMAL_MS = 60_000;

/** The controller of a workload has not looked at its present spec. */
const symptom: SymptomFinder<SizedKind> = {
  kind: 'spec-unseen',
  of: SIZED,

  *find(workload, world) {
    const unseen = unseenSpec(workload);
    if (!unseen || isWithin(NORMAL_MS, unseen.since, world.now)) return;

    const on = refTo(kindOf(workload), workload);
    const { since, generation } = unseen;
    yield {
      kind: 'spec-unseen',
      on,
      reason: 'NotObserved',
      evidence: {
        source: 'field',
        on,
        path: '/metadata/generation',
        quote: `${generation}`,
        at: since,
      },
      since,
      hurts: harmOf(on, world),
    };
  },
};

/** Nothing is made of an object's spec because the program that runs its controller does not work. */
export const controllerSilent: Cause<Silent, SizedKind | 'batch/CronJob'> = {
  id: 'control-plane/controller-silent',
  of: [...SIZED, 'batch/CronJob'],
  explains: ['spec-unseen', 'replicas-missing', 'cron-job-late'],
  symptom,
  refines: ['workload/waits-for-pods', 'cron-job/missed'],

  *explain({ on, evidence, since: due }, world, object) {
    const isCronJob = isOfKind('batch/CronJob', object);
    const unseen = isCronJob ? undefined : undoneOf(object as Sized, world); // by `of`
    if (!unseen && !isCronJob) return;

    const isRollout = isA('argoproj.io/Rollout', on);
    const program = isRollout ? 'argo-rollouts' : 'kube-controller-manager';
    // The Lease of Argo Rollouts lies in the namespace where it is installed, which is anybody's choice.
    const holding = isRollout ? { is: 'unknown' as const } : holdingOf(program, world);
    const isDown = holding.is === 'given-up';
    const undone = unseen ?? (isDown && due && { due });
    if (!undone) return;

    const observed = 'observed' in undone ? undone.observed : undefined;
    const seen: Evidence[] = observed
      ? [{ source: 'field', on, path: '/status/observedGeneration', quote: `${observed}` }]
      : [];
    yield {
      subject: isDown ? LEASE : on,
      params: { program, of: on.name, lease: holding.is, ...undone },
      evidence: [evidence, ...seen, ...(holding.evidence ? [holding.evidence] : [])],
      strength: isDown ? 'entails' : 'fits',
      restsOn: [on],
    };
  },

  text: {
    en(_, { program, of, generation, due, observed, lease }) {
      const why = {
        'given-up': 'It is down: it has stopped renewing its Lease.',
        renewed:
          'It renews its Lease, so it hangs, is far behind, or fails at this object again and again.',
        unknown: 'It is not running, hangs, or is far behind.',
      }[lease];
      const seen = observed ? `generation ${observed} of ${generation}` : 'none of it';
      return {
        title: `\`${of}\`: its controller (${program}) does not react`,
        sentence: `${
          due
            ? `CronJob \`${of}\` was due at ${due} and did not run: ${program} does not start it.`
            : `Nothing has been made of the present spec of \`${of}\`: ${program} has seen ${seen}.`
        } ${why}`,
        state: 'controller silent',
        so: 'What runs goes on running. Nothing is created, replaced or scaled until it works again.',
      };
    },
    ko(_, { program, of, generation, due, observed, lease }) {
      const why = {
        'given-up': '프로그램이 멈췄습니다. Lease 갱신이 중단되었습니다.',
        renewed: 'Lease는 갱신하므로 멈춰 있거나 많이 밀렸거나 이 객체에서 계속 실패하는 것입니다.',
        unknown: '실행되지 않거나 멈춰 있거나 많이 밀린 것입니다.',
      }[lease];
      const seen = observed
        ? `${generation}번 중 ${observed}번 generation까지만 보았습니다`
        : '한 번도 보지 않았습니다';
      return {
        title: `\`${of}\`: 컨트롤러(${program})가 반응하지 않습니다`,
        sentence: `${
          due
            ? `CronJob \`${of}\` 객체가 ${due} 예정이었으나 실행되지 않았습니다. ${program} 프로그램이 시작하지 않습니다.`
            : `\`${of}\` 객체의 현재 spec이 아직 반영되지 않았습니다. ${program} 프로그램이 ${seen}.`
        } ${why}`,
        state: '컨트롤러 무응답',
        so: '실행 중인 것은 그대로입니다. 다시 동작할 때까지 새로 만들거나 바꾸거나 늘리지 않습니다.',
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Start the controller again',
      text: `Whoever runs the control plane looks at the controller behind \`${name}\`: its pod, its log and its Lease.`,
    }),
    ko: ({ name }) => ({
      title: '컨트롤러를 다시 시작',
      text: `컨트롤 플레인 담당자가 \`${name}\` 쪽 컨트롤러의 파드, 로그, Lease를 확인합니다.`,
    }),
    command: () => 'kubectl -n kube-system get pods,leases',
  },
};

/** How far behind the controller of a workload is; undefined where it is not, or may only just be. */
function undoneOf(
  workload: Sized,
  { now }: World,
): Pick<Silent, 'generation' | 'observed'> | undefined {
  const unseen = unseenSpec(workload);
  if (!unseen || isWithin(NORMAL_MS, unseen.since, now)) return undefined;
  const { generation, observed } = unseen;
  return { generation, ...(observed && { observed }) };
}
