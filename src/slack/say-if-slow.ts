import type { Request } from '../incident/commands/request.ts';
import type { Listening } from './listening.ts';
import type { Message } from './views/blocks.ts';

/** Most answers are there by then. */
const SLOW_MS = 2_500;

/**
 * Tells the asker of a slash command that it is looked at, only if the answer takes longer than usual: what answers a slash command can
 * neither be edited nor deleted (bolt-js issue 2287), so it would stay beside the answer for ever.
 */
export function sayIfSlow(
  { id, place: { responseUrl } }: Request,
  message: Message,
  { api, incidents, later, log }: Pick<Listening, 'api' | 'incidents' | 'later' | 'log'>,
): void {
  if (!responseUrl) return;
  later(SLOW_MS, async () => {
    try {
      if (!(await incidents.find(id))) await api.respond(responseUrl, message, 'asker');
    } catch (error) {
      // The question is in Redis already.
      log.warn({ error: String(error) }, 'Could not tell that the question was taken');
    }
  });
}
