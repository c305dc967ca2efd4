import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { heardIn } from '#src/incident/intents/heard.ts';
import { isHeard } from '#src/incident/intents/is-heard.ts';

const messages = readFileSync(new URL('messages.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string]);

describe('what a message in a thread asks for', () => {
  it.each(messages)('is %s: %s', (wanted, text) => {
    const heard = heardIn(text.replace('@kubewhy', ''));

    const intents = isHeard(heard) ? heard.intents.join(',') : '-';
    expect(intents).toBe(wanted);
  });
});
