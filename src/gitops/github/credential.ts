import { createPrivateKey, type KeyObject, sign } from 'node:crypto';

import { z } from 'zod';

import { BadConfig } from '../../domain/errors.ts';
import type { Ask } from './ask.ts';

/** A fine-grained token, or a GitHub App with its private key in PEM. */
export type Credential = Readonly<{ token: string } | { app: string; key: string }>;
/** A repository in the parts that GitHub's routes name. */
export type Repository = Readonly<{ owner: string; repo: string }>;
/** The header with which a repository is asked. */
export type Authorization = (repository: Repository) => Promise<string>;

const Installation = z.object({ id: z.number() });
const Access = z.object({ token: z.string(), expires_at: z.string() });
/** A token that ends sooner might end on its way. */
const LEFT_MS = 5 * 60_000;
/** GitHub takes no more than ten minutes, and clocks differ. */
const JWT_S = 9 * 60;
const CLOCK_S = 60;

/** Makes the header; an App's tokens hold for one repository, and for no more than pull requests need. Throws BadConfig. */
export function authorizationBy(
  credential: Credential,
  ask: Ask,
  now: () => number,
): Authorization {
  if ('token' in credential) return async () => `Bearer ${credential.token}`;
  const { app } = credential;
  const privateKey = privateKeyIn(credential.key);
  const tokens = new Map<string, z.infer<typeof Access>>();
  return async ({ owner, repo }) => {
    const key = `${owner}/${repo}`;
    const known = tokens.get(key);
    if (known && Date.parse(known.expires_at) - now() > LEFT_MS) return `Bearer ${known.token}`;

    const own = `Bearer ${jwt(app, privateKey, now())}`;
    const found = 'GET /repos/{owner}/{repo}/installation';
    const { id } = await ask(found, { owner, repo }, Installation, own);
    const permissions = { contents: 'write', pull_requests: 'write' };
    const wanted = { installation_id: id, repositories: [repo], permissions };
    const making = 'POST /app/installations/{installation_id}/access_tokens';
    const fresh = await ask(making, wanted, Access, own);
    tokens.set(key, fresh);
    return `Bearer ${fresh.token}`;
  };
}

/** At the start, for later only whoever waits for a pull request would hear of it. */
function privateKeyIn(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new BadConfig(
      'KUBEWHY_GITHUB_APP_KEY has to be the private key of your GitHub App: the whole PEM file, with its line ends.',
    );
  }
}

/** RS256 (RFC 7519), as GitHub asks for; it begins in the past, for GitHub's clock may be behind. */
function jwt(app: string, key: KeyObject, now: number): string {
  const seconds = Math.floor(now / 1000);
  const claims = { iat: seconds - CLOCK_S, exp: seconds + JWT_S, iss: app };
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), key);
  return `${signed}.${signature.toString('base64url')}`;
}
