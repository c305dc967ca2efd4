import { type Wording, wordings } from '../../answers/words/slack.ts';
import type { Lang } from '../../domain/lang.ts';
import { commands } from '../../incident/commands/index.ts';
import type { Mistake } from '../../incident/commands/mistake.ts';
import { helpMessage } from '../views/help.ts';
import { quoted } from './quoted.ts';
import { type Reply, saidOnly } from './reply.ts';

/** Says what is wrong with the words; who typed no command is told all. */
export function wrong(why: Mistake, lang: Lang, called: string): Reply {
  const text = textOf(why, wordings[lang], called);
  const isLost = why.code === 'unknown-command';
  return saidOnly(isLost ? helpMessage(commands, lang, called, text) : text);
}

function textOf(why: Mistake, words: Wording, called: string): string {
  switch (why.code) {
    case 'unknown-command':
      return `${words.unknownCommand(quoted(why.word))} ${words.didYouMean(quoted(`${called} ${why.meant}`))}`;
    case 'unknown-option':
      return words.unknownOption(quoted(why.word));
    case 'option-needs-value':
      return words.optionNeedsValue(quoted(why.word));
    case 'name-too-long':
      return words.targetTooLong;
    case 'unknown-language':
      return words.badLang;
    case 'no-target':
      return words.noTarget;
    case 'one-target':
      return words.oneTarget;
    case 'one-namespace':
      return words.oneNamespace(`${called} scan shop`);
    case 'no-text':
      return words.noText(`${called} explain <…>`);
    case 'text-too-long':
      return words.textTooLong;
    case 'other-cluster':
      return words.otherCluster(quoted(why.named), quoted(why.own));
    case 'not-private-here':
      return words.privateNeedsSlash;
  }
}
