import type { TextAround } from './known-wording.ts';

/** Lines as the text around one of them. */
export function textAround(lines: readonly string[]): TextAround {
  const whole = lines.join('\n');
  return {
    match(pattern) {
      const found = pattern.exec(whole);
      return found ? { groups: found.groups ?? {} } : undefined;
    },
  };
}
