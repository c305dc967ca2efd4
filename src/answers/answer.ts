import type { Answer } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import type { Cause } from '../domain/model.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { Offer } from '../fixes/offers/plans.ts';
import { remarkInWords } from '../knowledge/remarks/index.ts';
import { present } from '../text/present.ts';
import { toAnswerFinding } from './answer-finding.ts';
import { answerHead } from './answer-head.ts';
import { failedRules } from './failed-rules.ts';
import { notCheckedOf } from './not-checked.ts';
import { summaryOf } from './summary.ts';
import { toNamed } from './to-named.ts';
import { codeWords } from './words/codes.ts';

/** Puts a verdict and its offers into words: the same verdict gives the same bytes, whenever asked. */
export function toAnswer(
  verdict: Verdict,
  offers: readonly Offer[],
  { lang, cluster, causes }: Readonly<{ lang: Lang; cluster: string; causes: readonly Cause[] }>,
): Answer {
  const crashes = [...verdict.crashes];
  const { findings: found, symptoms } = verdict;
  const context = { lang, causes, offers, findings: found, symptoms, crashes };
  const findings = found.map((finding) => toAnswerFinding(finding, context));
  const notChecked = notCheckedOf({ ...verdict, crashes }, lang);
  return {
    ...answerHead(lang),
    target: { ...toNamed(verdict.target), cluster },
    state: verdict.state,
    summary: [
      summaryOf(verdict, findings, notChecked, lang),
      ...verdict.remarks.flatMap((remark) => remarkInWords(remark, lang) ?? []),
    ].join(' '),
    ...failedRules(crashes, lang),
    findings,
    symptoms: symptoms.map(({ key, kind, on, part, reason, since, until, normalFor, hurts }) => ({
      key,
      kind,
      object: toNamed(on),
      ...present({ part }),
      reason,
      ...present({ since, until }),
      ...(normalFor !== undefined && { normalFor }),
      hurts,
    })),
    ruledOut: verdict.ruledOut.map(({ id, because }) => ({
      id,
      because: codeWords(because, lang),
    })),
    notChecked,
  };
}
