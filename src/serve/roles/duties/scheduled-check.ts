import { present } from '../../../text/present.ts';
import type { Duty, JobOf } from './duty.ts';

/**
 * Goes through checklists for a channel when its schedule says so. What comes of it is compared with the last time where it is told;
 * a check that could not be made is told by the next one.
 */
export const scheduledCheck: Duty<JobOf<'scheduled-check'>> = {
  async run({ id, channel, lists: text, namespace, lang }, { answers, outbox }) {
    const at = new Date().toISOString();
    const query = { text, ...present({ namespace }) };
    const result = await answers.check({ query, lang, place: { channel } });
    if (result.is !== 'check') return;
    const { check } = result;
    await outbox.toGateway({
      v: 1,
      id: `${id}-${at}`,
      kind: 'check-news',
      channel,
      at,
      check,
      lang,
    });
  },
  giveUp: async () => undefined,
};
