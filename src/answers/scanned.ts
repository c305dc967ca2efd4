import type { AnswerTrouble, ScanAnswer } from '../domain/answer.ts';
import type { Audience } from '../domain/audience.ts';
import { gapKind } from '../domain/gap-kind.ts';
import type { Lang } from '../domain/lang.ts';
import type { Cause } from '../domain/model.ts';
import type { Scan } from '../domain/verdict.ts';
import { rules } from '../knowledge/rules.ts';
import { present } from '../text/present.ts';
import { answerHead } from './answer-head.ts';
import { toAnswer } from './answer.ts';
import { type Deps, theEngine } from './engine.ts';
import { failedRules } from './failed-rules.ts';
import { notCheckedOf } from './not-checked.ts';
import { notShown } from './not-shown.ts';
import { shownPart } from './shown-part.ts';
import { toNamed } from './to-named.ts';
import { hiddenTroubles } from './words/errors.ts';
import { unreadNext } from './words/not-read.ts';
import { scanWords } from './words/scan-words.ts';

/** Says all that is wrong in a namespace, or everywhere. Throws ClusterUnreachable and UnknownNamespace. */
export async function scanned(
  namespace: string | undefined,
  { engine = theEngine, loader, cluster, lang, audience }: Deps & Readonly<{ lang: Lang }>,
): Promise<ScanAnswer> {
  const all = await engine.scan(namespace, loader, rules);
  const scan = audience ? await shownScan(all, audience) : all;
  const hidden = all.troubles.length - scan.troubles.length;
  return toScanAnswer(scan, hidden, { cluster, lang, causes: [...rules.causes, notShown] });
}

/** Puts a scan into words: the same scan gives the same bytes. */
function toScanAnswer(
  scan: Scan,
  hidden: number,
  about: Readonly<{ lang: Lang; cluster: string; causes: readonly Cause[] }>,
): ScanAnswer {
  const { namespace, troubles, looked, crashes } = scan;
  const { lang, cluster } = about;
  const incidents = troubles.map((trouble): AnswerTrouble => ({
    ...toAnswer(trouble, [], about),
    affected: trouble.affected.map(toNamed),
  }));
  const left = { what: hiddenTroubles.what[lang](hidden), why: hiddenTroubles.why[lang]() };
  const notChecked = [
    ...(hidden > 0 ? [left] : []),
    ...notCheckedOf({ ...scan, unsure: [], crashes }, lang),
  ];
  const read = scan.read === 'all' && notChecked.length > 0 ? 'part' : scan.read;
  return {
    ...answerHead(lang),
    cluster,
    ...present({ namespace }),
    summary: summaryOf({ ...scan, read }, incidents.length, notChecked, lang),
    ...failedRules(crashes, lang),
    looked,
    read,
    incidents,
    notChecked,
  };
}

/** What could not be read is said before all that was seen. */
function summaryOf(
  { namespace, looked, read, notChecked }: Scan,
  found: number,
  [first]: ScanAnswer['notChecked'],
  lang: Lang,
): string {
  if (read === 'nothing') {
    const isRefused = notChecked.some(({ why }) => gapKind[why] === 'refused');
    const next = unreadNext[isRefused ? 'refused' : 'failed'][lang];
    return `${scanWords.unreadable[lang](namespace, first)} ${next}`;
  }
  if (found > 0) {
    const less = read === 'part' ? `${scanWords.partly[lang](first)} ` : '';
    return `${less}${scanWords.found[lang](found, namespace, looked)}`;
  }
  return scanWords[read === 'part' ? 'nothingSeen' : 'nothing'][lang](namespace, looked);
}

/** What an audience may see of a scan: the troubles that hurt something of theirs. */
async function shownScan(scan: Scan, audience: Audience): Promise<Scan> {
  const named = scan.troubles.flatMap(({ target, affected }) => [target, ...affected]);
  const sees = await audience.sees(
    [...named, ...scan.crashes.map(({ on }) => on)].map((on) => ({ on })),
  );
  const troubles = scan.troubles
    .map((one) => ({ ...one, affected: one.affected.filter((on) => sees({ on })) }))
    .filter(({ target, affected }) => affected.length > 0 || sees({ on: target }));
  return {
    ...scan,
    troubles: await Promise.all(
      troubles.map(async (one) => ({
        ...one,
        ...(await shownPart(one, () => undefined, audience)),
      })),
    ),
    crashes: scan.crashes.filter(({ on }) => sees({ on })),
  };
}
