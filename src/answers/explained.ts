import type { Answer, AnswerFinding, AnswerRemedy, ObjectName } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import type { Query } from '../domain/question.ts';
import { explain, type TextFinding } from '../explain/explain.ts';
import { daemonSetsNamed } from '../readings/nodes/daemon-sets-named.ts';
import { mentions } from '../text/mentions.ts';
import { present } from '../text/present.ts';
import { redacted } from '../text/redaction/redacted.ts';
import type { Recording } from '../world/recorded.ts';
import { answerAbout } from './answer-about.ts';
import { answerHead } from './answer-head.ts';
import type { Deps } from './engine.ts';
import { explainedObjects } from './explained-objects.ts';
import { explainedSummary } from './explained-summary.ts';
import { investigate } from './investigate.ts';
import { notShownHere } from './words/errors.ts';
import { explainWords, noClusterGiven, PASTED_TEXT } from './words/explain.ts';
import { fullName } from './words/object-name.ts';

/** What the cluster says about an object that the text names. */
type Followed = Readonly<{
  name?: string; // by which the text names it
  findings: readonly AnswerFinding[];
  symptoms: Answer['symptoms'];
  notChecked: Answer['notChecked'];
  note?: string;
}>;

const TEXT: ObjectName = { kind: 'Text', name: PASTED_TEXT };
const CONFIDENCE = { entails: 'proven', fits: 'likely', suggests: 'possible' } as const;

/**
 * Says what a pasted text shows, or the `objects` that it was read as, once its secrets are out of it, and what the cluster says about the objects that it names; without a cluster they are
 * not checked. Throws ClusterUnreachable.
 */
export async function explained(
  text: string,
  {
    lang,
    cluster,
    deps,
    objects,
  }: Readonly<{ lang: Lang; cluster: string; deps?: Deps; objects?: Recording }>,
): Promise<Answer> {
  const written = objects && (await explainedObjects(objects, { lang, cluster }));
  if (written) return (await nowOf(written, lang, deps)) ?? written;
  const { found, named, well } = explain(redacted(text));
  const asked = await Promise.all(named.map((query) => ask(query, lang, deps)));
  const followed = await Promise.all(found.map((one) => follow(one, lang, deps)));
  const isTold = found.some(({ signature }) => !signature.stands);
  const own = found.map((one, index) => {
    const at = followed[index] ?? asked.find((other) => isNamedIn(one, other));
    const isEffect = isTold && one.signature.stands !== undefined;
    return findingOf(one, lang, { followed: at, isEffect });
  });
  const seen = [...followed, ...asked].flatMap((one) => one ?? []);
  const findings = [...seen.flatMap((one) => one.findings), ...withKeys(own)];
  const isSure = findings.some((one) => one.role !== 'effect' && one.confidence !== 'possible');
  const [first] = own.length === 0 ? findings : [];
  const isWell = well.length > 0 && !seen.some((one) => one.findings.length > 0);
  return {
    ...answerHead(lang),
    target: { ...TEXT, cluster },
    state: isSure ? 'explained' : isWell ? 'healthy' : 'unexplained',
    summary: isWell
      ? explainWords.ordinary[lang](well.length)
      : (first?.cause ?? explainedSummary(found, own, lang)),
    findings: [...new Map(findings.map((one) => [one.key, one])).values()],
    symptoms: unique(seen.flatMap((one) => one.symptoms)),
    ruledOut: [],
    notChecked: deps
      ? unique(seen.flatMap((one) => one.notChecked))
      : [
          ...found.flatMap(({ about }) => (about ? [fullName(about)] : [])),
          ...named.map(textOf),
        ].map((what) => ({ what, why: noClusterGiven[lang] })),
  };
}

/** What the cluster says by now of an object that was pasted, where something is wrong with it there. */
async function nowOf(
  { target: { kind, namespace, name } }: Answer,
  lang: Lang,
  deps: Deps | undefined,
): Promise<Answer | undefined> {
  if (!deps) return undefined;
  const query = { text: `${kind}/${name}`, ...present({ namespace }) };
  const outcome = await investigate({ query }, { ...deps, lang });
  return outcome.is === 'answer' && outcome.answer.findings.length > 0 ? outcome.answer : undefined;
}

function unique<T>(all: readonly T[]): readonly T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** A kind of trouble that stands in a text several times has as many findings. */
function withKeys(own: readonly AnswerFinding[]): readonly AnswerFinding[] {
  return own.map((one, index) => {
    const before = own.slice(0, index).filter(({ id }) => id === one.id).length;
    return before > 0 ? { ...one, key: `${one.key}:${before + 1}` } : one;
  });
}

/** What the cluster says of an object that the text names; a name that means nothing there is not checked. */
async function ask(
  query: Query,
  lang: Lang,
  deps: Deps | undefined,
): Promise<Followed | undefined> {
  if (!deps) return undefined;
  const outcome = await investigate({ query }, { ...deps, lang });
  const name = query.text.replace(/^.*\//, '');
  if (outcome.is !== 'answer') {
    const why = outcome.is === 'failed' ? outcome.message : explainWords.notFound[lang];
    return { name, findings: [], symptoms: [], notChecked: [{ what: textOf(query), why }] };
  }
  const { state, findings, symptoms, notChecked, target } = outcome.answer;
  if (state === 'explained' || findings.length > 0) return { name, findings, symptoms, notChecked };
  const note =
    state === 'healthy' ? explainWords.wellNow[lang](fullName(target)) : outcome.answer.summary;
  return { name, findings: [], symptoms: [], notChecked, note };
}

function isNamedIn({ quotes }: TextFinding, asked: Followed | undefined): boolean {
  return quotes.some(
    (quote) =>
      asked?.name !== undefined &&
      (mentions(quote.replaceAll('/', ' '), asked.name) ||
        daemonSetsNamed(quote).includes(asked.name)),
  );
}

function textOf({ text, namespace }: Query): string {
  return namespace ? `\`${text}\` (${namespace})` : `\`${text}\``;
}

async function follow(
  { about }: TextFinding,
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
  { signature, params, quotes, strength }: TextFinding,
  lang: Lang,
  { followed, isEffect }: Readonly<{ followed: Followed | undefined; isEffect: boolean }>,
): AnswerFinding {
  const { advice, title, sentence, state, so, detail, lines } = signature.text[lang](params);
  const [root] = followed?.findings ?? [];
  const follows = [so, followed?.note].filter(Boolean).join(' ');
  return {
    key: signature.id,
    id: signature.id,
    title,
    cause: sentence,
    ...present({ state, so: follows, detail, lines }),
    params,
    severity: 'warning',
    confidence: CONFIDENCE[strength],
    role: root || isEffect ? 'effect' : 'root',
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
