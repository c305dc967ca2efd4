import { isUnderWay, shownActs } from '../../../incident/follow-act.ts';
import { undoable } from '../../../incident/undoing.ts';
import { actLine } from '../acts.ts';
import { alertNotes } from '../alert-notes.ts';
import { undoButton } from '../fix-buttons.ts';
import { clock, day, mention } from '../names.ts';
import { barredLine, type Fix, isReviewed, offersOf, proofLine, remediesOf } from '../remedy.ts';
import { bold, listed, sentence } from '../text.ts';
import type { RecordTopic, TalkRecord } from './record-topic.ts';
import { reviewButtons } from './review-buttons.ts';

const MOST_FIXES = 3;
const MOST_ACTS = 5;

/** The fixes, each with the button that opens its review. */
const fix: RecordTopic = (record) => {
  const { incident, talk } = record;
  const under = underWay(record);
  if (under) return under;
  const offers = offersOf(incident).slice(0, MOST_FIXES);
  const all = remediesOf(incident);
  const isOffered = ({ id, finding }: Fix) =>
    offers.some((one) => one.id === id && one.finding === finding);
  const others = all.filter((one) => !isOffered(one)).slice(0, MOST_FIXES - offers.length);
  if (all.length === 0) return { lines: [talk.noFix] };
  return {
    lines: [
      ...offers.map((one) => `• ${bold(one.title, 150)}: ${sentence(one.short ?? one.text, 260)}`),
      ...(others.length > 0 ? [talk.byHand] : []),
      ...others.map((one) => `• ${bold(one.title, 150)}: ${sentence(one.short ?? one.text, 260)}`),
      ...all.slice(0, 1).flatMap((one) => barredLine(incident, one)),
      ...(offers.length > 0 ? [talk.review] : []),
    ],
    buttons: reviewButtons(incident, offers, record.words),
  };
};

/** What was tested of the first fix, what it costs and how it is taken back. */
const safe: RecordTopic = (record) => {
  const { incident, words, talk } = record;
  const under = underWay(record);
  if (under) return under;
  const all = remediesOf(incident);
  const first = offersOf(incident)[0] ?? all.find(isReviewed) ?? all[0];
  if (!first) return { lines: [talk.notSafe] };
  const cost = words.cost(first);
  return {
    lines: [
      `${bold(first.title, 150)} ${sentence(first.short ?? '', 260)}`.trim(),
      proofLine(first, words) || cost,
      talk.review,
    ],
    buttons: reviewButtons(incident, offersOf(incident).slice(0, 1), words),
  };
};

/** The button that opens the review of taking back what was done here. */
const undo: RecordTopic = ({ incident, words, talk }) => {
  const done = undoable(incident);
  if (!done) return { lines: [talk.nothingToUndo] };
  return {
    lines: [actLine(done, words), talk.review],
    buttons: [undoButton(incident, done, words)],
  };
};

/** What was done and offered here, by whom and when, and whether it was there before. */
const history: RecordTopic = ({ incident, words, talk }) => {
  const { asker, openedAt, earlier = [] } = incident;
  const acts = shownActs(incident).slice(-MOST_ACTS);
  const opened = day(openedAt);
  const known = earlier.slice(0, 3).map(({ title, at, by, step }) => {
    const how = step && by ? words.progress[step](mention(by)) : words.notTaken;
    return `• ${[day(at), `${sentence(title, 150)}: ${how}`].filter(Boolean).join(' ')}`;
  });
  const done = [
    ...acts.map((act) => `• ${clock(act.at) ?? ''} ${actLine(act, words)}`),
    ...alertNotes(incident, words).map(listed),
    ...known,
  ];
  return {
    lines: [
      ...(asker && opened ? [talk.asked(mention(asker), opened)] : []),
      ...(done.length > 0 ? done : [talk.noHistory]),
    ],
  };
};

/** How far the last change has come. */
const status: RecordTopic = ({ incident, words }) => ({
  lines: shownActs(incident)
    .slice(-1)
    .map((act) => actLine(act, words)),
});

/** A step of a rollout, by the fixes that take it. */
function step(ids: readonly string[]): RecordTopic {
  return (record) => {
    const { incident, talk } = record;
    const offers = offersOf(incident).filter(({ id }) => ids.includes(id));
    if (offers.length === 0) return { lines: [talk.noRollout] };
    return {
      lines: [
        ...offers.map((one) => `• ${bold(one.title, 150)}: ${sentence(one.text, 260)}`),
        talk.review,
      ],
      buttons: reviewButtons(incident, offers, record.words),
    };
  };
}

function underWay({ incident, words, talk }: TalkRecord) {
  const acts = shownActs(incident);
  if (!isUnderWay(incident)) return undefined;
  const done = undoable(incident);
  return {
    lines: [talk.underWay, ...acts.slice(-2).map((act) => actLine(act, words))],
    buttons: done ? [undoButton(incident, done, words)] : [],
  };
}

/** What is done or can be done about an incident; a word alone does nothing. */
export const changeTopics = {
  fix,
  safe,
  undo,
  history,
  status,
  promote: step(['rollout/promote', 'rollout/resume', 'rollout/promote-full']),
  abort: step(['rollout/abort', 'rollout/pause', 'rollout/end-analysis']),
} as const;
