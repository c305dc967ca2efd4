import { wordings } from './index.ts';
import type { KnownWording } from './known-wording.ts';

const BY_KEY = new Map(wordings.map((one) => [one.key, one]));

/** The wording that a finding keeps by its key; undefined where a later version has none of it any more. */
export function wordingByKey(key: string): KnownWording | undefined {
  return BY_KEY.get(key);
}
