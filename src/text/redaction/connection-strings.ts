import type { Span } from './span.ts';

const LONGEST = 200;
/** "app:x@tcp(db:3306)/orders", "scott/x@//db:1521/orders", "app:x@db:5432". */
const HOST =
  /@(?!sha\d{3}:)(?=(?:tcp|unix)?\(|\/\/[\w[]|(?:[a-z][a-z0-9.-]{0,64}|\d{1,3}(?:\.\d{1,3}){3}):\d{2,5}(?!\d))/gi;
/** A line of .pgpass: "db:5432:orders:app:x". */
const PGPASS =
  /(?<![\w.*:-])[\w.*-]+:(?:\d{2,5}|\*):[\w*-]+:[\w*-]+:([^\s:"',;&]+)(?![^\s"',;&)\]}])/g;

/** Passwords between a user and a host, where no scheme makes it a URL. */
export function connectionStrings(text: string): readonly Span[] {
  const lines = Array.from(text.matchAll(PGPASS), ({ 0: all, 1: password = '', index }) => {
    const to = index + all.length;
    return [to - password.length, to] as const;
  });
  const dsns = Array.from(text.matchAll(HOST)).flatMap(({ index }) => {
    const before = text.slice(Math.max(0, index - LONGEST), index);
    const word = before.split(/[\s"'`(,=]/).at(-1) ?? '';
    const { user, password } = /^(?<user>[\w.-]+)[:/](?<password>[^/].*)$/.exec(word)?.groups ?? {};
    if (!user || !password || word.includes('://')) return [];
    return [[index - password.length, index] as const];
  });
  return [...lines, ...dsns];
}
