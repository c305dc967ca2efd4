import { request } from '@octokit/request';
import type { z } from 'zod';

import { RepositoryRefused, RepositoryUnreachable } from '../../domain/errors.ts';
import { saidBy } from '../../text/redaction/said-by.ts';

/** One request to GitHub's API by its route, its answer parsed. Throws RepositoryUnreachable and RepositoryRefused. */
export type Ask = <T>(
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  answer: z.ZodType<T>,
  authorization: string,
) => Promise<T>;

/** One request to a repository, with what it may be asked with. */
export type AskOf = <T>(
  repository: string,
  route: string,
  answer: z.ZodType<T>,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<T>;

/** Longer than any answer takes that is still of use to whoever waits. */
const TIMEOUT_MS = 5_000;
const API_VERSION = '2022-11-28';

/** Asks the API at that address, which is another one for GitHub Enterprise. */
export function askAt(baseUrl: string): Ask {
  return async (route, parameters, answer, authorization) => {
    const read = answer.safeParse(await data());
    if (read.success) return read.data;
    throw new RepositoryRefused(`${route}: the answer is not GitHub's: ${read.error.message}`);

    async function data(): Promise<unknown> {
      const headers = { authorization, 'x-github-api-version': API_VERSION };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        const reply = await request(route, {
          ...parameters,
          baseUrl,
          headers,
          request: { signal },
        });
        return reply.data;
      } catch (error) {
        throw errorOf(error, route);
      }
    }
  };
}

/** 403 is said of too many requests as well as 429: then the same may be asked again. */
function errorOf(error: unknown, route: string): Error {
  const message = saidBy(error);
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  const said = `${route}: ${message}`;
  const isFinal = status >= 400 && status < 500 && status !== 429 && !/rate limit/i.test(message);
  return isFinal
    ? new RepositoryRefused(said, { cause: error })
    : new RepositoryUnreachable(said, { cause: error });
}

/** Whether GitHub said that with this status. */
export function isStatus({ cause }: RepositoryRefused, status: number): boolean {
  return cause instanceof Error && 'status' in cause && cause.status === status;
}
