import { headlineOf, impactOf } from '../../../answers/words/headline.ts';
import { evidenceLine } from '../evidence.ts';
import { day, nameOf } from '../names.ts';
import { code, sentence } from '../text.ts';
import type { RecordTopic } from './record-topic.ts';

const MOST_EVIDENCE = 3;
const MOST_NAMES = 6;

/** Why it is broken: the cause, what shows it, and what follows from it. */
const why: RecordTopic = ({ incident: { answer }, lang, words, talk }) => {
  if (!answer) return { lines: [talk.noAnswer] };
  const [root, ...others] = answer.findings;
  if (!root) return { lines: [sentence(answer.summary, 700)] };
  const effect = others.find(({ role }) => role === 'effect');
  const [quote] = root.evidence;
  return {
    lines: [
      `${sentence(root.cause, 700)} _${words.confidence[root.confidence]}_`,
      ...(root.so ? [sentence(root.so, 400)] : []),
      ...(quote ? [evidenceLine(quote, answer.target, lang)] : []),
      ...(effect ? [sentence(effect.cause, 300)] : []),
    ],
  };
};

/** Since when: what the cluster tells, and the alert. */
const since: RecordTopic = ({ incident: { answer, alert }, talk }) => {
  const seen = answer && day(headlineOf(answer).since);
  const fired = alert && day(alert.startsAt);
  const lines = [...(seen ? [talk.since(seen)] : []), ...(fired ? [talk.alertSince(fired)] : [])];
  return { lines: lines.length > 0 ? lines : [talk.sinceUnknown] };
};

/** Whom it hurts. */
const impact: RecordTopic = ({ incident: { answer, affected = [] }, talk }) => {
  const names = affected.slice(0, MOST_NAMES).map((one) => code(nameOf(one), 150));
  const said = answer && impactOf(answer);
  return {
    lines: [
      said ? sentence(said, 500) : talk.noImpact,
      ...(names.length > 0 ? [talk.affected(names.join(', '))] : []),
    ],
  };
};

/** How sure the cause is, and by what evidence. */
const sure: RecordTopic = ({ incident: { answer }, lang, talk }) => {
  const [root] = answer?.findings ?? [];
  if (!answer || !root) return { lines: [talk.nothingFound] };
  const quotes = root.evidence.slice(0, MOST_EVIDENCE);
  return {
    lines: [
      talk.sureOf[root.confidence],
      ...quotes.map((one) => evidenceLine(one, answer.target, lang)),
    ],
  };
};

/** What else was looked at, ruled out and not checked. */
const checked: RecordTopic = ({ incident: { answer }, words, talk }) => {
  const [root] = answer?.findings ?? [];
  if (!answer) return { lines: [talk.noAnswer] };
  const byReason = [...Map.groupBy(answer.ruledOut, ({ because }) => because)].slice(0, 4);
  const open = answer.notChecked.map(({ what, why: reason }) => `${what} (${reason})`);
  const excluded = byReason.map(([reason, all]) =>
    talk.ruledOut(
      sentence(reason, 150),
      all
        .map(({ id }) => code(id, 80))
        .slice(0, 5)
        .join(', '),
    ),
  );
  return {
    lines: [
      root
        ? talk.cause(sentence(root.title, 200), words.confidence[root.confidence])
        : talk.nothingFound,
      ...(excluded.length > 0 ? excluded : [talk.noRuledOut]),
      open.length > 0 ? talk.notChecked(sentence(open.join(', '), 400)) : talk.allChecked,
    ],
  };
};

/** What the answer in the record tells. */
export const causeTopics = { why, since, impact, sure, checked } as const;
