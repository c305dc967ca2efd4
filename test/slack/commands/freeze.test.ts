import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { deliverAnswer } from '#test/slack/support/answering.ts';
import { startGateway, type Gateway } from '#test/slack/support/gateway.ts';
import { mina } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('/k8s freeze', () => {
  it('stops all changes, and tells the channel who did and why', async () => {
    const said = await typed('freeze payday, no changes');

    expect(gateway.redis.freeze).toMatchObject({ by: mina, reason: 'payday, no changes' });
    expect(said).toContain('All changes are frozen by mina');
    expect(said).toContain('payday, no changes');
    expect(said).toContain('not kubectl');
    expect(gateway.redis.audit).toMatchObject([{ what: 'froze', by: mina }]);
  });

  it('leaves a freeze that holds as it is, and says whose it is', async () => {
    await typed('freeze payday');

    expect(await typed('freeze why')).toContain('frozen by mina');
    expect(gateway.redis.freeze).toMatchObject({ reason: 'payday' });
  });

  it('keeps a secret out of the reason', async () => {
    await typed('freeze password: hunter2');

    expect(gateway.redis.freeze?.reason).not.toContain('hunter2');
  });

  it('stands on every card that offers a change', async () => {
    await typed('freeze payday');

    await deliverAnswer(gateway);

    expect(JSON.stringify(gateway.double.messages('ops').at(-2))).toContain('payday');
  });

  it('is not for somebody without a Kubernetes user', async () => {
    const said = await typed('freeze', 'UJOON00001');

    expect(said).toContain('UJOON00001');
    expect(gateway.redis.freeze).toBeUndefined();
    expect(gateway.redis.audit).toMatchObject([{ what: 'refused', to: 'freeze' }]);
  });
});

describe('the policy of a freeze', () => {
  it.each(['freeze', 'unfreeze'] as const)(
    'refuses to %s elsewhere, and has it noted',
    async (to) => {
      if (to === 'unfreeze') await typed('freeze');
      const before = gateway.redis.freeze;
      gateway.redis.policy = [
        { fixes: [`changes/${to}`], namespaces: ['*'], channels: ['COTHER'] },
      ];

      const said = await typed(to);

      expect(said).toContain(`No rule under \`policy\` in kubewhy.yaml lets \`changes/${to}\``);
      expect(gateway.redis.freeze).toEqual(before);
      expect(gateway.redis.audit.at(-1)).toMatchObject({ what: 'refused', to, by: mina });
    },
  );
});

describe('/k8s unfreeze', () => {
  it('allows changes again, and tells the channel', async () => {
    await typed('freeze');

    expect(await typed('unfreeze')).toContain('mina lifted the freeze');
    expect(gateway.redis.freeze).toBeUndefined();
  });

  it('says that nothing is frozen', async () => {
    expect(await typed('unfreeze')).toContain('Changes are not frozen');
  });

  it('is not for somebody without a Kubernetes user', async () => {
    await typed('freeze');

    expect(await typed('unfreeze', 'UJOON00001')).toContain('UJOON00001');
    expect(gateway.redis.freeze).toBeDefined();
  });
});

/** What was said to these words, to the channel or to the person alone. */
async function typed(text: string, user = mina.id): Promise<string> {
  await gateway.double.typeCommand({ user, channel: 'ops', text: `/k8s ${text}` });
  return JSON.stringify([
    gateway.double.messages('ops').at(-1),
    gateway.double.ephemerals(user).at(-1),
  ]);
}
