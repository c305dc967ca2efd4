import { createHash } from 'node:crypto';

/** What a hostile API server knows and nobody may be shown; each is announced as such things are. */
export const SECRETS = {
  password: drawn('password'),
  bearer: drawn('bearer'),
  cookie: drawn('cookie'),
  address: drawn('address'),
} as const;

/** A message of an error that quotes what was sent upstream. */
export const TELLING = `upstream failed: password=${SECRETS.password} Authorization: Bearer ${SECRETS.bearer}`;
/** Headers that tell more than they should. */
export const TELLING_HEADERS = {
  'set-cookie': `session=${SECRETS.cookie}`,
  'x-upstream': `Bearer ${SECRETS.bearer}`,
  location: `https://admin:${SECRETS.password}@upstream.example/login`,
} as const;

/** Those of them that stand in a text. */
export function secretsIn(text: string): readonly string[] {
  return Object.entries(SECRETS).flatMap(([name, secret]) => (text.includes(secret) ? name : []));
}

function drawn(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}
