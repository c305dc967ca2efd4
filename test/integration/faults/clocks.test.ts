import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';

import { clockStandstill } from '#src/approvals/clock-standstill.ts';
import { sign } from '#src/approvals/signature.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import { clockAhead } from '#src/queue/clock-ahead.ts';
import { commandConnection } from '#src/queue/connection.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { approved, surroundings } from '#test/fixes/support/surroundings.ts';
import { startRedis, type TestRedis, UNKEPT } from '#test/integration/support/redis.ts';
import { silent } from '#test/support/logs.ts';

/** What an approval is good for, in seconds. */
const GOOD_FOR = 60;
/** By how many seconds a clock is ahead; none so near to a limit that a busy machine decides. */
const OFFSETS = [-120, -90, -20, 0, 20, 90, 120];
const pairs = OFFSETS.flatMap((gateway) =>
  OFFSETS.map((remediator) => [gateway, remediator] as const),
);
const plan = abortion();
let redis: TestRedis;
let connection: Redis;

beforeAll(async () => {
  redis = await startRedis(UNKEPT);
  const quiet = { log: silent, report: () => undefined, isOver: () => false };
  connection = commandConnection(redis.url, quiet, 60_000);
});
afterAll(async () => {
  connection.disconnect();
  await redis.stop();
});

it.each(pairs)(
  'with the gateway %d s and the remediator %d s ahead a change is made once, or a clock is named',
  async (gateway, remediator) => {
    const clock = (seconds: number) => () => Date.now() + seconds * 1000;
    const { api, deps } = surroundings();
    const { signature: _, ...unsigned } = approved(plan.id);
    const at = new Date(clock(gateway)()).toISOString();
    const approval = sign({ ...unsigned, at }, 'key');
    const remediating = {
      ...deps,
      now: () => new Date(clock(remediator)()),
      clockAhead: () => clockAhead(connection, clock(remediator)),
    };

    const ended = await carryOut(approval, plan, remediating);
    const again = await carryOut(approval, plan, remediating);

    const isNear = Math.abs(remediator - gateway) <= GOOD_FOR;
    const atGateway = clockStandstill('gateway', await clockAhead(connection, clock(gateway)));
    const isNamed =
      atGateway !== undefined || /The clock of the remediator is \d+ s/.test(ended.text ?? '');
    expect(again).toEqual(ended);
    expect(api.effects).toBe(isNear ? 1 : 0);
    expect(isNear || isNamed).toBe(true);
  },
);
