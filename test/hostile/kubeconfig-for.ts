import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SECRETS } from '#test/hostile/secrets.ts';

/** Writes a kubeconfig of a server on this machine, whose address holds a password. */
export function kubeconfigFor(port: number, scratch: string): string {
  const file = join(scratch, `${port}.json`);
  const server = `http://admin:${SECRETS.address}@127.0.0.1:${port}`;
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'hostile',
    clusters: [{ name: 'hostile', cluster: { server, 'insecure-skip-tls-verify': true } }],
    users: [{ name: 'mina', user: { token: SECRETS.bearer } }],
    contexts: [{ name: 'hostile', context: { cluster: 'hostile', user: 'mina' } }],
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}
