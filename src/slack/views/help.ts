import { wordings } from '../../answers/words/slack.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';
import { context, section, type Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { code, listed, safe, sentence } from './text.ts';

type Listed = Readonly<{ usage: string; does: Bilingual }>;

/** What can be asked, after what was wrong with the words if anything was. */
export function helpMessage(
  commands: readonly Listed[],
  lang: Lang,
  called: string,
  wrong?: string,
): Message {
  const words = wordings[lang];
  const isMention = called.startsWith('@'); // then everybody has read the question
  const lines = commands.map(({ usage, does }) => {
    const said = isMention ? usage.replace(' [--private]', '') : usage;
    return listed(`${code(`${called} ${said}`, 150)} ${safe(does[lang], 200)}`);
  });
  return {
    text: safe(wrong ?? words.helpTitle, LIMITS.fallback),
    blocks: [
      section(wrong ? sentence(wrong, 600) : safe(words.helpTitle, 300)),
      section(lines.join('\n')),
      context(
        safe(`${words.helpTargets} ${isMention ? words.helpThread : words.helpMention}`, 600),
      ),
    ],
  };
}
