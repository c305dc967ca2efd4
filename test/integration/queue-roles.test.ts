import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { sign } from '#src/approvals/signature.ts';
import type { Incident } from '#src/domain/incident.ts';
import { DAYS } from '#src/domain/standstill.ts';
import type { SettingsFile } from '#src/serve/config/settings.ts';
import { JOON, MINA } from '#test/integration/support/kubewhy.ts';
import { ask, CHANNEL, idsIn, review } from '#test/integration/support/people.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import {
  APPROVAL_KEY,
  type Roles,
  type RolesChanges,
  startRoles,
} from '#test/integration/support/roles.ts';
import { signed, submission, submitForged } from '#test/integration/support/signed.ts';
import { until } from '#test/integration/support/until.ts';

const SORA = 'USORA00001'; // who is nobody in the cluster
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
    folder = await inNamespace('blog-prod');
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

describe('a submitted review', () => {
  it('is taken once, however often the same request is sent again', async () => {
    const { message, ids } = await asked();
    const request = signed(roles, submission(MINA, ids));

    const answers = await Promise.all([1, 2, 3].map(() => fetch(roles.door, request)));
    await review(roles, message, /verified/);
    const late = await (await fetch(roles.door, request)).text();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(late).toMatch(/verified/);
    expect(await changesSent()).toBe(1);
  });

  it.each<[string, (known: Asked) => object, string, RegExp]>([
    ['the plan of another incident', ({ ids }) => ({ ...ids, incident: 'q-2' }), MINA, /not known/],
    ['a plan that nobody made', ({ ids }) => ({ ...ids, plan: 'p-2' }), MINA, /does not belong/],
    [
      'values that were not shown',
      ({ ids, incident }) => ({
        ...ids,
        fix: { finding: incident.answer?.findings[0]?.key, remedy: incident.plans[0]?.remedy },
        values: { taints: 'Ignore' },
      }),
      MINA,
      /does not belong/,
    ],
    ['an age that is too old', ({ ids }) => ({ ...ids, at: '2026-03-02T09:00:00Z' }), MINA, /old/],
  ])('that was forged to hold %s changes nothing', async (_, forged, user, words) => {
    const known = await asked();

    expect(await submitForged(roles, user, forged(known))).toMatch(words);
    await isUntouched();
  });

  it('of somebody who is nobody in the cluster changes nothing', async () => {
    const { message, ids } = await asked();

    await submitForged(roles, SORA, ids);

    await review(roles, message, /no Kubernetes user/);
    expect(roles.isChanged()).toBe(false);
  });
});

type Asked = Awaited<ReturnType<typeof asked>>;

/** The roles after Mina's question about the incident, whose first fix she has seen. */
async function asked(changes: RolesChanges = {}, namespace = 'blog-system') {
  roles = await startRoles(redis.url, changes);
  const message = await ask(roles, MINA, `why rollout/web -n ${namespace}`);
  const ids = idsIn(message);
  const incident = await roles.queues.incidents.find(ids.incident);
  if (!incident) throw new Error('The answer opened no incident.');
  return { message, ids, incident };
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
  expect(await changesSent()).toBe(0);
  expect(roles.isChanged()).toBe(false);
}

/** How many approvals were ever handed to the remediator, or are on their way. */
async function changesSent(): Promise<number> {
  const keys = await admin.keys('kubewhy:*');
  const ids = keys.filter((key) => /:worker:prove-|:remediator:change-/.test(key));
  return new Set(ids.map((key) => key.split('-').at(-1))).size;
}

/** The recorded incident in a namespace of another name. */
async function inNamespace(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kubewhy-recording-'));
  await cp('recordings/inc-000-1', folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('blog-system', name));
  }
  return folder;
}

function today() {
  return DAYS[(new Date().getUTCDay() + 6) % 7] ?? 'mon';
}
