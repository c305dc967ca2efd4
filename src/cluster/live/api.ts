import { z } from 'zod';

import { ClusterUnreachable } from '../../domain/errors.ts';
import { present } from '../../text/present.ts';
import { NoReply, type Connection, type Reply, type Request } from './connection.ts';
import { decoded } from './decoded.ts';
import { findIn, GroupList, resourcesOf, type ApiResource, type FoundKind } from './discovery.ts';
import { statusOf } from './status.ts';

/** One API server: requests to it, and what kinds and version it has. All throw ClusterUnreachable. */
export interface Api {
  request(request: Request): Promise<Reply>;
  now(): Date;
  /** Like "1.34"; empty when the account may not read /version. */
  version(): Promise<string>;
  resources(): Promise<readonly ApiResource[]>;
  /** Where a kind is served; `absent` when the cluster does not know it. */
  find(kind: string): Promise<FoundKind>;
}

const KEPT_MS = 10 * 60_000;
/** A kind that is not found is looked for again after this: its definition may be new. */
const KEPT_FOR_ABSENT_MS = 60_000;
const Version = z.object({ major: z.string(), minor: z.string() });

/**
 * Knows one API server. `access` says how it was found, such as a context and its file, and is quoted
 * when the server cannot be reached.
 */
export function openApi(connection: Connection, access: string): Api {
  let version: Promise<string> | undefined;
  let cached: Readonly<{ at: number; resources: Promise<readonly ApiResource[]> }> | undefined;

  const unreachable = (what: string, advice: string, cause?: unknown) =>
    new ClusterUnreachable(`The cluster cannot be reached: ${what}. ${advice} (${access}).`, {
      cause,
      since: cause instanceof NoReply ? cause.since : undefined,
    });

  async function request(one: Request): Promise<Reply> {
    const reply = await connection.request(one).catch((error: unknown) => {
      if (!(error instanceof NoReply) || error.sent) throw error;
      const { advice = 'Check its address, certificate and the network' } = error;
      throw unreachable(error.message, advice, error);
    });
    if (reply.status !== 401) return reply;
    throw unreachable('it does not know who is asking (401)', 'Log in again or renew the token');
  }

  /** Without these nothing can be read, so their failure is the cluster's. */
  async function basics(path: string, accept?: string): Promise<Reply> {
    const asked: Request = { method: 'GET', path, ...present({ accept }) };
    return await request(asked).catch((error: unknown) => {
      if (!(error instanceof NoReply)) throw error;
      throw unreachable(error.message, 'It may be overloaded: ask again later', error);
    });
  }

  async function readVersion(): Promise<string> {
    const reply = await basics('/version');
    if (reply.status === 403) return '';
    const version = reply.status === 200 ? decoded(Version, reply) : undefined;
    if (!version) throw notAnApi(reply);
    const { major, minor } = version;
    return `${major}.${/^\d*/.exec(minor)?.[0]}`;
  }

  async function readResources(): Promise<readonly ApiResource[]> {
    const replies = await Promise.all(['/api', '/apis'].map((path) => basics(path, DISCOVERY)));
    return replies.flatMap((reply) => {
      const groups = reply.status === 200 ? decoded(GroupList, reply) : undefined;
      if (!groups) throw notAnApi(reply);
      return resourcesOf(groups);
    });
  }

  const notAnApi = (reply: Reply) =>
    unreachable(
      `it answered ${reply.status} ${statusOf(reply).message}`,
      'Check that the address is an API server and that the account has system:discovery',
    );

  async function known(keptMs: number): Promise<readonly ApiResource[]> {
    if (!cached || Date.now() - cached.at > keptMs) {
      cached = { at: Date.now(), resources: kept(readResources, () => (cached = undefined)) };
    }
    return await cached.resources;
  }

  return {
    request,
    now: () => connection.now(),
    version: () => (version ??= kept(readVersion, () => (version = undefined))),
    resources: () => known(KEPT_MS),
    async find(kind) {
      const found = findIn(await known(KEPT_MS), kind);
      return found.is === 'known' ? found : findIn(await known(KEPT_FOR_ABSENT_MS), kind);
    },
  };
}
const DISCOVERY = ['v2', 'v2beta1']
  .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
  .join();

/** Keeps a success only: after a failure the next question asks again. */
function kept<T>(read: () => Promise<T>, forget: () => void): Promise<T> {
  return read().catch((error: unknown) => {
    forget();
    throw error;
  });
}
