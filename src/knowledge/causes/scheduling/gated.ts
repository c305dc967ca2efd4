import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { harmOf } from '../../../readings/harm.ts';
import { isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { tableOf } from '../../../text/table-of.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type Gated = Readonly<{ gates: readonly string[]; by?: string }>;

/** Who removes gates, by their prefix; others are named for their owner's domain. */
const OWNERS: Readonly<Record<string, string>> = tableOf({
  'kueue.x-k8s.io': 'Kueue',
  'multiarch.openshift.io': 'the Multiarch Tuning Operator',
  'scheduling.sigs.k8s.io': 'the coscheduling plugin',
});

/** A controller that has no reason to hold a pod back lets it go within seconds. */
const NORMAL_MS = 10_000;

/** A pod is held back by scheduling gates: no scheduler looks at it until they are gone. */
const symptom: SymptomFinder<'Pod'> = {
  kind: 'pod-gated',
  of: ['Pod'],

  *find(pod, world) {
    const { metadata, spec, status } = pod;
    const [gate] = spec?.schedulingGates ?? [];
    const since = metadata?.creationTimestamp;
    if (!gate || metadata?.deletionTimestamp || status?.phase !== 'Pending') return;
    if (!since || isWithin(NORMAL_MS, since, world.now)) return;

    const on = refTo('Pod', pod);
    const reason = conditionOf(pod, 'PodScheduled')?.reason ?? 'SchedulingGated';
    yield {
      kind: 'pod-gated',
      on,
      reason,
      evidence: quotedField(on, '/spec/schedulingGates/0/name', gate.name),
      since,
      hurts: harmOf(on, world),
    };
  },
};

/** A pod waits for a controller to remove its scheduling gates. */
export const gated: Cause<Gated, 'Pod'> = {
  id: 'scheduling/gated',
  of: ['Pod'],
  explains: ['pod-gated'],
  symptom,

  *explain({ on, evidence }, _world, pod) {
    const gates = (pod.spec?.schedulingGates ?? []).map(({ name }) => name);
    const by = gates.map((gate) => OWNERS[gate.split('/')[0] ?? '']).find(Boolean);
    yield {
      subject: on,
      params: { gates, ...present({ by }) },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { gates, by }) => ({
      title: `\`${name}\`: held back by ${gates.length === 1 ? 'a scheduling gate' : `${gates.length} scheduling gates`}`,
      sentence: `\`${name}\` has the scheduling gate \`${gates.join('`, `')}\`, so no scheduler looks at it (SchedulingGated) until ${by ?? 'the controller that owns the gate'} removes it.`,
      so: `Nodes and resources play no part yet: ask ${by ?? `the controller of ${owner(gates[0] ?? '')}`} what it waits for.`,
    }),
    ko: ({ name }, { gates, by }) => ({
      title: `\`${name}\`: 스케줄링 게이트 ${gates.length}개가 막고 있습니다`,
      sentence: `\`${name}\` 파드에 스케줄링 게이트 \`${gates.join('`, `')}\` 설정이 있어, ${by ?? '게이트를 관리하는 컨트롤러'} 쪽에서 제거할 때까지 스케줄러가 보지 않습니다(SchedulingGated).`,
      so: `아직 노드나 자원의 문제가 아닙니다. ${by ?? `${owner(gates[0] ?? '')} 컨트롤러`} 쪽에서 무엇을 기다리는지 확인하십시오.`,
    }),
  },

  advice: {
    en: (_, { gates: [gate = ''], by = owner(gate) }) => ({
      title: `Let ${by} open the gate`,
      text: `Look whether the controller of \`${gate}\` runs, and what it waits for (its queue, quota or log). Removing the gate by hand goes past it; a gate that nobody owns any more may be removed from spec.schedulingGates.`,
      undo: 'A removed gate cannot be put back on the same pod.',
    }),
    ko: (_, { gates: [gate = ''], by = owner(gate) }) => ({
      title: `${by} 쪽에서 게이트를 열도록 확인`,
      text: `\`${gate}\` 게이트를 관리하는 컨트롤러가 실행 중인지, 무엇을 기다리는지(대기열, 할당량, 로그) 확인하십시오. 직접 제거하면 그 절차를 건너뛰게 됩니다. 관리하는 것이 더 이상 없을 때만 spec.schedulingGates 필드에서 제거하십시오.`,
      undo: '제거한 게이트는 같은 파드에 다시 넣을 수 없습니다.',
    }),
  },
};

function owner(gate: string): string {
  return `\`${gate.split('/')[0]}\``;
}
