import type { Outcome } from './plan.ts';

/** How far an approved change has come; `text` is an API message or a reason, where there is one. */
export type Progress = Readonly<
  | { step: Outcome; text?: string }
  | {
      step: 'one-of-two' | 'applying' | 'verified' | 'not-verified' | 'watching' | 'reverted';
      text?: string;
      turn?: number; // of several looks that wait, the later one is news
      source?: 'recorded' | 'predicted';
    }
>;
