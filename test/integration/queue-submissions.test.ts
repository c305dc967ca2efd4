import { rm } from 'node:fs/promises';

import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import { changesSent, startAsked } from '#test/integration/support/asked-roles.ts';
import { copiedRecording } from '#test/integration/support/copied-recording.ts';
import { MINA } from '#test/integration/support/kubewhy.ts';
import { review } from '#test/integration/support/people.ts';
import { startRedis } from '#test/integration/support/redis.ts';
import { signed, submission, submitForged } from '#test/integration/support/signed.ts';

const SORA = 'USORA00001'; // who is nobody in the cluster
/** Nodes, as the recording holds them. */
const TAINTED = /spec:\n {2}taints:\n.*\n {6}effect: NoSchedule/;
const CORDONED = 'spec: { unschedulable: true }';

type Asked = Awaited<ReturnType<typeof startAsked>>;
const redis = await startRedis();
const admin = new Redis(redis.url);
let asked: Asked;

beforeEach(async () => {
  await admin.flushall();
  asked = await startAsked(redis.url);
});
afterEach(() => asked.roles.stop());
afterAll(async () => {
  admin.disconnect();
  await redis.stop();
});

describe('a submitted review', () => {
  it('is taken once, however often the same request is sent again', async () => {
    const { roles, message, ids } = asked;
    const request = signed(roles, submission(MINA, ids));

    const answers = await Promise.all([1, 2, 3].map(() => fetch(roles.door, request)));
    await review(roles, message, /verified/);
    const late = await (await fetch(roles.door, request)).text();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(late).toMatch(/verified/);
    expect(await changesSent(admin)).toBe(1);
  });

  it.each<[string, (text: string) => string]>([
    ['its pods would find no node', (text) => text.replaceAll('spec: {}', CORDONED)],
    ['the rule would block as well', (text) => text.replace(TAINTED, CORDONED)],
  ])('is refused at the click where by then %s', async (_, edit) => {
    const { roles, message, ids } = asked;
    const recording = await copiedRecording(edit);
    await roles.restart('worker', { cluster: { name: 'test', recording } });

    await submitForged(roles, MINA, { ...ids, held: ['placement', 'rules'] });

    await review(roles, message, /The cluster has changed since the preview/);
    expect(roles.isChanged()).toBe(false);
    await rm(recording, { recursive: true });
  });

  it.each<[string, (known: Asked) => object, RegExp]>([
    ['the plan of another incident', ({ ids }) => ({ ...ids, incident: 'q-2' }), /no longer known/],
    ['a plan that nobody made', ({ ids }) => ({ ...ids, plan: 'p-2' }), /does not belong/],
    [
      'values that were not shown',
      ({ ids, incident }) => ({
        ...ids,
        fix: { finding: incident.answer?.findings[0]?.key, remedy: incident.plans[0]?.remedy },
        values: { taints: 'Ignore' },
      }),
      /does not belong/,
    ],
    ['an age that is too old', ({ ids }) => ({ ...ids, at: '2026-03-02T09:00:00Z' }), /old/],
  ])('that was forged to hold %s changes nothing', async (_, forged, words) => {
    expect(await submitForged(asked.roles, MINA, forged(asked))).toMatch(words);
    expect(await changesSent(admin)).toBe(0);
    expect(asked.roles.isChanged()).toBe(false);
  });

  it('of somebody who is nobody in the cluster changes nothing', async () => {
    const { roles, message, ids } = asked;

    await submitForged(roles, SORA, ids);

    await review(roles, message, /no Kubernetes user/);
    expect(roles.isChanged()).toBe(false);
  });
});
