import { talkWords } from '../../../answers/words/talk.ts';
import type { Incident } from '../../../domain/incident.ts';
import type { Intent } from '../../../domain/intent.ts';
import type { Lang } from '../../../domain/lang.ts';
import { button, buttonRow, type Message, section } from '../blocks.ts';
import { LIMITS } from '../limits.ts';
import { plain, safe } from '../text.ts';

/** Three things that can be asked about an incident, as buttons, for who was not understood. */
export function suggestions({ id, answer }: Incident, lang: Lang): Message {
  const { unheard, ask } = talkWords[lang];
  const intents: readonly Intent[] = answer ? WITH_ANSWER : WITHOUT;
  const buttons = intents.map((intent) =>
    button(`ask_here:${intent}`, ask[intent] ?? intent, { incident: id, intent, lang }),
  );
  return {
    text: plain(unheard, LIMITS.fallback),
    blocks: [section(safe(unheard, 300)), ...buttonRow(buttons)],
  };
}

const WITH_ANSWER: readonly Intent[] = ['changed', 'logs', 'fix'];
const WITHOUT: readonly Intent[] = ['history', 'links', 'help'];
