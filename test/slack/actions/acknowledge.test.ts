import { afterEach, expect, it } from '@jest/globals';

import { parentText, pressAlert, showAgain, startAlerted } from '#test/slack/support/alerted.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { mina } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

it('is noted with who and when, once, and its button goes', async () => {
  gateway = await startAlerted();

  await pressAlert(gateway, 'acknowledge');
  await showAgain(gateway);

  expect(parentText(gateway)).toContain(`Acknowledged by <@${mina.id}>`);
  expect(parentText(gateway)).not.toContain('"action_id":"acknowledge"');
  expect(gateway.redis.gateway).toMatchObject([{ kind: 'thread', incident: 'a-1' }]);
  expect(gateway.redis.audit).toContainEqual(
    expect.objectContaining({ what: 'acknowledged', by: mina, incident: 'a-1' }),
  );
});

it('is refused where the channel may not see the incident any more, and says so', async () => {
  let isShown = true;
  gateway = await startAlerted({}, undefined, () => isShown);
  isShown = false;

  await pressAlert(gateway, 'acknowledge');

  expect(gateway.redis.records.get('a-1')?.acknowledged).toBeUndefined();
  const [told] = gateway.double.ephemerals(mina.id).slice(-1);
  expect(JSON.stringify(told)).toContain('This channel may not see');
});

it('says where Redis does not answer', async () => {
  gateway = await startAlerted();
  gateway.redis.isDown = true;

  await pressAlert(gateway, 'acknowledge');

  const [told] = gateway.double.ephemerals(mina.id).slice(-1);
  expect(JSON.stringify(told)).toContain('Redis does not answer');
});
