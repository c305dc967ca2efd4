import type { Answer, AnswerFinding, AnswerRemedy, Named } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import { explain, type Explanation } from '../explain/explain.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { answerAbout } from './answer-about.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Deps } from './engine.ts';
import { notShownHere } from './words/errors.ts';
import { explainWords, noClusterGiven, PASTED_TEXT } from './words/explain.ts';
import { fullName } from './words/object-name.ts';

type Found = Explanation['found'][number];
/** What the cluster says about an object that the text names. */
type Followed = Readonly<{
  findings: readonly AnswerFinding[];
  symptoms: Answer['symptoms'];
  notChecked: Answer['notChecked'];
  note?: string;
}>;

const TEXT: Named = { kind: 'Text', name: PASTED_TEXT };
const CONFIDENCE = { entails: 'proven', fits: 'likely', suggests: 'possible' } as const;

/**
 * Says what a pasted text shows once its secrets are out of it, and what the cluster says about the objects that it names; without a cluster they are
 * not checked. Throws ClusterUnreachable.
 */
export async function explained(
  text: string,
  { lang, cluster, deps }: Readonly<{ lang: Lang; cluster: string; deps?: Deps }>,
): Promise<Answer> {
  const { found, decisive } = explain(redacted(text));
  const followed = await Promise.all(found.map((one) => follow(one, lang, deps)));
  const own = found.map((one, index) => findingOf(one, lang, followed[index]));
  const findings = [...followed.flatMap((one) => one?.findings ?? []), ...own];
  const isSure = own.some(({ confidence }) => confidence !== 'possible');
  return {
    schema: 'kubewhy/v1',
    engineVersion: ENGINE_VERSION,
    lang,
    target: { ...TEXT, cluster },
    state: isSure ? 'explained' : 'unexplained',
    summary: summaryOf(own, decisive, lang),
    findings,
    symptoms: followed.flatMap((one) => one?.symptoms ?? []),
    ruledOut: [],
    notChecked: deps
      ? followed.flatMap((one) => one?.notChecked ?? [])
      : found.flatMap(({ about }) =>
          about ? [{ what: fullName(about), why: noClusterGiven[lang] }] : [],
        ),
  };
}

async function follow(
  { about }: Found,
  lang: Lang,
  deps: Deps | undefined,
): Promise<Followed | undefined> {
  if (!about || !deps) return undefined;
  const name = fullName(about);
  const nothing = { findings: [], symptoms: [], notChecked: [] };
  const sees = await deps.audience?.sees([{ on: about }]);
  if (sees && !sees({ on: about })) return { ...nothing, note: notShownHere[lang](name) };

  const { answer } = await answerAbout(about, { ...deps, lang });
  if (answer.state === 'explained') return answer;
  const { notChecked } = answer;
  if (answer.state === 'gone')
    return { ...nothing, notChecked, note: explainWords.noSuch[lang](name) };
  if (answer.state === 'healthy')
    return { ...nothing, notChecked, note: explainWords.wellNow[lang](name) };
  return { ...nothing, notChecked, note: answer.summary };
}

function findingOf(
  { signature, params, quotes, strength }: Found,
  lang: Lang,
  followed: Followed | undefined,
): AnswerFinding {
  const { advice, title, sentence, state, so, detail, lines } = signature.inWords(params, lang);
  const [root] = followed?.findings ?? [];
  const follows = [so, followed?.note].filter(Boolean).join(' ');
  return {
    key: signature.id,
    id: signature.id,
    title,
    cause: sentence,
    ...(state && { state }),
    ...(follows && { so: follows }),
    ...(detail && { detail }),
    ...(lines && { lines }),
    params,
    severity: 'warning',
    confidence: CONFIDENCE[strength],
    role: root ? 'effect' : 'root',
    subject: TEXT,
    explains: [],
    ...(root && { because: { finding: root.key, edge: 'named-in-text' } }),
    evidence: quotes.map((text) => ({ source: 'text', object: TEXT, text })),
    remedies: advice.map((one, index): AnswerRemedy => ({
      id: `${signature.id}/${index + 1}`,
      kind: 'manual',
      risk: 'none',
      ...one,
    })),
  };
}

function summaryOf(own: readonly AnswerFinding[], decisive: readonly string[], lang: Lang): string {
  const [first, ...more] = own;
  if (!first) return explainWords.unknown[lang](decisive);
  return more.length > 0 ? explainWords.several[lang](own.map(({ title }) => title)) : first.cause;
}
