import { visible } from '../visible.ts';
import { connectionStrings } from './connection-strings.ts';
import { knownTokens } from './known-tokens.ts';
import { listedArguments } from './listed-arguments.ts';
import { namedValues } from './named-values.ts';
import { privateKeys } from './private-keys.ts';
import { randomWords } from './random-words.ts';
import { secretManifests } from './secret-manifests.ts';
import type { Finder, Span } from './span.ts';
import { urlSecrets } from './url-secrets.ts';
import { usualPlaces } from './usual-places.ts';
import { withoutSpans } from './without-spans.ts';

/** Only lines of about 2 KiB are cut. */
const LEAST = 1_500;

const AFTER_GAP = / … (\S+)/g;

const FINDERS: readonly Finder[] = [
  privateKeys,
  secretManifests,
  knownTokens,
  urlSecrets,
  connectionStrings,
  namedValues,
  usualPlaces,
  listedArguments,
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

/** What follows the gap in a line that was cut: it may be the rest of a secret whose name went. */
function cutWords(text: string): readonly Span[] {
  if (text.length < LEAST) return [];
  return Array.from(text.matchAll(AFTER_GAP), ({ 0: all, 1: word = '', index }) => {
    const to = index + all.length;
    return [to - word.length, to];
  });
}
