import { afterEach, describe, expect, it } from '@jest/globals';

import type { Shows } from '#src/incident/shows.ts';
import { deliverAnswer, responseUrl } from '#test/slack/support/answering.ts';
import { type Gateway, startGateway } from '#test/slack/support/gateway.ts';
import { answer, finding, mina, plan } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

const database = { kind: 'Pod', namespace: 'payments', name: 'db-0' };
const noPayments: Shows = (_, { on }) => on.namespace !== 'payments';

describe('Share', () => {
  it('posts a private answer where it was asked', async () => {
    await answeredPrivately();

    await share();

    expect(gateway.redis.gateway).toMatchObject([{ kind: 'answer', question: { private: false } }]);
  });

  it('refuses what rests on something that the channel may not see any more', async () => {
    await answeredPrivately(noPayments);

    await share();

    expect(told()).toContain('This channel may not see');
    expect(gateway.redis.gateway).toEqual([]);
  });

  it('refuses lines of logs where the channel shows none any more', async () => {
    await answeredPrivately((_, { isLog }) => !isLog);

    await share();

    expect(told()).toContain('This channel may not see');
    expect(gateway.redis.gateway).toEqual([]);
  });
});

/** Mina has a private answer that quotes the log of another namespace. */
async function answeredPrivately(shows?: Shows): Promise<void> {
  gateway = await startGateway(undefined, {}, shows);
  const place = { channel: 'COPS000001', responseUrl: await responseUrl(gateway, 'ops') };
  const evidence = [{ source: 'log', object: database, text: 'refused' }] as const;
  const result = {
    is: 'answer',
    answer: answer({ findings: [finding({ evidence })] }),
    plans: [plan()],
    tookMs: 1,
  } as const;
  await deliverAnswer(gateway, { place, private: true }, result);
}

function share() {
  const [private_] = gateway.double.ephemerals(mina.id).slice(-1);
  const on = { channel: 'COPS000001', ts: private_?.ts ?? '' };
  return gateway.double.click({ user: mina.id, on, actionId: 'share' });
}

function told(): string {
  return JSON.stringify(gateway.double.ephemerals(mina.id).at(-1));
}
