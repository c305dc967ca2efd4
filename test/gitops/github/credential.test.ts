import { generateKeyPairSync } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { BadConfig } from '#src/domain/errors.ts';
import { gitHubRepositories } from '#src/gitops/github/repositories.ts';
import { type Hub, startHub } from '#test/gitops/github/support/hub.ts';

const APP = 12_345;
const MAKING = 'POST /app/installations/100/access_tokens';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

describe('a GitHub App', () => {
  let hub: Hub;
  beforeAll(async () => {
    const permissions = { contents: 'write', pull_requests: 'write' };
    const installations = [{ installation_id: 100, account: 'acme', permissions }];
    const app = { app_id: APP, slug: 'kubewhy', name: 'kubewhy', private_key: privateKey };
    hub = await startHub({ 'web.yaml': 'image: web:1\n' }, [{ ...app, installations }]);
  });
  afterAll(() => hub.stop());

  it('asks with a token of its own for one repository, until that ends', async () => {
    let now = Date.now();
    const repositories = gitHubRepositories(
      { ...hub.github, credential: { app: String(APP), key: privateKey } },
      () => now,
    );

    await repositories.look('acme/deploy');
    await repositories.look('acme/deploy');
    expect(made()).toHaveLength(1);
    now += 56 * 60_000;
    await repositories.look('acme/deploy');

    expect(made().length).toBeGreaterThan(1);
    const others = hub.asked.filter(({ route }) => route.includes('/git/'));
    expect(others.map(({ authorization }) => authorization)).toEqual(
      others.map(() => expect.stringMatching(/^Bearer ghs_/)),
    );
  });

  it('signs for ten minutes at most, as GitHub asks, and from a minute ago', async () => {
    const now = Date.now();
    const credential = { app: String(APP), key: privateKey };

    await gitHubRepositories({ ...hub.github, credential }, () => now).look('acme/deploy');

    const [, claims = ''] = made().at(-1)?.authorization.split('.') ?? [];
    const seconds = Math.floor(now / 1000);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iat: seconds - 60,
      exp: seconds + 540,
      iss: String(APP),
    });
  });

  it('is told at the start that its key is none, without a word of it', () => {
    const open = () =>
      gitHubRepositories({ ...hub.github, credential: { app: '1', key: 'no key' } });

    expect(open).toThrow(BadConfig);
    expect(open).toThrow(/^KUBEWHY_GITHUB_APP_KEY (?!.*no key)/);
  });

  function made() {
    return hub.asked.filter(({ route }) => route === MAKING);
  }
});
