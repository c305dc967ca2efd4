import type { KnownBlock } from '@slack/types';

import { cardWords } from '../../answers/words/card.ts';
import { wordings, type Wording } from '../../answers/words/slack.ts';
import type { Answer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { isOutdated } from '../../incident/follow-act.ts';
import { isAllUndone, fixedBy, undoable } from '../../incident/undoing.ts';
import { present } from '../../text/present.ts';
import { actBlocks, earlierBlock } from './acts.ts';
import { alertButtons } from './alert-buttons.ts';
import { buttonRow, context, section, type Message } from './blocks.ts';
import { liveButton, reviewButton, undoButton } from './fix-buttons.ts';
import { footer } from './footer.ts';
import { LIMITS } from './limits.ts';
import {
  barredLine,
  byHand,
  type Fix,
  firstFix,
  gitLine,
  isReviewed,
  offersOf,
  proofLine,
  remediesOf,
} from './remedy.ts';
import { cardBlocks } from './rollout-card.ts';
import { standstillLine } from './standstill-line.ts';
import { bold, fenced, safe, sentence } from './text.ts';
import { essenceOf, groundBlocks, pastBlocks, titleLine, verdictBlocks } from './verdict.ts';
import { whyButton } from './why-button.ts';

/** The parent message of an incident with an answer: what, why, proof and fix on one screen of a phone. */
export function answerMessage(incident: Incident & Readonly<{ answer: Answer }>): Message {
  const { answer, follows } = incident;
  if (follows && answer.rollout) return cardMessage(incident);
  const words = wordings[incident.lang];
  return {
    text: safe(essenceOf(incident, words), LIMITS.fallback),
    blocks: [section(titleLine(incident, words)), ...answerBlocks(incident)],
  };
}

/** A card that is kept up to date: how the update stands, why that is so, and each action that is valid now. */
function cardMessage(incident: Incident & Readonly<{ answer: Answer }>): Message {
  const words = wordings[incident.lang];
  const isPast = isOutdated(incident);
  // What an answer has seen by now is told by that, and a later change may have made it void.
  const titled = { ...incident, acts: isPast ? incident.acts.filter((one) => !one.isSeen) : [] };
  return {
    text: safe(essenceOf(titled, words), LIMITS.fallback),
    blocks: [
      section(titleLine(titled, words)),
      ...(isPast ? [] : updateBlocks(incident, words)),
      ...actBlocks(incident, words),
      ...earlierBlock(incident, words),
      ...standstillBlock(incident),
      ...buttonRow(cardButtons(incident, words)),
      context([keptLine(incident), footer(incident, words)].filter(Boolean).join(' · ')),
    ],
  };
}

function updateBlocks(incident: Incident & Readonly<{ answer: Answer }>, words: Wording) {
  const { answer } = incident;
  const [root] = answer.findings;
  const [accessory] = whyButton(answer.target, 0, incident); // evidence and all: a card has no thread
  return [
    ...cardBlocks(answer),
    ...(root && root.severity !== 'info' // what somebody meant the card says itself
      ? [
          {
            ...section(`*${words.parts.why}*  ${sentence(root.cause, 600)}`),
            ...present({ accessory }),
          },
        ]
      : []),
    ...fixBlocks(incident, words),
  ];
}

/** Only what the bot has posted can be edited for hours: a response_url takes five messages, for half an hour. */
function keptLine({ answer, lang, mayAct }: Incident): string {
  const words = cardWords[lang];
  if (mayAct) return words.kept;
  const { name = '', namespace } = answer?.rollout?.workload ?? {};
  const where = namespace ? ` -n ${namespace}` : '';
  return safe(words.once(`/k8s rollout ${name}${where}`), LIMITS.section);
}

const MOST_EVIDENCE = 3;

/** An answer below its title: complete on one screen of a phone. All else is in its thread; where nobody may act there is none. */
export function answerBlocks(incident: Incident & Readonly<{ answer: Answer }>): KnownBlock[] {
  const words = wordings[incident.lang];
  return [
    ...(fixedBy(incident)
      ? pastBlocks(incident.answer, words)
      : [
          ...verdictBlocks(incident.answer, words),
          ...(isAllUndone(incident) ? [section(words.undone)] : fixBlocks(incident, words)),
          ...(incident.mayAct ? [] : groundsOf(incident.answer, words)),
        ]),
    ...actBlocks(incident, words),
    ...earlierBlock(incident, words),
    ...buttonRow(parentButtons(incident, words)),
    ...standstillBlock(incident),
    context(footer(incident, words)),
  ];
}

function groundsOf(answer: Answer, words: Wording): KnownBlock[] {
  const [root] = answer.findings;
  return [...(root ? groundBlocks(root, answer, words, MOST_EVIDENCE) : []), ...cardBlocks(answer)];
}

function fixBlocks(incident: Incident, words: Wording): KnownBlock[] {
  const all = remediesOf(incident);
  const first = firstFix(all);
  if (!first) return [];

  const others = all.filter((one) => one !== first);
  const lines = [
    `*${words.parts.fix}*  ${bold(first.title, 150)}`,
    sentence(first.short ?? first.text, 450),
    proofLine(first, words),
    gitLine(first, words),
    ...(isReviewed(first) ? [] : [byHand(first, words)]),
    ...barredLine(incident, first),
    others.length > 0 && othersLine(incident, others, words),
  ];
  const { command } = first;
  return [
    section(lines.filter(Boolean).join('\n')),
    ...(command && !isReviewed(first) ? [section(fenced([command], 1000))] : []),
  ];
}

function othersLine({ mayAct }: Incident, others: readonly Fix[], words: Wording): string {
  if (mayAct) return words.moreFixes(others.length);
  const titles = others.slice(0, MOST_OTHERS).map(({ title }) => sentence(title, 80));
  return `${words.otherFixes}: ${titles.join(' · ')}`;
}
const MOST_OTHERS = 4;

/** What its buttons cannot bring about for now. */
function standstillBlock(incident: Incident): KnownBlock[] {
  const { standstill, lang } = incident;
  if (!standstill || offersOf(incident).length === 0) return [];
  return [context(standstillLine(standstill, lang))];
}

/** The first fix, the actions on a rollout, and the way back from what was done; the thread has a button for each of the others. */
function parentButtons(incident: Incident, words: Wording) {
  const [first, ...others] = offersOf(incident);
  const actions = others.filter(({ kind }) => kind === 'rollout').slice(0, 2);
  return [
    ...[...(first ? [first] : []), ...actions].map((one) => reviewButton(incident, one, words)),
    ...undoButtons(incident, words),
    ...(isAllUndone(incident) ? whyButton(incident.answer?.target, 0, incident) : []),
    ...alertButtons(incident),
  ];
}

/** All that may be done: a card has no thread. Beside the first fix each is called by its name; Slack takes no button twice. */
function cardButtons(incident: Incident, words: Wording) {
  const offers = isOutdated(incident) ? [] : offersOf(incident);
  const buttons = offers.map((one, at) =>
    reviewButton(incident, one, words, at === 0 ? undefined : one.title),
  );
  const ids = buttons.map((one) => one.action_id);
  const live = isOutdated(incident)
    ? []
    : remediesOf(incident).flatMap((one) => liveButton(incident, one, words));
  return [
    ...buttons.filter((one, at) => ids.indexOf(one.action_id) === at).slice(0, MOST_OFFERS),
    ...live.slice(0, 1),
    ...undoButtons(incident, words),
  ];
}
const MOST_OFFERS = 7;

function undoButtons(incident: Incident, words: Wording) {
  const done = undoable(incident);
  return done ? [undoButton(incident, done, words)] : [];
}
