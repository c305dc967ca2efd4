import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';

type Gated = Readonly<{ gates: readonly string[]; by?: string }>;

/** Who removes gates, by their prefix; others are named for their owner's domain. */
const OWNERS: Readonly<Record<string, string>> = {
  'kueue.x-k8s.io': 'Kueue',
  'multiarch.openshift.io': 'the Multiarch Tuning Operator',
  'scheduling.sigs.k8s.io': 'the coscheduling plugin',
};

/** A pod waits for a controller to remove its scheduling gates. */
export const gated: Cause<Gated> = {
  id: 'scheduling/gated',
  explains: ['pod-gated'],

  *explain({ on, evidence }, world) {
    const fact = isA('Pod', on) && world.get(on);
    if (!fact || fact.is !== 'known') return;
    const gates = (fact.value.spec?.schedulingGates ?? []).map(({ name }) => name);
    const by = gates.map((gate) => OWNERS[gate.split('/')[0] ?? '']).find(Boolean);
    yield {
      subject: on,
      params: { gates, ...(by && { by }) },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { gates, by }) => ({
      title: `\`${name}\`: held back by ${gates.length === 1 ? 'a scheduling gate' : `${gates.length} scheduling gates`}`,
      sentence: `\`${name}\` has the scheduling gate \`${gates.join('`, `')}\`, so no scheduler looks at it (SchedulingGated) until ${by ?? 'the controller that owns the gate'} removes it.`,
      so: `Nodes and resources play no part yet: ask ${by ?? `the controller of \`${gates[0]?.split('/')[0]}\``} what it waits for.`,
    }),
    ko: ({ name }, { gates, by }) => ({
      title: `\`${name}\`: 스케줄링 게이트 ${gates.length}개가 막고 있습니다`,
      sentence: `\`${name}\` 파드에 스케줄링 게이트 \`${gates.join('`, `')}\` 설정이 있어, ${by ?? '게이트를 관리하는 컨트롤러'} 쪽에서 제거할 때까지 스케줄러가 보지 않습니다(SchedulingGated).`,
      so: `아직 노드나 자원의 문제가 아닙니다. ${by ?? `\`${gates[0]?.split('/')[0]}\` 컨트롤러`} 쪽에서 무엇을 기다리는지 확인하십시오.`,
    }),
  },
};
