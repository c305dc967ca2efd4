import type { Outcome } from '../../domain/plan.ts';
import type { ChangeRecord } from '../../domain/ports.ts';
import type { EndTexts } from './texts.ts';

/** How an approved change ended. */
export type ActEnd = Readonly<{ outcome: Outcome; text?: string }>;
/** A request of which nobody knows whether it took effect. */
export type Uncertain = Extract<ChangeRecord, { step: 'sending' }>;

/** How it ended what was sent before and may not be sent again. */
export function unsure(against: ActEnd, unknown: string, texts: EndTexts): ActEnd {
  const { outcome, text } = against;
  const isForbidden = outcome === 'refused' && text !== undefined;
  return { outcome: 'unknown', text: isForbidden ? texts.notSentAgain(text) : unknown };
}
