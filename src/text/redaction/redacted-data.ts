import { HIDDEN } from './hidden.ts';
import { isNoSecret } from './no-secret.ts';
import { redacted } from './redacted.ts';
import { announces } from './secret-names.ts';

/** Plain data without its secrets: by the names of fields, and by the look of any text. */
export function redactedData<T>(data: T): T {
  const text = JSON.stringify(data, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    return announces(key) === 'surely' && !isNoSecret(value) ? HIDDEN : redacted(value);
  });
  return JSON.parse(text) as T; // of the same shape: only texts were replaced
}
