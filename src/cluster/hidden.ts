import { createHmac } from 'node:crypto';

/** Replaces a text by ‹length·hmac›, unless it cannot be a secret; the same text by the same mark. */
export type Hide = (text: string) => string;

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const BOOLEAN = /^(true|false)$/i;
const IPV4 = /^(\d{1,3}\.){3}\d{1,3}(:\d{1,5})?$/;
const LABEL = '[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?';
/** One word alone may be a password, so a name needs a port or a top level domain of letters. */
const NAMED_HOST = new RegExp(`^(localhost|(${LABEL}\\.)+[a-z]{2,63}|${LABEL}(?=:))(:\\d{1,5})?$`);
const URL_START = /^[a-z][a-z0-9+.-]*:\/\//;
/** Longer or mixed parts of a path may be a token: https://hooks.example.org/T0/B0/Xy… */
const PLAIN_PATH = /^(\/[a-z0-9._-]{0,20})*$/;

/** Hides with this key; without it nobody can try values that they guess. */
export function hideWith(key: Buffer): Hide {
  return (text) => {
    if (isHarmless(text)) return text;
    const mark = createHmac('sha256', key).update(text).digest('hex').slice(0, 8);
    return `‹${text.length}·${mark}›`;
  };
}

function isHarmless(text: string): boolean {
  if (text === '') return true;
  if ([NUMBER, BOOLEAN, IPV4, NAMED_HOST].some((pattern) => pattern.test(text))) return true;
  return URL_START.test(text) && URL.canParse(text) && isPlain(new URL(text));
}

function isPlain({ username, password, pathname, search, hash }: URL): boolean {
  return !username && !password && !search && !hash && PLAIN_PATH.test(pathname);
}
