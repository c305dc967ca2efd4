import { describe, expect, it } from '@jest/globals';

import { checkMessageBlocks } from '#demo/slack-double/blocks/check-blocks.ts';
import { LANGS, type Lang } from '#src/domain/lang.ts';
import { answerMessage } from '#src/slack/views/answer.ts';
import { detailsMessages } from '#src/slack/views/details.ts';
import { incident } from '#test/slack/support/incidents.ts';
import { answered } from '#test/support/answered.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** Of the parent, blocks and all, in characters: more would not be read on a phone. */
const LONGEST = 6000;

describe.each(scenarios)('scenario $name in Slack', (scenario) => {
  it.each(LANGS)('is answered within the limits of Slack in %s', async (lang) => {
    const { parent, details } = await messages(lang);

    for (const { blocks } of [parent, ...details]) {
      expect(() => checkMessageBlocks(JSON.parse(JSON.stringify(blocks)))).not.toThrow();
    }
    expect(JSON.stringify(parent.blocks).length).toBeLessThanOrEqual(LONGEST);
    expect(/\p{Script=Hangul}/u.test(JSON.stringify(parent))).toBe(lang === 'ko');
  });

  async function messages(lang: Lang) {
    const { answer, plans } = await answered(scenario, lang);
    const shown = { ...incident({ lang, plans }), answer };
    return { parent: answerMessage(shown), details: detailsMessages(shown) };
  }
});
