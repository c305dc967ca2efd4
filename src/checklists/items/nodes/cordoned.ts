import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import { isWithin } from '../../../readings/time.ts';
import { shell } from '../../../text/shell.ts';
import { timeWord } from '../../../text/time-word.ts';
import { said } from '../../said.ts';

/** Maintenance of a node is over within a day. */
const DAY_MS = 24 * 60 * 60_000;
const CORDON = 'node.kubernetes.io/unschedulable';

/** No node has been left cordoned after its maintenance. */
export const cordoned: ChecklistItem<'Node'> = {
  id: 'nodes/cordoned',
  title: { en: 'No node was left cordoned', ko: 'cordon 상태로 방치된 노드가 없습니다' },
  of: ['Node'],

  *look({ metadata, spec }, { now }): Iterable<Mark> {
    if (!spec?.unschedulable) return yield { is: 'pass' };
    const since = spec.taints?.find(({ key }) => key === CORDON)?.timeAdded;
    if (isWithin(DAY_MS, since, now)) return yield { is: 'pass', says: said(NEW, since ?? '') };
    const command = shell`kubectl uncordon ${metadata?.name ?? ''}`;
    if (!since) return yield { is: 'not-checked', says: UNDATED, command };
    yield { is: 'fail', hurts: 'redundancy', says: said(OLD, since), command };
  },
};

const NEW: Text<[since: string]> = {
  en: (since) => `It is cordoned since ${timeWord(since)}, for less than a day.`,
  ko: (since) => `${timeWord(since)}부터 cordon 상태입니다(하루 미만).`,
};
const OLD: Text<[since: string]> = {
  en: (since) => `It is cordoned since ${timeWord(since)}: new pods are kept off it.`,
  ko: (since) => `${timeWord(since)}부터 cordon 상태라 새 파드가 배치되지 않습니다.`,
};
const UNDATED = {
  en: 'It is cordoned, since when it does not say.',
  ko: 'cordon 상태이며, 언제부터인지는 나와 있지 않습니다.',
};
