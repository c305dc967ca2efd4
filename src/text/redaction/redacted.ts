import { visible } from '../visible.ts';
import { connectionStrings } from './connection-strings.ts';
import { cutWords } from './cut-words.ts';
import { knownTokens } from './known-tokens.ts';
import { namedValues } from './named-values.ts';
import { privateKeys } from './private-keys.ts';
import { randomWords } from './random-words.ts';
import { secretManifests } from './secret-manifests.ts';
import type { Finder } from './span.ts';
import { urlSecrets } from './url-secrets.ts';
import { usualPlaces } from './usual-places.ts';
import { withoutSpans } from './without-spans.ts';

const FINDERS: readonly Finder[] = [
  privateKeys,
  secretManifests,
  knownTokens,
  urlSecrets,
  connectionStrings,
  namedValues,
  usualPlaces,
  randomWords,
  cutWords,
];
/** A word, and a name of short words, have nothing beside them that would tell a secret from a name. */
const ONE_NAME = /^[\w./-]{0,15}$|^[A-Za-z]{0,40}$|^\/?(?:[a-z0-9]{1,15}[-./])*[a-z0-9]{0,15}$/;

/** A text from outside without the secrets that its words, its form or their own look give away. */
export function redacted(text: string): string {
  if (ONE_NAME.test(text)) return text;
  const seen = visible(text);
  return withoutSpans(
    seen,
    FINDERS.flatMap((find) => find(seen)),
  );
}
