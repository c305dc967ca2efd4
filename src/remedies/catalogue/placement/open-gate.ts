import type { Remedy } from '../../../domain/remedy.ts';
import { valueAt } from '../../value-at.ts';

type Params = Readonly<{ gate: string; by?: string }>;

/** Sends to whoever holds the pod back: a gate that is opened by hand goes past their queue. */
export const openGate: Remedy<Params> = {
  id: 'placement/open-gate',
  answers: ['scheduling/gated'],
  isWordsOnly: true,

  *propose({ params }) {
    const [gate, by] = [valueAt(params, '/gates/0'), valueAt(params, '/by')];
    if (typeof gate !== 'string') return;
    const found = { gate, ...(typeof by === 'string' && { by }) };
    yield { kind: 'manual', risk: 'none', params: found };
  },

  inWords({ gate, by }, lang) {
    const owner = by ?? `\`${gate.split('/')[0]}\``;
    return {
      en: {
        title: `Let ${owner} open the gate`,
        text: `Look whether the controller of \`${gate}\` runs, and what it waits for (its queue, quota or log). Removing the gate by hand goes past it; a gate that nobody owns any more may be removed from spec.schedulingGates.`,
        undo: 'A removed gate cannot be put back on the same pod.',
      },
      ko: {
        title: `${owner} 쪽에서 게이트를 열도록 확인`,
        text: `\`${gate}\` 게이트를 관리하는 컨트롤러가 실행 중인지, 무엇을 기다리는지(대기열, 할당량, 로그) 확인하십시오. 직접 제거하면 그 절차를 건너뛰게 됩니다. 관리하는 것이 더 이상 없을 때만 spec.schedulingGates 필드에서 제거하십시오.`,
        undo: '제거한 게이트는 같은 파드에 다시 넣을 수 없습니다.',
      },
    }[lang];
  },
};
