import { wordings } from '../../answers/words/slack.ts';
import type { Request } from '../../incident/commands/request.ts';
import { present } from '../../text/present.ts';
import { answerTo } from '../commands/answer-to.ts';
import { quoted } from '../commands/quoted.ts';
import type { Listening } from '../listening.ts';
import { stableId } from '../stable-id.ts';
import type { Message } from '../views/blocks.ts';
import { note } from '../views/note.ts';
import type { Action, Click } from './action.ts';

/** Asks again about the object that was chosen from the menu of an ambiguous name. */
export const chooseTarget: Action = {
  name: 'choose_target',

  async press(click, deps) {
    const { responseUrl, person, spot, lang } = click;
    const request: Request = {
      id: stableId('q', 'choice', click.trigger),
      text: wordsFor(click),
      asker: person,
      place: { ...spot, ...present({ responseUrl }) },
      lang,
    };
    const { accepted, message } = await answerTo(request, deps);
    const said = accepted ? note(wordings[lang].chosen(quoted(click.value))) : message;
    if (responseUrl) await replaceMenu(responseUrl, said, deps);
  },
};

/** The choice is one of our own option values, and is read like words that were typed. */
function wordsFor({ value, details: [audience, , cluster, command = 'why'] }: Click): string {
  const words = [command, value];
  if (audience === 'private') words.push('--private');
  if (cluster) words.push('-c', cluster);
  return words.join(' ');
}

async function replaceMenu(url: string, message: Message, { api, log }: Listening): Promise<void> {
  try {
    await api.respond(url, message, 'replace');
  } catch (error) {
    // The question is in Redis already; the menu just stays.
    log.warn({ error: String(error) }, 'Could not replace the menu');
  }
}
