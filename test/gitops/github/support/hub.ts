import { createEmulator } from 'emulate';

import type { GitHub } from '#src/gitops/github/repositories.ts';
import { type Asked, startFront } from '#test/gitops/github/support/front.ts';

/** A GitHub with one repository of these files, and what somebody does there by hand. */
export type Hub = Readonly<{
  github: GitHub;
  asked: readonly Asked[]; // by kubewhy
  call<T>(method: string, path: string, body?: object): Promise<T>;
  commit(files: Readonly<Record<string, string>>, mode?: string): Promise<void>;
  stop(): Promise<void>;
}>;

const TOKEN = 'github-test-token';

/** Starts emulate's GitHub on a free port. */
export async function startHub(
  files: Readonly<Record<string, string>>,
  apps: readonly object[] = [],
): Promise<Hub> {
  const seed = {
    tokens: { [TOKEN]: { login: 'acme' } },
    github: {
      users: [{ login: 'acme' }],
      repos: [{ owner: 'acme', name: 'deploy', auto_init: true }],
      apps,
    },
  };
  const emulator = await createEmulator({ service: 'github', port: 0, seed });
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(emulator.url + path, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return JSON.parse(text || '{}') as T;
  };
  await commit(call, files);
  const front = await startFront(emulator.url);
  const github = {
    host: 'github.com',
    apiUrl: front.url,
    repositories: ['acme/deploy'],
    credential: { token: TOKEN },
  };
  return {
    github,
    asked: front.asked,
    call,
    commit: (...more) => commit(call, ...more),
    async stop() {
      try {
        await front.stop();
      } finally {
        await emulator.close();
      }
    },
  };
}

type Sha = Readonly<{ sha: string }>;

async function commit(
  call: Hub['call'],
  files: Readonly<Record<string, string>>,
  mode = '100644',
): Promise<void> {
  const repo = '/repos/acme/deploy';
  const { object } = await call<{ object: Sha }>('GET', `${repo}/git/ref/heads/main`);
  const tree = await call<Sha>('POST', `${repo}/git/trees`, {
    tree: Object.entries(files).map(([path, content]) => ({
      path,
      mode,
      type: 'blob',
      content,
    })),
  });
  const made = { message: 'Deploy', tree: tree.sha, parents: [object.sha] };
  const { sha } = await call<Sha>('POST', `${repo}/git/commits`, made);
  await call('PATCH', `${repo}/git/refs/heads/main`, { sha });
}
