import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, afterEach, expect, it } from '@jest/globals';

import { QueueUnavailable } from '#src/domain/errors.ts';
import { openQueues, type Queues } from '#src/queue/open-queues.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { freePorts } from '#test/integration/support/free-ports.ts';
import { startRedis } from '#test/integration/support/redis.ts';

// The API server's own certificate is for 127.0.0.1, and its own authority.
const certificate = join(testCluster().folder, 'state', 'certs', 'apiserver.crt');
const key = certificate.replace(/crt$/, 'key');
const [port = 0] = await freePorts(1);
const tls = ['--tls-port', `${port}`, '--tls-cert-file', certificate, '--tls-key-file', key];
const redis = await startRedis([...tls, '--tls-auth-clients', 'no']);
const url = `rediss://gateway:gateway@127.0.0.1:${port}`;
let queues: Queues;

afterEach(() => queues.close(0));
afterAll(() => redis.stop());

it('speaks TLS with a Redis whose authority it was told', async () => {
  queues = openQueues({ url, ca: await readFile(certificate, 'utf8') });

  await expect(queues.writable()).resolves.toBeUndefined();
});

it('trusts no other', async () => {
  queues = openQueues({ url });

  await expect(queues.writable()).rejects.toThrow(QueueUnavailable);
});
