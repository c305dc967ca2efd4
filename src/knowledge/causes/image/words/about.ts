import type { Advised } from '../../../../domain/model.ts';
import { bilingual } from '../../../../text/bilingual.ts';
import { withText } from '../../../words/with-text.ts';

/** An advice that does not tell by itself whom it is about. */
export function about(name: string, advised: Advised): Advised {
  return withText(
    advised,
    bilingual(() => (text) => `\`${name}\`: ${text}`),
  );
}
