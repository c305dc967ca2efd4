/** What may be a host; a scheme, a user, or part of a path looks alike. */
const WORD = /[\w.-]+/g;
const PORT = /(?<![\w.-])([\w.-]+):(\d{1,5})(?![\d@])/g;
/** A user, and what may stand between that and its host. */
const AS_USER = /^(?::[^\s/@]*)?@/;
/** What libpq and query strings call what is no host. */
const OTHER_KEY = /\b(?:user(?:name)?|password|db(?:name)?|database|schema|name)=$/i;

/**
 * A setting with another Service in place of one, wherever that is the host of an address. What follows its name, such
 * as a namespace, stays.
 */
export function withHost(text: string, host: string, service: string, other: string): string {
  const rest = host.startsWith(`${service}.`) ? host.slice(service.length) : '';
  return text.replaceAll(WORD, (word, at: number) => {
    const name = word.replace(/\.$/, '');
    const isHost =
      name.toLowerCase() === host.toLowerCase() && isHostAt(text, at, at + word.length);
    return isHost ? other + rest + word.slice(name.length) : word;
  });
}

/** A setting with another port in place of one, where a Service of that name is asked for it. */
export function withPort(text: string, service: string, port: number, other: string): string {
  if (text === `${port}`) return other;
  return text.replaceAll(PORT, (whole, host: string, asked: string) =>
    host.split('.')[0]?.toLowerCase() === service && Number(asked) === port
      ? `${host}:${other}`
      : whole,
  );
}

function isHostAt(text: string, begin: number, end: number): boolean {
  const before = text.slice(Math.max(0, begin - 20), begin);
  const after = text.slice(end, end + 200);
  if (after.startsWith('://') || AS_USER.test(after) || OTHER_KEY.test(before)) return false;
  return !before.endsWith('/') || before.endsWith('//');
}
