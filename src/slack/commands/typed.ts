import type { Typed } from '../../incident/commands/command.ts';
import type { Request } from '../../incident/commands/request.ts';
import { wordsOf } from '../../incident/commands/words.ts';
import { plainText } from '../plain-text.ts';

const MENTION = /^\s*<@[^>]*>\s*/;

/** What somebody typed to us. What comes by a slash command nobody else has seen, and only that has a response_url. */
export function typed({ text, lang, place }: Request): Typed {
  return {
    words: wordsOf(plainText(text)),
    text: text.replace(MENTION, ''),
    lang,
    isUnseen: place.responseUrl !== undefined,
  };
}
