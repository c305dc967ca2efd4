import type { Cause, Evidence } from '../../../domain/model.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `state` is how the condition stands; nobody has written one that is absent. */
type Unmet = Readonly<{ gate: string; state: 'absent' | 'false'; said?: string; pod: string }>;

/** A pod whose containers are ready waits for a condition that something outside has to set. */
export const readinessGate: Cause<Unmet, 'Pod'> = {
  id: 'probe/readiness-gate',
  of: ['Pod'],
  explains: ['pod-not-ready'],

  *explain({ reason, evidence }, world, pod) {
    if (reason !== 'ReadinessGatesNotReady') return;
    const on = podRef(pod);
    const { readinessGates = [] } = pod.spec ?? {};
    for (const [index, { conditionType: gate }] of readinessGates.entries()) {
      const condition = conditionOf(pod, gate);
      if (condition?.status === 'True') continue;

      const asked: Evidence = quotedField(on, `/spec/readinessGates/${index}/conditionType`, gate);
      const said = condition?.message ?? condition?.reason;
      yield {
        ...accountableFor(on, world),
        params: {
          gate,
          state: condition ? 'false' : 'absent',
          pod: on.name,
          ...present({ said }),
        },
        evidence: [evidence, asked],
        strength: 'entails',
      };
    }
  },

  text: {
    en({ name }, { gate, state, said }) {
      return {
        title: `\`${name}\`: its pods wait for the readiness gate \`${gate}\``,
        sentence: `The containers of \`${name}\` are ready, but its pods are not: the readiness gate \`${gate}\` is unmet (ReadinessGatesNotReady). ${state === 'absent' ? 'No controller has set that condition.' : `Its controller set it to False${said ? `: “${said}”` : ''}.`}`,
        so:
          state === 'absent'
            ? 'Either the controller that is to set it does not run or does not know this pod, or the gate is a leftover.'
            : 'What that controller checks is not yet so.',
      };
    },
    ko({ name }, { gate, state, said }) {
      return {
        title: `\`${name}\`: 파드가 readiness gate \`${gate}\` 조건을 기다립니다`,
        sentence: `\`${name}\` 워크로드의 컨테이너는 준비되었지만 파드는 아닙니다. readiness gate \`${gate}\` 조건이 채워지지 않았습니다(ReadinessGatesNotReady). ${state === 'absent' ? '이 조건을 쓴 컨트롤러가 아직 없습니다.' : `컨트롤러가 False 값으로 두었습니다${said ? `: “${said}”` : ''}.`}`,
        so:
          state === 'absent'
            ? '이 조건을 써야 하는 컨트롤러가 실행되지 않거나 이 파드를 모르거나, 남아 있는 설정입니다.'
            : '그 컨트롤러가 확인하는 것이 아직 갖추어지지 않았습니다.',
      };
    },
  },

  advice: {
    choose: () => ({
      extra: [
        {
          en: {
            title: 'Or run the controller',
            text: 'The controller that sets the condition has to run and to know these pods.',
          },
          ko: {
            title: '또는 컨트롤러 실행',
            text: '그 조건을 쓰는 컨트롤러가 실행되어 이 파드를 알아야 합니다.',
          },
        },
      ],
      en: {
        title: 'Run the controller, or remove the gate',
        text: 'Where no controller is meant to set the condition, remove the entry from readinessGates of the pod template.',
      },
      ko: {
        title: '컨트롤러 실행 또는 gate 제거',
        text: '그 조건을 쓰는 컨트롤러가 없어도 된다면 파드 템플릿의 readinessGates 항목을 지우십시오.',
      },
    }),
  },
};
