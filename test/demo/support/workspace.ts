import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type WebAPICallResult, WebClient } from '@slack/web-api';

import type { SlackDouble, SlackDoubleOptions } from '#demo/slack-double/slack-double.ts';
import {
  botToken,
  type FakeApp,
  signingSecret,
  startFakeApp,
} from '#test/demo/support/fake-app.ts';
import { startSlackDouble } from '#test/support/start-slack-double.ts';

/** A fresh double before each test, with an app, a client and a clock that stands still. */
export type TestWorkspace = {
  double: SlackDouble;
  app: FakeApp;
  client: WebClient;
  apiUrl: string;
  passes(ms: number): void;
};

/** In ms: Slack waits 3 s for an app, which a busy machine may need. */
const PATIENT = 60_000;

/** Starts one app for the file and one double for each test; the names are bound when a test runs. */
export function useWorkspace(options: Partial<SlackDoubleOptions> = {}): TestWorkspace {
  const space = {} as TestWorkspace;
  let stop: () => Promise<void>;
  let time = 0;
  beforeAll(async () => {
    space.app = await startFakeApp();
  });
  beforeEach(async () => {
    await stop?.();
    time = Date.parse('2026-11-21T12:00:00Z');
    const now = () => time;
    const requestUrl = space.app.url;
    const set = { signingSecret, botToken, requestUrl, now, patienceMs: PATIENT, ...options };
    const started = await startSlackDouble(set);
    stop = () => started.stop();
    space.app.reacts(() => '');
    space.double = started.double;
    space.apiUrl = started.apiUrl;
    space.client = clientOf(started.apiUrl);
    space.passes = (ms) => {
      time += ms;
    };
  });
  afterAll(async () => {
    await stop?.();
    await space.app.stop();
  });
  return space;
}

/** A client that neither waits nor retries. */
export function clientOf(slackApiUrl: string, token: string = botToken): WebClient {
  return new WebClient(token, {
    slackApiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    logger: silent,
  });
}

/** What Slack says when a call fails: its code and the places that it names. */
export async function failure(call: Promise<WebAPICallResult>): Promise<Record<string, unknown>> {
  try {
    await call;
  } catch (error) {
    const { data } = error as { data?: WebAPICallResult & { error: string } };
    if (!data) throw error;
    const messages = data.response_metadata?.messages ?? [];
    return { error: data.error, messages };
  }
  throw new Error('The call did not fail.');
}

const silent = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  setLevel() {},
  setName() {},
  getLevel: () => 'error' as never,
};
