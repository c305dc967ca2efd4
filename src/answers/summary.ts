import type { Answer, AnswerFinding } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import type { Verdict } from '../domain/verdict.ts';
import { seenHarmless } from '../knowledge/concerns/seen-harmless.ts';
import { brief } from '../readings/logs/logs.ts';
import { kindWord } from '../text/kind-word.ts';
import { unreadWords } from './unread-words.ts';
import { nextCheckFor } from './words/next-check.ts';
import { fullName } from './words/object-name.ts';
import { summaryWords } from './words/summary.ts';

/** The whole answer in one sentence. */
export function summaryOf(
  {
    target,
    state,
    findings: weighed,
    symptoms,
    left = [],
    looked = [],
    startSoFar,
    unread,
    remarks,
  }: Verdict,
  findings: readonly AnswerFinding[],
  notChecked: Answer['notChecked'],
  lang: Lang,
): string {
  const name = fullName(target);
  const [root] = findings;
  switch (state) {
    case 'healthy':
      return summaryWords.healthy[lang](name);
    case 'gone':
      return gone(name, left, root, lang);
    case 'recovered':
      return summaryWords.recovered[lang](name, lastOf(symptoms), root?.title);
    case 'progressing':
      return root
        ? (young(root, symptoms, lang) ??
            summaryWords.progressing[lang](root.title, weighed[0]?.passesBy))
        : summaryWords.starting[lang](name, startSoFar, {
            isQuiet: !remarks.some(({ id }) => id === seenHarmless.id),
            unread: notChecked[0],
          });
    case 'complaining':
    case 'explained':
      return root ? explained(root, findings, lang) : summaryWords.healthy[lang](name);
    case 'unexplained':
      return unexplained(name, { symptoms, looked }, findings, notChecked, lang);
    case 'unread':
      return unreadWords(target, unread, lang);
  }
}

/** What is told of a trouble that is too young to be called one. */
function young(root: AnswerFinding, symptoms: Verdict['symptoms'], lang: Lang): string | undefined {
  const own = symptoms.filter(({ key }) => root.explains.includes(key));
  const left = own.flatMap(({ normalFor }) => normalFor ?? []);
  return left.length > 0 ? summaryWords.young[lang](root.title, Math.max(...left)) : undefined;
}

const MOST_PODS = 3;

/** What is no more is answered by what it belonged to, and by what is there instead. */
function gone(
  name: string,
  left: readonly Ref[],
  root: AnswerFinding | undefined,
  lang: Lang,
): string {
  const made = left.filter(({ kind }) => kind !== 'Pod');
  const owner = made.find(({ kind }) => kind !== 'apps/ReplicaSet') ?? made[0];
  const pods = left.filter(({ kind }) => kind === 'Pod').map((pod) => `\`${pod.name}\``);
  return [
    summaryWords.gone[lang](name),
    ...(owner ? [summaryWords.goneFrom[lang](fullName(owner), pods.slice(0, MOST_PODS))] : []),
    ...(root ? [summaryWords.goneInTrouble[lang](root.title)] : []),
  ].join(' ');
}

/** Two independent causes of one symptom are one sentence. */
function explained(root: AnswerFinding, findings: readonly AnswerFinding[], lang: Lang): string {
  const together = findings.filter(
    ({ role, explains }) => role === 'root' && explains.some((key) => root.explains.includes(key)),
  );
  if (together.length < 2) return root.cause;
  return summaryWords.several[lang](together.map(({ title }) => title));
}

function unexplained(
  name: string,
  { symptoms, looked }: Readonly<{ symptoms: Verdict['symptoms']; looked: readonly Ref[] }>,
  findings: readonly AnswerFinding[],
  [unread]: Answer['notChecked'],
  lang: Lang,
): string {
  const credible = findings.filter(({ confidence }) => confidence !== 'possible');
  const open = symptoms.filter(
    ({ key, until }) => !until && !credible.some(({ explains }) => explains.includes(key)),
  );
  const [first] = open;
  const end = credible.find(({ because }) => because && !because.finding);
  if (!first && end) return summaryWords.endsUnread[lang](end.cause, unread);
  if (!first) return summaryWords.notSeen[lang](name, unread);
  const clue = findings.find(({ explains }) => explains.includes(first.key));
  return summaryWords.unexplained[lang](fullName(first.on), saidOf(first), {
    clue: clue?.title,
    looked: countedByKind(looked),
    next: nextCheckFor(first.kind, first.reason),
    unread,
  });
}

/** The reason, and what a container that waits is told beside that it waits. */
function saidOf({ kind, reason, evidence }: Verdict['symptoms'][number]): string {
  const isTold = kind === 'container-waiting' && !/^back-off \d/.test(evidence.quote);
  return isTold && evidence.quote !== reason
    ? `${reason}: “${brief(evidence.quote, MOST_SAID)}”`
    : reason;
}

const MOST_SAID = 240;

/** "Deployment, ReplicaSet, Pod (3)", which reads alike in every language. */
function countedByKind(refs: readonly Ref[]): string {
  const kinds = Map.groupBy(refs, ({ kind }) => kindWord(kind));
  const counts = [...kinds].map(([kind, { length }]) =>
    length > 1 ? `${kind} (${length})` : kind,
  );
  return counts.join(', ');
}

function lastOf(symptoms: Verdict['symptoms']): string | undefined {
  return symptoms
    .flatMap(({ until }) => until ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
