import { generateKeyPair, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Those who have a token from the start, with their groups; all others are service accounts. */
const USERS = {
  admin: ['kubernetes-admin', 'system:masters'],
  'kube-controller-manager': ['system:kube-controller-manager', ''],
  'kube-scheduler': ['system:kube-scheduler', ''],
  'rollouts-controller': ['argo-rollouts', 'system:masters'],
  kwok: ['kwok', 'system:masters'],
  stranger: ['stranger', ''], // may do nothing
} as const;
/** A user of the test control plane. */
export type User = keyof typeof USERS;

/** Writes the service account key and the tokens into a folder, unless they are there already. */
export async function makeIdentities(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const rows = Object.values(USERS).map(([name, groups], uid) => {
    return `${randomBytes(16).toString('hex')},${name},${uid},"${groups}"\n`;
  });
  await Promise.all([
    writeFile(join(folder, 'sa.key'), pair.privateKey, { mode: 0o600 }),
    writeFile(join(folder, 'sa.pub'), pair.publicKey),
    writeFile(join(folder, 'tokens.csv'), rows.join(''), { mode: 0o600 }),
  ]);
}

/** The token of each user. */
export async function readTokens(folder: string): Promise<Readonly<Record<User, string>>> {
  const rows = (await readFile(join(folder, 'tokens.csv'), 'utf8')).split('\n');
  const names = Object.keys(USERS) as User[];
  const tokens = names.map((user, index) => [user, rows[index]?.split(',')[0] ?? ''] as const);
  return Object.fromEntries(tokens) as Record<User, string>;
}
