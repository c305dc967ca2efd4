import type { ChecklistItem } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import { spreadSelectsNothing } from '../../../knowledge/remarks/spread-selects-nothing.ts';
import { bilingual } from '../../../text/bilingual.ts';
import { REPLICATED } from '../../kinds.ts';

/** A spread rule has a labelSelector: without one it counts no pods, and spreads none. */
export const spreadRuleCounts: ChecklistItem<(typeof REPLICATED)[number]> = {
  id: 'rollouts/spread-rule-counts',
  title: {
    en: 'Spread rules count the pods that they are to spread',
    ko: '분산 규칙이 분산할 파드를 셉니다',
  },
  of: REPLICATED,

  *look(workload, world) {
    const on = refTo(kindOf(workload), workload);
    const rules = workload.spec?.template?.spec?.topologySpreadConstraints ?? [];
    if (rules.length === 0) return;
    const [idle] = spreadSelectsNothing.remark?.(workload, world) ?? [];
    if (!idle) return yield { is: 'pass' };
    const says = bilingual((lang) => spreadSelectsNothing.text[lang](on, idle));
    yield { is: 'fail', hurts: 'redundancy', says };
  },
};
