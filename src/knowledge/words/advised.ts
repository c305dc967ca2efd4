import type { Advice, Advised, Ref } from '../../domain/model.ts';
import { bilingual } from '../../text/bilingual.ts';

/** What an advice comes to for a finding, if it fits. */
export function advised<P>(advice: Advice<P>, subject: Ref, params: P): Advised | undefined {
  return 'choose' in advice
    ? advice.choose(subject, params)
    : bilingual((lang) => advice[lang](subject, params));
}
