import type { Gap } from '../domain/gap.ts';

/** These kinds could not be listed, so that nobody knows what a name means. */
export class SearchRefused extends Error {
  override readonly name = 'SearchRefused';
  readonly target: string;
  readonly kinds: readonly string[];
  readonly why: Gap;

  constructor(target: string, kinds: readonly string[], why: Gap) {
    super(`Could not list ${kinds.join(', ')} to find ${target}: ${why}.`);
    this.target = target;
    this.kinds = kinds;
    this.why = why;
  }
}
