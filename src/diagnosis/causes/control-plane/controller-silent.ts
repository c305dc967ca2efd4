import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { holdingOf } from '../../../world/readings/nodes/leases.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { SIZED, type Sized } from '../../../world/readings/workloads/sizes.ts';
import { unseenSpec } from '../../../world/readings/workloads/unseen-spec.ts';

/** `program` is the one that runs the controller of this kind. */
type Silent = Readonly<{
  program: 'kube-controller-manager' | 'argo-rollouts';
  generation: number;
  observed?: number; // the last generation that it has seen; none where it has never looked
  lease: 'renewed' | 'given-up' | 'unknown';
}>;

const NORMAL_MS = 60_000;

/** Nothing is made of a workload's spec because the program that runs its controller does not work. */
export const controllerSilent: Cause<Silent> = {
  id: 'control-plane/controller-silent',
  explains: ['spec-unseen', 'replicas-missing'],
  refines: ['workload/waits-for-pods'],

  *explain({ on, evidence }, world) {
    const workload = sizedAt(on, world);
    const unseen = workload && unseenSpec(workload);
    if (!unseen || isWithin(NORMAL_MS, unseen.since, world.now)) return;

    const isRollout = isA('argoproj.io/Rollout', on);
    const program = isRollout ? 'argo-rollouts' : 'kube-controller-manager';
    // The Lease of Argo Rollouts lies in the namespace where it is installed, which is anybody's choice.
    const holding = isRollout ? { is: 'unknown' as const } : holdingOf(program, world);
    const { generation, observed } = unseen;
    const seen: Evidence[] = observed
      ? [{ source: 'field', on, path: '/status/observedGeneration', quote: `${observed}` }]
      : [];
    yield {
      subject: on,
      params: { program, generation, lease: holding.is, ...(observed && { observed }) },
      evidence: [evidence, ...seen, ...(holding.evidence ? [holding.evidence] : [])],
      strength: holding.is === 'given-up' ? 'entails' : 'fits',
      restsOn: [on],
    };
  },

  text: {
    en({ name }, { program, generation, observed, lease }) {
      const why = {
        'given-up': 'It is down: it has stopped renewing its Lease.',
        renewed:
          'It renews its Lease, so it hangs, is far behind, or fails at this object again and again.',
        unknown: 'It is not running, hangs, or is far behind.',
      }[lease];
      return {
        title: `\`${name}\`: its controller (${program}) does not react`,
        sentence: `Nothing has been made of the present spec of \`${name}\`: ${program} has seen ${observed ? `generation ${observed} of ${generation}` : 'none of it'}. ${why}`,
        state: 'controller silent',
        so: 'What runs goes on running. Nothing is created, replaced or scaled until it works again.',
      };
    },
    ko({ name }, { program, generation, observed, lease }) {
      const why = {
        'given-up': '프로그램이 멈췄습니다. Lease 갱신이 중단되었습니다.',
        renewed: 'Lease는 갱신하므로 멈춰 있거나 많이 밀렸거나 이 객체에서 계속 실패하는 것입니다.',
        unknown: '실행되지 않거나 멈춰 있거나 많이 밀린 것입니다.',
      }[lease];
      return {
        title: `\`${name}\`: 컨트롤러(${program})가 반응하지 않습니다`,
        sentence: `\`${name}\` 객체의 현재 spec이 아직 반영되지 않았습니다. ${program} 프로그램이 ${observed ? `${generation}번 중 ${observed}번 generation까지만 보았습니다` : '한 번도 보지 않았습니다'}. ${why}`,
        state: '컨트롤러 무응답',
        so: '실행 중인 것은 그대로입니다. 다시 동작할 때까지 새로 만들거나 바꾸거나 늘리지 않습니다.',
      };
    },
  },
};

function sizedAt(on: Ref, world: World): Sized | undefined {
  if (!SIZED.some((kind) => kind === on.kind)) return undefined;
  const fact = world.get({ ...on, kind: on.kind as (typeof SIZED)[number] });
  return fact.is === 'known' ? fact.value : undefined;
}
