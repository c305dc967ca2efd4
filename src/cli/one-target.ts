import { usageWords } from '../answers/words/failures.ts';
import type { Lang } from '../domain/lang.ts';
import { UsageError } from './usage-error.ts';

/** "pod web-1", as kubectl takes it, is "pod/web-1". Throws UsageError where there are more. */
export function oneTarget(words: readonly string[], lang: Lang): string | undefined {
  const [kind, name, ...more] = words;
  if (more.length > 0 || (name && kind?.includes('/'))) {
    throw new UsageError(usageWords.severalTargets[lang]);
  }
  return name ? `${kind}/${name}` : kind;
}
