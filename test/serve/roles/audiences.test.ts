import { describe, expect, it } from '@jest/globals';

import type { MayRead } from '#src/domain/ports.ts';
import { audienceOf } from '#src/serve/roles/audiences.ts';
import { mina } from '#test/support/jobs.ts';
import { web } from '#test/support/verdicts.ts';

const all = { namespaces: ['*'], kinds: ['*'], logs: true };
const reading = {
  channels: { C1: { ...all, namespaces: ['shop'] } },
  people: { [mina.id]: { user: 'mina@example.com' } },
  peopleByEmail: [],
  mayRead: async () => true,
};
const log = { on: web, isLog: true };

describe('who reads what is said', () => {
  it('in a channel sees what the settings show there, whoever asked', async () => {
    const audience = audienceOf({ place: { channel: 'C1' }, asker: mina }, reading);

    const sees = await audience.sees([]);

    expect([sees({ on: web }), sees({ on: { ...web, namespace: 'payments' } })]).toEqual([
      true,
      false,
    ]);
    expect([await audience.enters('shop'), await audience.enters(undefined)]).toEqual([
      true,
      false,
    ]);
  });

  it('in a channel that the settings do not name sees nothing', async () => {
    const audience = audienceOf({ place: { channel: 'C2' } }, reading);

    expect((await audience.sees([]))({ on: web })).toBe(false);
    expect(await audience.enters('shop')).toBe(false);
  });

  it('in a direct message sees what their own Kubernetes user may read, each asked once', async () => {
    const asked: unknown[] = [];
    const mayRead: MayRead = async ({ user }, { on, isLog }) => {
      asked.push([user, on.name, isLog ?? false]);
      return on.namespace === 'shop' && !isLog;
    };
    const audience = audienceOf(direct, { ...reading, mayRead });

    const sees = await audience.sees([{ on: web }, { on: web }, log]);

    expect([sees({ on: web }), sees(log), sees({ on: { ...web, name: 'unasked' } })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(asked).toEqual([
      ['mina@example.com', 'web', false],
      ['mina@example.com', 'web', true],
    ]);
    expect([await audience.enters('shop'), await audience.enters('payments')]).toEqual([
      true,
      false,
    ]);
  });

  it('in a direct message sees nothing without a Kubernetes user', async () => {
    const audience = audienceOf(direct, { ...reading, people: {} });

    expect((await audience.sees([{ on: web }]))({ on: web })).toBe(false);
  });
});

const direct = { place: { channel: 'D1' }, asker: mina };
