import type { AnswerTrouble, ScanAnswer } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import type { Cause } from '../domain/model.ts';
import type { Scan } from '../domain/verdict.ts';
import { toAnswer } from './answer.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Deps } from './engine.ts';
import { kubernetesEngine } from './kubernetes-engine.ts';
import { notCheckedOf } from './not-checked.ts';
import { toNamed } from './to-named.ts';
import { scanWords } from './words/scan.ts';

/** Says all that is wrong in a namespace, or everywhere. Throws ClusterUnreachable and UnknownNamespace. */
export async function scanned(
  namespace: string | undefined,
  { engine = kubernetesEngine, loader, cluster, lang }: Deps & Readonly<{ lang: Lang }>,
): Promise<ScanAnswer> {
  const scan = await engine.scan(namespace, loader);
  return toScanAnswer(scan, { cluster, lang, causes: engine.causes });
}

/** Puts a scan into words: the same scan gives the same bytes. */
function toScanAnswer(
  scan: Scan,
  about: Readonly<{ lang: Lang; cluster: string; causes: readonly Cause[] }>,
): ScanAnswer {
  const { namespace, troubles, looked, crashes } = scan;
  const { lang, cluster } = about;
  const incidents = troubles.map((trouble): AnswerTrouble => ({
    ...toAnswer(trouble, [], about),
    affected: trouble.affected.map(toNamed),
  }));
  const notChecked = notCheckedOf({ ...scan, unsure: [], crashes }, lang);
  return {
    schema: 'kubewhy/v1',
    engineVersion: ENGINE_VERSION,
    lang,
    cluster,
    ...(namespace && { namespace }),
    summary: summaryOf(incidents.length, notChecked.length > 0, scan, lang),
    looked,
    incidents,
    notChecked,
  };
}

function summaryOf(
  found: number,
  isPartial: boolean,
  { namespace, looked }: Scan,
  lang: Lang,
): string {
  if (found > 0) return scanWords.found[lang](found, namespace, looked);
  return scanWords[isPartial ? 'nothingSeen' : 'nothing'][lang](namespace, looked);
}
