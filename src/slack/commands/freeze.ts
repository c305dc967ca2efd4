import { wordings } from '../../answers/words/slack.ts';
import { frozenBy, standstillText } from '../../approvals/standstill.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { shortened } from '../../text/shortened.ts';
import { note } from '../views/note.ts';
import type { Command } from './command.ts';
import { freezingRefused } from './freezing-refused.ts';
import { refused } from './question-of.ts';

/** A reason is read on every card. */
const LONGEST_REASON = 200;

/** Stops all changes until somebody lifts the freeze; the channel hears of it. One that holds is told, and stays as it is. */
export const freeze: Command = {
  name: 'freeze',
  usage: 'freeze [reason]',
  does: {
    en: 'stops all changes by kubewhy, by anybody, until `/k8s unfreeze`',
    ko: '`/k8s unfreeze` 전까지 kubewhy로 하는 모든 변경을 막습니다',
  },

  async run(given, request, deps) {
    const { id, asker: by, lang } = request;
    const { changing, note: noted, now } = deps;
    const against = freezingRefused('freeze', request, deps);
    if (against) return against;
    const known = await changing.freezes.find();
    if (known) return refused(standstillText(frozenBy(known), lang));
    const reason = shortened(redacted(given.join(' ')), LONGEST_REASON);
    const ordered = { by, reason, at: now().toISOString() };
    await changing.freezes.set(ordered);
    noted({ id, what: 'froze', by, reason });
    const text = `${standstillText(frozenBy(ordered), lang)} ${wordings[lang].freezeReach}`;
    return { accepted: false, message: note(`❄️ ${text}`), aloud: true };
  },
};
