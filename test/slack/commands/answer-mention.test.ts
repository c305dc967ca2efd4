import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Message } from '#demo/slack-double/workspace/model.ts';
import { deliverAnswer } from '#test/slack/support/answering.ts';
import { type Gateway, startGateway } from '#test/slack/support/gateway.ts';

const MINA = 'UMINA00001';
const JOON = 'UJOON00001';
const OPS = 'COPS000001';

let gateway: Gateway;
let thread: string;

beforeEach(async () => {
  gateway = await startGateway();
  await deliverAnswer(gateway, { place: { channel: OPS } });
  const [parent] = gateway.double.messages(OPS);
  thread = parent?.ts ?? '';
});
afterEach(() => gateway.stop());

describe('a mention in the thread of an incident', () => {
  it.each([
    ['why?', 'cannot be placed'],
    ['how sure are you', 'Proven'],
    ['is it safe to apply?', 'Nothing changes before you have approved it'],
    ['fix it', 'Review fix'],
    ['undo', 'has changed nothing here'],
    ['thanks!', 'welcome'],
  ])('is answered by its record: %s', async (text, said) => {
    await say(MINA, text);
    await delivered();

    expect(replies()).toEqual([expect.stringContaining(said)]);
  });

  it('is answered in its own language, for which a worker looks again', async () => {
    await say(MINA, '왜 이래요?');
    await say(MINA, '고마워요');
    await delivered();

    expect(gateway.redis.worker).toMatchObject([
      { kind: 'talk', intents: ['why'], question: { lang: 'ko' } },
    ]);
    expect(replies()).toEqual([expect.stringContaining('천만에요')]);
  });

  it('has a worker look at the cluster for what the record does not tell', async () => {
    await say(MINA, 'what changed, and show me the logs');

    expect(gateway.redis.worker).toMatchObject([
      {
        kind: 'talk',
        intents: ['changed', 'logs'],
        question: { query: { namespace: 'blog-system' }, place: { thread }, lang: 'en' },
      },
    ]);
    expect(replies()).toEqual([]);
  });

  it('shows what the worker has found there, with times in the clock of the reader', async () => {
    await say(MINA, 'what changed');
    const [job] = gateway.redis.worker;
    if (job?.kind !== 'talk') throw new Error('nobody looks');
    const { id, incident, question, intents } = job;
    const about = { kind: 'Pod', namespace: 'blog-system', name: 'web-6c7c9fb85d-8lqpc' };
    const says = [{ intent: 'changed', lines: ['Made ⟦2026-03-02T14:01:00Z⟧ <!here>'] }] as const;
    const result = { is: 'talk', about, says, tookMs: 5 } as const;

    await gateway.slack.deliver({ v: 1, id, kind: 'talk', incident, question, intents, result });
    await gateway.slack.deliver({ v: 1, id, kind: 'talk', incident, question, intents, result });

    expect(replies()).toHaveLength(1);
    expect(replies()[0]).toContain('<!date^1772460060^');
    expect(replies()[0]).toContain('&lt;!here&gt;');
  });

  it('asks about another object that it names', async () => {
    await say(MINA, 'and what about payments-api?');

    expect(gateway.redis.worker).toMatchObject([
      { kind: 'why', question: { query: { text: 'payments-api' }, place: { thread } } },
    ]);
  });

  it('is told privately what can be asked where nobody can understand it', async () => {
    await say(JOON, 'the weather in seoul looks lovely');

    expect(replies()).toEqual([]);
    expect(gateway.redis.worker).toEqual([]);
    const [whisper] = gateway.double.ephemerals(JOON);
    const blocks = JSON.stringify(whisper?.blocks);
    expect(blocks).toContain('ask_here:changed');
    expect(blocks).toContain('ask_here:logs');
    expect(blocks).not.toContain('/k8s');
  });

  it('asks by such a button what it says', async () => {
    await say(MINA, 'blah blubb');
    const [whisper] = gateway.double.ephemerals(MINA);
    if (!whisper) throw new Error('nobody whispered');

    await gateway.double.click({ user: MINA, on: whisper, actionId: 'ask_here:changed' });

    expect(gateway.redis.worker).toMatchObject([
      { kind: 'talk', intents: ['changed'], question: { place: { thread } } },
    ]);
  });

  it('recommends no slash command', async () => {
    await gateway.double.say({ user: MINA, channel: OPS, text: '@kubewhy wyh web' });
    await gateway.double.say({ user: MINA, channel: OPS, text: '@kubewhy help' });

    const said = JSON.stringify(gateway.double.ephemerals(MINA));
    expect(said).toContain('@kubewhy why');
    expect(said).not.toContain('/k8s');
  });
});

describe('a direct message', () => {
  it('needs no mention, and is about what was asked there last', async () => {
    await gateway.double.say({ user: MINA, channel: MINA, text: 'why web' });
    const [asked] = gateway.redis.worker;
    if (asked?.kind !== 'why') throw new Error('nobody asks');
    const { channel } = asked.question.place;
    await deliverAnswer(gateway, { id: 'q-dm', place: { channel } });

    await gateway.double.say({ user: MINA, channel: MINA, text: 'logs pls' });

    expect(asked.question).toMatchObject({ query: { text: 'web' }, asker: { id: MINA } });
    expect(channel).toMatch(/^D/);
    expect(gateway.redis.worker.at(-1)).toMatchObject({
      kind: 'talk',
      intents: ['logs'],
      incident: 'q-dm',
      question: { place: { channel } },
    });
  });
});

function say(user: string, text: string) {
  return gateway.double.say({ user, channel: OPS, thread, text: `@kubewhy ${text}` });
}

/** Has the gateway deliver what it was given. */
async function delivered(): Promise<void> {
  for (const job of gateway.redis.gateway) await gateway.slack.deliver(job);
}

/** What the bot said in the thread after its details. */
function replies(): readonly string[] {
  const isTalk = ({ metadata }: Message) => JSON.stringify(metadata ?? {}).includes('"talk-');
  return gateway.double
    .messages(OPS)
    .filter(isTalk)
    .map(({ blocks }) => JSON.stringify(blocks));
}
