import { expect, it } from '@jest/globals';
import { WebAPIRateLimitedError, WebAPIRequestError } from '@slack/web-api';

import { withinReach } from '#src/slack/within-reach.ts';

it('tells why Slack is out of reach', async () => {
  const lost = new WebAPIRequestError(new Error('getaddrinfo ENOTFOUND slack.com'));

  await expect(withinReach(async () => Promise.reject(lost))()).rejects.toThrow(
    /ENOTFOUND slack\.com/,
  );
});

it('is content with a Slack that asks for a pause', async () => {
  const busy = new WebAPIRateLimitedError(30);

  await expect(withinReach(async () => Promise.reject(busy))()).resolves.toBeUndefined();
});

it('asks once in 15 s, whatever came of it', async () => {
  let [time, asked] = [0, 0];
  const look = withinReach(
    async () => void (asked += 1),
    () => time,
  );

  await look();
  await look();
  time = 15_000;
  await look();

  expect(asked).toBe(2);
});
