import type { KnownBlock } from '@slack/types';

import { affectsWords, moreWords } from '../../answers/words/scan-words.ts';
import { wordings } from '../../answers/words/slack.ts';
import type { AnswerTrouble, ScanAnswer } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { present } from '../../text/present.ts';
import { context, section, sizeOf, type Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { mention, nameOf } from './names.ts';
import { safe, sentence } from './text.ts';
import { titleLine } from './verdict.ts';
import { whyButton } from './why-button.ts';

type Scanned = Incident & Readonly<{ scan: ScanAnswer }>;

const MOST_NAMES = 3;
/** Where nothing wrong was seen: what could not be read is never green. */
const CLEAR: Readonly<Record<ScanAnswer['read'], string>> = {
  all: '🟢',
  part: '⚪',
  nothing: '⛔',
};
/** Characters of the headline and the footer. */
const AROUND = 2000;

/** What a scan found: one paragraph per root, the worst first, each with a button that asks why. */
export function scanMessage(incident: Scanned): Message {
  const { scan, more = 0, lang } = incident;
  const { incidents, namespace, summary, failed, read } = scan;
  const shown = withinRoom(incidents.map((trouble, at) => troubleBlocks(trouble, at, incident)));
  const rest = more + incidents.length - shown.length;
  return {
    text: safe(summary, LIMITS.fallback),
    blocks: [
      section(`${incidents.length > 0 ? '🔎' : CLEAR[read]} ${sentence(summary, 500)}`),
      ...(failed ? [section(`⚠️ ${sentence(failed, 500)}`)] : []),
      ...shown.flat(),
      ...(rest > 0 ? [context(sentence(moreWords[lang](rest, namespace), 300))] : []),
      context(footer(incident, wordings[lang])),
    ],
  };
}

/** As many as Slack takes in one message, with room for what stands around them. */
function withinRoom(troubles: readonly KnownBlock[][]): readonly KnownBlock[][] {
  let room = LIMITS.message - AROUND;
  return troubles.filter((blocks) => {
    room -= blocks.reduce((sum, block) => sum + sizeOf(block), 0);
    return room >= 0;
  });
}

function troubleBlocks(trouble: AnswerTrouble, at: number, incident: Scanned): KnownBlock[] {
  const words = wordings[incident.lang];
  const { summary, affected, findings, state } = trouble;
  const [root] = findings;
  const names = affected.slice(0, MOST_NAMES).map((one) => `\`${nameOf(one)}\``);
  const sure = state === 'explained' && root ? [`_${words.confidence[root.confidence]}_`] : [];
  const about = sentence(affectsWords[incident.lang](names, affected.length - names.length), 300);
  const [first] = affected;
  const lines = [
    titleLine({ ...incident, answer: trouble }, words),
    sentence(summary, 400),
    [...sure, about].join(' · '),
  ];
  const [accessory] = whyButton(first, at, incident);
  return [{ type: 'divider' }, { ...section(lines.join('\n')), ...present({ accessory }) }];
}

function footer({ asker, tookMs, spent, scan }: Scanned, words: (typeof wordings)['en']): string {
  const open = scan.notChecked.map(({ what, why }) => `${what} (${why})`).join(', ');
  return [
    asker && words.askedBy(mention(asker)),
    tookMs !== undefined && words.took(tookMs, spent),
    safe(scan.cluster, 60),
    open && `${words.parts.notChecked}: ${safe(open, 300)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
