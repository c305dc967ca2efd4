import { isRecord } from '../../../text/is-record.ts';

/** A rule as an item of a list in YAML, one line for each of its keys. */
export function ruleLines(rule: object): readonly string[] {
  return Object.entries(rule).map(
    ([key, value], at) => `${at === 0 ? '-' : ' '} ${key}: ${inFlow(value)}`,
  );
}

function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (isRecord(value))
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${inFlow(one)}`)
      .join(', ')} }`;
  return typeof value !== 'string' || isPlain(value) ? String(value) : JSON.stringify(value);
}

/** What YAML would read as something else than text is quoted. */
function isPlain(text: string): boolean {
  return /^[a-z][\w./-]*$/i.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text);
}
