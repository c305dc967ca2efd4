import { standstillText } from '../../approvals/standstill.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Standstill } from '../../domain/standstill.ts';
import { sentence } from './text.ts';

/** Why nothing may be changed now, on a line. */
export function standstillLine(standstill: Standstill, lang: Lang): string {
  return `❄️ ${sentence(standstillText(standstill, lang), 600)}`;
}
