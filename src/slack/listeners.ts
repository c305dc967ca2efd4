import type { App } from '@slack/bolt';

import { wordings } from '../answers/words/slack.ts';
import type { Request } from '../incident/commands/request.ts';
import { actions } from './actions/index.ts';
import { answerMention } from './commands/answer-mention.ts';
import { answerTo } from './commands/answer-to.ts';
import { clickOf, mentionRequest, slashRequest, submissionOf } from './incoming.ts';
import { languageOf } from './language-of.ts';
import type { Listening } from './listening.ts';
import { modals } from './modals/index.ts';
import { sayIfSlow } from './say-if-slow.ts';
import { note } from './views/note.ts';
import { noteModal } from './views/preview-modal.ts';
import { withEmail } from './with-email.ts';

/**
 * Connects Bolt to our own lists: one listener for each way in, since Bolt runs all that match and two
 * that acknowledge are an error. Bolt answers only when a listener is done (processBeforeResponse).
 */
export function listen(app: App, deps: Listening): void {
  const words = wordings[deps.lang];
  const known = async (request: Request): Promise<Request> => ({
    ...request,
    asker: await withEmail(request.asker, deps),
  });

  app.command(/^\//, async ({ body, ack }) => {
    const lang = await languageOf(body.user_id, deps);
    const request = await known(slashRequest(body, lang));
    const { accepted, message, aloud } = await answerTo(request, deps);
    if (!accepted) return ack({ response_type: aloud ? 'in_channel' : 'ephemeral', ...message });
    await ack(); // shows nothing
    sayIfSlow(request, message, deps);
  });

  const heard = async (body: unknown): Promise<void> => {
    const { request, user } = mentionRequest(body, deps.lang);
    if (!user) return; // a bot's or workflow's
    const lang = await languageOf(user, deps);
    const { accepted, message } = await answerMention(await known({ ...request, lang }), deps);
    // The answer comes in a second; only help and what went wrong need a word now.
    if (!accepted) await deps.door.whisper(request.place, user, message);
  };

  app.event('app_mention', async ({ body }) => heard(body));
  // Of messages Slack sends those to the app alone: manifests subscribe to message.im.
  app.event('message', async ({ body, event }) => {
    if (event.channel_type === 'im') await heard(body);
  });

  app.action(/.*/, async ({ body, ack }) => {
    const { name, click } = clickOf(body, deps.lang);
    const action = actions.find((one) => one.name === name);
    if (action) await action.press({ ...click, person: await withEmail(click.person, deps) }, deps);
    else if (click.responseUrl) {
      await deps.api.respond(click.responseUrl, note(words.staleButton), 'asker');
    }
    await ack();
  });

  app.view({ type: 'view_submission', callback_id: /.*/ }, async ({ body, ack }) => {
    const { callbackId, submission } = submissionOf(body);
    const modal = modals.find((one) => one.callbackId === callbackId);
    const view = modal
      ? await modal.submit(
          { ...submission, person: await withEmail(submission.person, deps) },
          deps,
        )
      : noteModal(deps.lang, words.staleButton);
    await ack({ response_action: 'update', view });
  });
}
