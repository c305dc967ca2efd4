import { rm } from 'node:fs/promises';

import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { sign } from '#src/approvals/signature.ts';
import type { Incident } from '#src/domain/incident.ts';
import { DAYS } from '#src/domain/standstill.ts';
import type { SettingsFile } from '#src/serve/config/settings.ts';
import { changesSent, startAsked } from '#test/integration/support/asked-roles.ts';
import { copiedRecording } from '#test/integration/support/copied-recording.ts';
import { JOON, MINA } from '#test/integration/support/kubewhy.ts';
import { CHANNEL, review } from '#test/integration/support/people.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { APPROVAL_KEY, type Roles, type RolesChanges } from '#test/integration/support/roles.ts';
import { submitForged } from '#test/integration/support/signed.ts';
import { until } from '#test/integration/support/until.ts';

const FREEZE = {
  by: { team: 'T1', id: JOON, name: 'joon' },
  reason: 'launch',
  at: '2026-03-02T09:00:00Z',
};
/** Open on the day after tomorrow only. */
const [later = 'mon'] = [DAYS[(DAYS.indexOf(today()) + 2) % DAYS.length]];
const CLOSED = { changeWindows: [{ days: [later] }] } satisfies Partial<SettingsFile>;
const redis = await startRedis();
const admin = new Redis(redis.url);
let roles: Roles;

beforeEach(async () => {
  await admin.flushall();
});
afterEach(() => roles.stop());
afterAll(async () => {
  admin.disconnect();
  await redis.stop();
});

describe.each<[string, Partial<SettingsFile>, RegExp]>([
  ['`changes: off`', { changes: 'off' }, /changes: off/],
  ['a change window that is closed', CLOSED, /Changes are made only/],
])('%s', (_, settings, words) => {
  it('keeps the gateway from approving anything', async () => {
    const { ids } = await asked({ gateway: settings });

    expect(await submitForged(roles, MINA, ids)).toMatch(words);
    await isUntouched();
  });

  it('keeps the remediator from changing anything, whoever approved it', async () => {
    const { incident } = await asked();
    await roles.restart('remediator', settings);

    expect(await approved(incident)).toMatchObject({
      step: 'refused',
      text: expect.stringMatching(words),
    });
    expect(roles.isChanged()).toBe(false);
  });
});

describe('a freeze', () => {
  it('keeps the gateway from approving and the remediator from changing anything', async () => {
    const { ids, incident } = await asked();
    await roles.queues.freezes.set(FREEZE);

    expect(await submitForged(roles, MINA, ids)).toMatch(/frozen by joon/);
    await isUntouched();

    expect(await approved(incident)).toMatchObject({
      step: 'refused',
      text: expect.stringContaining('frozen by joon'),
    });
    expect(roles.isChanged()).toBe(false);
  });
});

describe('production, where nothing is set', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await copiedRecording((text) => text.replaceAll('blog-system', 'blog-prod'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is changed when two people have approved it, and never by one who does so twice', async () => {
    const { message, ids, incident } = await asked({ recording: folder }, 'blog-prod');

    const past = await approved(incident);
    expect(past).toMatchObject({ step: 'refused', text: expect.stringContaining('Two people') });
    const alone = await submitForged(roles, MINA, ids);
    await review(roles, message, /✋/);
    const again = await submitForged(roles, MINA, ids);
    expect([alone, again]).toEqual([expect.stringMatching(/✋/), expect.stringMatching(/✋/)]);
    expect(roles.isChanged()).toBe(false);

    await submitForged(roles, JOON, ids);

    await review(roles, message, /verified/);
    expect(roles.isChanged()).toBe(true);
  });
});

/** The roles after Mina's question about the incident. */
async function asked(changes: RolesChanges = {}, namespace?: string) {
  const known = await startAsked(redis.url, changes, namespace);
  ({ roles } = known);
  return known;
}

/** Puts a genuine approval of Mina's where the remediator takes it, past everybody; how that ended. */
async function approved({ id: incident, plans: [plan], lang }: Incident) {
  if (!plan) throw new Error('The answer has no plan.');
  const person = { team: 'TDEMO00001', id: MINA, name: 'mina' };
  const about = { plan: plan.id, incident, channel: CHANNEL, person, at: new Date().toISOString() };
  const approval = sign({ id: 'past-everybody', ...about }, APPROVAL_KEY);
  const job = { v: 1, id: approval.id, kind: 'change', approval, plan, lang } as const;
  await roles.queues.outbox.toRemediator(job);
  return until('it is known how the approval ended', async () => {
    const { acts = [] } = (await roles.queues.incidents.find(incident)) ?? {};
    return acts.find(({ at }) => at === approval.at)?.progress;
  });
}

async function isUntouched(): Promise<void> {
  expect(await changesSent(admin)).toBe(0);
  expect(roles.isChanged()).toBe(false);
}

function today() {
  return DAYS[(new Date().getUTCDay() + 6) % 7] ?? 'mon';
}
