import { type Mark, markWith } from './mark.ts';

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const BOOLEAN = /^(true|false)$/i;
/** Of memory and time, and a share: "500m", "1.5Gi", "30s", "25%". */
const QUANTITY = /^\d+(\.\d+)?([kKMGTPE]i?|[mun]|ms|[smhd]|%)$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const IPV4 = /^(\d{1,3}\.){3}\d{1,3}(:\d{1,5})?$/;
const LABEL = '[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?';
/** One word alone may be a password, so a name needs a port or a top level domain of letters. */
const NAMED_HOST = new RegExp(`^(localhost|(${LABEL}\\.)+[a-z]{2,63}|${LABEL}(?=:))(:\\d{1,5})?$`);
const URL_START = /^[a-z][a-z0-9+.-]*:\/\//;
/** Longer or mixed parts of a path may be a token: https://hooks.example.org/T0/B0/Xy… */
const PLAIN_PATH = /^(\/[a-z0-9._-]{0,20})*$/;

/** Marks with this key what may be a secret: all but numbers, times, hosts and plain URLs. */
export function hideWith(key: Buffer): Mark {
  const mark = markWith(key);
  return (text) => (isHarmless(text) ? text : mark(text));
}

function isHarmless(text: string): boolean {
  if (text === '') return true;
  if ([NUMBER, BOOLEAN, QUANTITY, TIME, IPV4, NAMED_HOST].some((pattern) => pattern.test(text)))
    return true;
  return URL_START.test(text) && URL.canParse(text) && isPlain(new URL(text));
}

function isPlain({ username, password, pathname, search, hash }: URL): boolean {
  return !username && !password && !search && !hash && PLAIN_PATH.test(pathname);
}
