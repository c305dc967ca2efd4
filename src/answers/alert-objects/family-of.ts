import type { AlertFamily } from './alert-family.ts';
import { families } from './families/index.ts';

/** The family of an alert by its name: of those that kubewhy.yaml adds, or else of those that projects publish. */
export function familyOf(
  alertname: string,
  own: readonly AlertFamily[] = [],
): AlertFamily | undefined {
  return [...own, ...families].find(({ alerts }) =>
    alerts.split(' ').some((pattern) => fits(alertname.toLowerCase(), pattern.toLowerCase())),
  );
}

/** Whether a name is as a pattern, in which "*" is anything; found from left to right, so that no name takes long. */
function fits(name: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return name === pattern;
  if (!name.startsWith(head)) return false;
  const tail = rest.at(-1) ?? '';
  let at = head.length;
  for (const part of rest.slice(0, -1)) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - tail.length >= at && name.endsWith(tail);
}
