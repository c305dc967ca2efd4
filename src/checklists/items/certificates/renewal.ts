import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { partOf, textIn } from '../../../readings/reports/fields.ts';
import { isWithin } from '../../../readings/time.ts';
import { timeWord } from '../../../text/time-word.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';

/** A renewal that works takes minutes. */
const GRACE_MS = 60 * 60_000;

/** A certificate of cert-manager has not ended, and was renewed when that was due. */
export const renewal: ChecklistItem<'cert-manager.io/Certificate'> = {
  id: 'certificates/renewal',
  title: {
    en: 'Certificates are valid and were renewed when due',
    ko: '인증서가 유효하고 제때 갱신되었습니다',
  },
  of: ['cert-manager.io/Certificate'],

  *look(certificate, { now }): Iterable<Mark> {
    const status = partOf(certificate, 'status');
    const end = textIn(status, 'notAfter');
    const due = textIn(status, 'renewalTime');
    const command = askWhy(refTo('cert-manager.io/Certificate', certificate));
    if (!end) return yield { is: 'not-checked', says: NONE, command };
    if (Date.parse(end) <= Date.parse(now))
      return yield { is: 'fail', hurts: 'users', says: said(ENDED, end), command };
    if (due && Date.parse(due) <= Date.parse(now) && !isWithin(GRACE_MS, due, now))
      return yield { is: 'fail', hurts: 'progress', says: said(LATE, due, end), command };
    yield { is: 'pass', says: said(VALID, end) };
  },
};

const ENDED: Text<[end: string]> = {
  en: (end) => `It ended at ${timeWord(end)}: clients refuse it.`,
  ko: (end) => `${timeWord(end)}에 만료되어 클라이언트가 거부합니다.`,
};
const LATE: Text<[due: string, end: string]> = {
  en: (due, end) =>
    `It was to be renewed at ${timeWord(due)} and was not; it ends at ${timeWord(end)}.`,
  ko: (due, end) =>
    `${timeWord(due)}에 갱신되어야 했지만 갱신되지 않았습니다. ${timeWord(end)}에 만료됩니다.`,
};
const VALID: Text<[end: string]> = {
  en: (end) => `Valid until ${timeWord(end)}.`,
  ko: (end) => `${timeWord(end)}까지 유효합니다.`,
};
const NONE = { en: 'It does not say when it ends.', ko: '만료 시각이 나와 있지 않습니다.' };
