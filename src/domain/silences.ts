import type { Matcher } from './silence-matchers.ts';

/** Silences in Alertmanager. Both reject with SilencesUnavailable. */
export interface Silences {
  /** Answers with the id of the new one. */
  make(
    silence: Readonly<{ matchers: readonly Matcher[]; until: string; by: string; comment: string }>,
  ): Promise<string>;
  end(id: string): Promise<void>;
}
