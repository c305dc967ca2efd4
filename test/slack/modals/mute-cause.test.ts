import { afterEach, expect, it } from '@jest/globals';

import { parentText, pressAlert, showAgain, startAlerted } from '#test/slack/support/alerted.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { mina } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

it('mutes a cause in its channel until then, and says who did', async () => {
  gateway = await startAlerted();

  await pressAlert(gateway, 'mute_cause');
  const viewId = gateway.double.views(mina.id).at(-1)?.id ?? '';
  await gateway.double.submit({ user: mina.id, viewId, values: { hours: { hours: '24' } } });
  await showAgain(gateway);

  expect(JSON.stringify(gateway.double.views(mina.id).at(-1))).toContain('Muted in this channel');
  expect(parentText(gateway)).toContain('Muted here by');
  const { at = '', until = '' } = gateway.redis.records.get('a-1')?.muted ?? {};
  expect(Date.parse(until) - Date.parse(at)).toBe(24 * 3_600_000);
  expect(gateway.redis.audit).toContainEqual(
    expect.objectContaining({ what: 'muted', by: mina, incident: 'a-1' }),
  );
});
