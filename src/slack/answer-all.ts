import type { App } from '@slack/bolt';

/** Answers at once what no listener is for: Bolt would keep such a request open for three seconds. */
export function answerAll(app: App): void {
  const handle = app.processEvent.bind(app);
  app.processEvent = async (event) => {
    let isAnswered = false;
    await handle({
      ...event,
      async ack(response) {
        isAnswered = true;
        await event.ack(response);
      },
    });
    if (!isAnswered) await event.ack();
  };
}
