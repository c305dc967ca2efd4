import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Message } from '#demo/slack-double/workspace/model.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { ask, CHANNEL } from '#test/integration/support/people.ts';

let kubewhy: Kubewhy;
let answer: Message;

beforeAll(async () => {
  kubewhy = await startKubewhy(undefined, { recording: 'test/scenarios/key-missing-env' });
  answer = await ask(kubewhy, MINA, 'why deploy/inventory -n inventory-prod');
  // They come after it was noted whose thread it is.
  await kubewhy.slack.eventually(() => kubewhy.slack.messages(CHANNEL).find(isDetails));
});
afterAll(() => kubewhy?.stop());

describe('in the thread of an answer', () => {
  it.each([
    ['what changed?', 'has only one revision'],
    ['누가 바꿨어?', 'kubectl-client-side-apply'],
    ['logs pls', 'has never run'],
    ['which keys does the configmap have', 'DB_HOSTNAME'],
    ['would a restart help?', 'No. A new pod is made from the same template'],
    ['why?', 'DB_HOST'],
  ])('%s is answered there', async (text, said) => {
    const before = repliesIn().length;
    await kubewhy.slack.say({
      user: MINA,
      channel: CHANNEL,
      thread: answer.ts,
      text: `@kubewhy ${text}`,
    });

    const reply = await kubewhy.slack.eventually(() => repliesIn()[before]);

    expect(JSON.stringify(reply.blocks)).toContain(said);
  });
});

/** Whether a message is the first reply under the answer. */
function isDetails({ thread }: Message): boolean {
  return thread === answer.ts;
}

/** What was said in the thread besides the details of the answer. */
function repliesIn(): readonly Message[] {
  return kubewhy.slack
    .messages(CHANNEL)
    .filter(({ metadata }) => JSON.stringify(metadata ?? {}).includes('"talk-'));
}
