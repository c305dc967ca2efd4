import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

import { resourceOf } from '#src/world/coverage.ts';
import type { Access } from '#test/integration/support/kubeconfig.ts';

/** An object as a test writes it. */
export type Manifest = Readonly<{
  apiVersion: string;
  kind: string;
  metadata: Readonly<{ name: string; namespace?: string; [key: string]: unknown }>;
  [key: string]: unknown;
}>;

/** The API server answered with an error status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const PATCH = {
  apply: 'application/apply-patch+yaml', // JSON is YAML
  json: 'application/json-patch+json',
  merge: 'application/merge-patch+json',
} as const;

/** The API server as a test uses it: plain JSON, for it loads in no time. */
export class Api {
  readonly #access: Access;
  readonly #agent = new Agent();

  constructor(access: Access) {
    this.#access = access;
  }

  get<T>(path: string): Promise<T> {
    return this.#send<T>('GET', path);
  }

  /** Undefined where GET answers 404. */
  async find<T>(path: string): Promise<T | undefined> {
    try {
      return await this.get<T>(path);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.#send<T>('POST', path, body);
  }

  patch<T>(path: string, type: keyof typeof PATCH, body: object): Promise<T> {
    return this.#send<T>('PATCH', path, body, PATCH[type]);
  }

  delete(path: string): Promise<unknown> {
    return this.#send('DELETE', path);
  }

  /** Creates or changes an object by server-side apply. */
  apply<T>(object: Manifest): Promise<T> {
    return this.patch<T>(`${pathOf(object)}?fieldManager=tests&force=true`, 'apply', object);
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }

  async #send<T>(method: string, path: string, body?: object, type = 'application/json') {
    const { url, ca, token } = this.#access;
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const { promise, resolve, reject } = Promise.withResolvers<[number, string]>();
    // No connection is kept: the API server may close one while a busy test does not look.
    const sent = request(new URL(path, url), { method, headers, ca, agent: this.#agent });
    sent.on('error', reject).on('response', (response) => {
      text(response).then((content) => resolve([response.statusCode ?? 0, content]), reject);
    });
    sent.end(body && JSON.stringify(body));

    const [status, content] = await promise;
    if (status >= 400) throw new ApiError(status, `${method} ${path}: ${status} ${content}`);
    return (content.startsWith('{') ? JSON.parse(content) : content) as T;
  }
}

/** Where an object is in the API. */
export function pathOf({ apiVersion, kind, metadata: { namespace, name } }: Manifest): string {
  return `${pathOfAll(apiVersion, kind, namespace)}/${name}`;
}

/** Where the objects of a kind are in the API. */
export function pathOfAll(apiVersion: string, kind: string, namespace?: string): string {
  const root = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  return `${root}${namespace ? `/namespaces/${namespace}` : ''}/${resourceOf(kind)}`;
}
