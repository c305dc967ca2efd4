import type { Lang } from '../../domain/lang.ts';
import type { Risk } from '../../domain/plan.ts';
import type { Said } from './said.ts';

/** What carrying out a fix may cost. */
export const riskWords: Readonly<Record<Risk, Said>> = {
  none: { en: 'risk: none', ko: '위험: 없음' },
  restart: { en: 'risk: pods restart', ko: '위험: 파드 재시작' },
  downtime: { en: 'risk: short downtime', ko: '위험: 잠시 서비스 중단' },
  data: { en: 'risk: data may be lost', ko: '위험: 데이터 손실 가능' },
};

/** A fix that a person carries out: what it may cost is not known before. */
const byHand: Said = { en: 'by hand', ko: '직접 수행' };

/** What is said of a fix's cost; that of a change by hand is known only where the remedy names one. */
export function costOf({ kind, risk }: Readonly<{ kind: string; risk: Risk }>, lang: Lang): string {
  if (kind !== 'manual') return riskWords[risk][lang];
  return risk === 'none' ? byHand[lang] : `${byHand[lang]} · ${riskWords[risk][lang]}`;
}
