import { wordings } from '../../answers/words/slack.ts';
import { note } from '../views/note.ts';
import type { Command } from './command.ts';
import { refused } from './question-of.ts';

/** Lifts the freeze; the channel hears of it. */
export const unfreeze: Command = {
  name: 'unfreeze',
  usage: 'unfreeze',
  does: {
    en: 'allows changes again',
    ko: '변경을 다시 허용합니다',
  },

  async run(_given, { asker, lang }, { changing, note: noted }) {
    const may = changing.mayAct(asker, lang);
    if (may.is === 'may-not') return refused(may.text);
    const words = wordings[lang];
    if (!(await changing.freezes.find())) return refused(words.notFrozen);
    await changing.freezes.lift();
    noted({ what: 'unfroze', by: asker });
    return { accepted: false, message: note(words.unfrozen(asker.name)), aloud: true };
  },
};
