import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import type { Impact, Risk } from '../../domain/plan.ts';
import { counted } from '../../text/counted.ts';

/** What carrying out a fix may cost. */
const riskWords: Readonly<Record<Risk, Bilingual>> = {
  none: { en: 'risk: none', ko: '위험: 없음' },
  restart: { en: 'risk: pods restart', ko: '위험: 파드 재시작' },
  downtime: { en: 'risk: short downtime', ko: '위험: 잠시 서비스 중단' },
  data: { en: 'risk: data may be lost', ko: '위험: 데이터 손실 가능' },
};

/** A fix that a person carries out: what it may cost is not known before. */
const byHand: Bilingual = { en: 'by hand', ko: '직접 수행' };

/** How many pods are replaced, and how many serve meanwhile. */
const impactWords: Text<[restarts: number, serving: number]> = {
  en: (restarts, serving) =>
    `${restarts === 1 ? '1 pod restarts' : `${restarts} pods restart`}, ${serving === 0 ? 'none serves' : `${counted(serving, 'serves', 'serve')}`} meanwhile`,
  ko: (restarts, serving) =>
    `파드 ${restarts}개 재시작, 그동안 ${serving === 0 ? '서비스하는 파드 없음' : `${serving}개가 서비스`}`,
};

/** What is said of a fix's cost; that of a change by hand is known only where the remedy names one. */
export function costOf(
  { kind, risk, impact }: Readonly<{ kind: string; risk: Risk; impact?: Impact }>,
  lang: Lang,
): string {
  if (impact)
    return `${riskWords[risk][lang]} (${impactWords[lang](impact.restarts, impact.serving)})`;
  if (kind !== 'manual') return riskWords[risk][lang];
  return risk === 'none' ? byHand[lang] : `${byHand[lang]} · ${riskWords[risk][lang]}`;
}
