import { codeWords } from '../../answers/words/codes.ts';
import { wordings } from '../../answers/words/slack.ts';
import { standstillText } from '../../approvals/standstill.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Objection } from '../../incident/may/objection.ts';

/** Says why somebody may not do what they want. */
export function objectionText(why: Objection, lang: Lang): string {
  const words = wordings[lang];
  switch (why.code) {
    case 'unknown-incident':
      return words.unknownIncident;
    case 'unknown-plan':
      return words.unknownPlan;
    case 'forged':
      return words.modal.forged;
    case 'not-here':
      return words.notHere;
    case 'not-shown':
      return words.notShown;
    case 'under-way':
      return words.underWay;
    case 'not-yours':
      return words.notYours;
    case 'standstill':
      return standstillText(why.standstill, lang);
    case 'barred':
      return why.text;
    case 'no-right':
      return why.right.note ?? codeWords(why.right.why, lang);
  }
}
