import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { until } from '#test/integration/support/until.ts';

const names = Array.from({ length: 10 }, (_, at) => `restored-${at}`);
let gateway: Gateway;

beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

it('alerts that were told since the copy from which Redis was restored are told once all the same', async () => {
  await told(names.slice(0, 3));
  const restore = await gateway.redis.copied();
  await told(names.slice(3));
  expect(parents()).toHaveLength(names.length);
  await restore();

  await told(names);

  const labels = labelsIn('alerts');
  expect(parents()).toHaveLength(names.length);
  expect(labels.length).toBe(new Set(labels).size);
});

/** Sends them, as often as Alertmanager does, until nothing of them waits. */
async function told(these: readonly string[]): Promise<void> {
  const { inbox, counts } = gateway.queues;
  await until('they are accepted', async () => {
    return (await gateway.alert(...these)) === 202 || undefined;
  });
  await until('nothing waits', async () => {
    const gathered = await inbox.waiting();
    const all = Object.values(await counts()).flatMap(({ waiting, active, delayed }) => [
      waiting,
      active,
      delayed,
    ]);
    return [gathered, ...all].every((one) => one === 0) || undefined;
  });
}

function parents(): readonly string[] {
  return labelsIn('alerts').filter((label) => label.endsWith(' parent'));
}

function labelsIn(channel: string): readonly string[] {
  return gateway.double.messages(channel).map(({ metadata }) => {
    const { incident, part } = metadata?.event_payload ?? {};
    return `${String(incident)} ${String(part)}`;
  });
}
