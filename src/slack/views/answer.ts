import type { KnownBlock } from '@slack/types';

import { wordings } from '../../answers/words/slack.ts';
import type { Wording } from '../../answers/words/slack.ts';
import type { Answer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { actBlocks } from './acts.ts';
import { buttonRow, context, section } from './blocks.ts';
import type { Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { mention } from './names.ts';
import { byHand, offersOf, proofLine, remediesOf, reviewButton } from './remedy.ts';
import { bold, fenced, safe, sentence } from './text.ts';
import { essenceOf, titleLine, verdictBlocks } from './verdict.ts';

/** The parent message of an incident with an answer: what, why, proof and fix on one screen of a phone. */
export function answerMessage(incident: Incident & Readonly<{ answer: Answer }>): Message {
  const { answer } = incident;
  const words = wordings[incident.lang];
  return {
    text: safe(essenceOf(answer), LIMITS.fallback),
    blocks: [section(titleLine(incident, words)), ...answerBlocks(incident)],
  };
}

/** All of an answer below its title. */
export function answerBlocks(incident: Incident & Readonly<{ answer: Answer }>): KnownBlock[] {
  const words = wordings[incident.lang];
  return [
    ...verdictBlocks(incident.answer, words),
    ...fixBlocks(incident, words),
    ...actBlocks(incident, words),
    ...buttonRow(parentButtons(incident, words)),
    context(footer(incident, words)),
  ];
}

function fixBlocks(incident: Incident, words: Wording): KnownBlock[] {
  const remedies = remediesOf(incident);
  const first = remedies.find(({ plan }) => plan) ?? remedies[0];
  if (!first) return [];

  const others = remedies
    .filter((remedy) => remedy !== first)
    .map(({ title }) => sentence(title, 80));
  const lines = [
    `*${words.parts.fix}*  ${bold(first.title, 150)}`,
    sentence(first.short ?? first.text, 600),
    proofLine(first, words),
    ...(first.plan ? [] : [byHand(first, words)]),
    ...(others.length > 0 ? [`${words.otherFixes}: ${others.slice(0, 4).join(' · ')}`] : []),
  ];
  const { command, plan } = first;
  return [
    section(lines.filter(Boolean).join('\n')),
    ...(command && !plan ? [section(fenced([command], 1000))] : []),
  ];
}

/** The first fix and the actions on a rollout; the thread has a button for each of the others. */
function parentButtons(incident: Incident, words: Wording) {
  const offers = offersOf(incident);
  const actions = offers.filter(({ kind }, at) => at > 0 && kind === 'rollout');
  return [...offers.slice(0, 1), ...actions.slice(0, 2)].map((offer) =>
    reviewButton(incident, offer, words),
  );
}

function footer({ asker, tookMs, spent, answer }: Incident, words: Wording): string {
  const open = answer?.notChecked.map(({ what, why }) => `${what} (${why})`).join(', ');
  return [
    asker && words.askedBy(mention(asker)),
    tookMs !== undefined && words.took(tookMs, spent),
    answer && safe(answer.target.cluster, 60),
    open && `${words.parts.notChecked}: ${safe(open, 300)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
