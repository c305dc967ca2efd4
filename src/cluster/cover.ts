import { randomBytes } from 'node:crypto';

import type { Cover } from '../text/redaction/redacted-object.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { hideWith } from './hidden.ts';
import { markWith } from './mark.ts';
import { isPlainAnnotation } from './plain-annotations.ts';

/**
 * A cover for what is written to a file: marks of a key that is forgotten with it. A recording is for others, so that
 * its settings are hidden, too; a saved answer says why, and of its settings only the secrets are hidden.
 */
export function coverFor(file: 'recording' | 'answer'): Cover {
  const key = randomBytes(32);
  const hide = hideWith(key);
  return {
    secret: markWith(key),
    setting: file === 'recording' ? hide : redacted,
    unlisted: (text, name) => (isPlainAnnotation(name, text) ? text : hide(text)),
  };
}
