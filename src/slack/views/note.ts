import { section, type Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { safe, sentence } from './text.ts';

/** A short message of one paragraph; pairs of backticks mark names. */
export function note(text: string): Message {
  return { text: safe(text, LIMITS.fallback), blocks: [section(sentence(text, 1500))] };
}
