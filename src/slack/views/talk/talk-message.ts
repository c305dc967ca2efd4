import type { KnownBlock } from '@slack/types';

import { wordings } from '../../../answers/words/slack.ts';
import { talkWords } from '../../../answers/words/talk.ts';
import { fixesOfIntent } from '../../../domain/fixes-of-intent.ts';
import type { Incident } from '../../../domain/incident.ts';
import type { Intent } from '../../../domain/intent.ts';
import type { NoAnswer } from '../../../domain/jobs.ts';
import type { Question } from '../../../domain/question.ts';
import type { Said, Talked } from '../../../domain/talk.ts';
import { present } from '../../../text/present.ts';
import { withTimes } from '../../../text/time-mark.ts';
import { buttonRow, type Message, section } from '../blocks.ts';
import { LIMITS } from '../limits.ts';
import { day, nameOf } from '../names.ts';
import { noAnswerText } from '../no-answer.ts';
import { offersOf } from '../remedy.ts';
import { fenced, plain, safe, sentence } from '../text.ts';
import type { TalkRecord, Told } from './record-topic.ts';
import { recordTopics } from './record-topics.ts';
import { reviewButtons } from './review-buttons.ts';

/** What is said in a thread: each thing that was asked for, in its order, in few lines. */
export function talkMessage(
  known: Incident,
  { query, lang }: Pick<Question, 'query' | 'lang'>,
  intents: readonly Intent[],
  result?: Talked | NoAnswer,
): Message {
  const isOther = result?.is === 'talk' && !isAbout(known, result);
  const answer = result?.is === 'talk' && !isOther ? result.answer : undefined;
  const incident = { ...known, lang, ...present({ answer }) };
  const record = { incident, lang, words: wordings[lang], talk: talkWords[lang] };
  const said = result?.is === 'talk' ? result.says : [];
  const parts = intents.flatMap((intent): readonly Part[] => {
    const live = said.find((one) => one.intent === intent);
    const own = isOther ? undefined : recordTopics[intent]?.(record);
    if (live) {
      const told = liveTold(live);
      const lines = [...(own?.lines ?? []), ...told.lines];
      return [{ ...told, lines, buttons: isOther ? [] : helping(intent, record) }];
    }
    if (own && own.lines.length > 0) return [own];
    if (result && result.is !== 'talk')
      return [{ lines: [sentence(noAnswerText(query, result, lang), 1500)] }];
    return [{ lines: [talkWords[lang].noObject] }];
  });
  const name = isOther ? [section(`*${safe(nameOf(result.about), 200)}*`)] : [];
  const blocks = [...name, ...parts.flatMap(blocksOf)];
  const text = plain(parts.flatMap(({ lines }) => lines).join(' '), LIMITS.fallback);
  return { text: safe(text, LIMITS.fallback), blocks };
}

type Part = Told & Readonly<{ quoted?: readonly string[] }>;

function isAbout({ answer }: Incident, { about }: Talked): boolean {
  const target = answer?.target;
  return (
    target?.kind === about.kind &&
    target.name === about.name &&
    target.namespace === about.namespace
  );
}

function liveTold({ lines, quoted }: Said): Part {
  return {
    lines: lines.map((line) => withTimes(sentence(line, 700), (time) => day(time) ?? time)),
    ...(quoted && { quoted }),
  };
}

function blocksOf({ lines, quoted = [], buttons = [] }: Part): readonly KnownBlock[] {
  const kept = [...buttons].slice(0, MOST_BUTTONS);
  return [
    section(lines.join('\n').slice(0, LIMITS.section)),
    ...(quoted.length > 0 ? [section(fenced(quoted, LIMITS.section))] : []),
    ...buttonRow(kept),
  ];
}
const MOST_BUTTONS = 5;

/** The fixes that do what somebody asks about. */
function helping(intent: Intent, { incident, words }: TalkRecord) {
  const ids = fixesOfIntent[intent] ?? [];
  const offers = offersOf(incident).filter(({ id }) => ids.includes(id));
  return reviewButtons(incident, offers.slice(0, 2), words);
}
