import { wordings } from '../../answers/words/slack.ts';
import { note } from '../views/note.ts';
import type { Command } from './command.ts';
import { freezingRefused } from './freezing-refused.ts';
import { refused } from './question-of.ts';

/** Lifts the freeze; the channel hears of it. */
export const unfreeze: Command = {
  name: 'unfreeze',
  usage: 'unfreeze',
  does: {
    en: 'allows changes again',
    ko: '변경을 다시 허용합니다',
  },

  async run(_given, request, deps) {
    const { id, asker, lang } = request;
    const { changing, note: noted } = deps;
    const against = freezingRefused('unfreeze', request, deps);
    if (against) return against;
    const words = wordings[lang];
    if (!(await changing.freezes.find())) return refused(words.notFrozen);
    await changing.freezes.lift();
    noted({ id, what: 'unfroze', by: asker });
    return { accepted: false, message: note(words.unfrozen(asker.name)), aloud: true };
  },
};
