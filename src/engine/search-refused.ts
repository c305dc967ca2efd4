/** kubewhy may not list these kinds, so that nobody knows what a name means. */
export class SearchRefused extends Error {
  override readonly name = 'SearchRefused';
  readonly target: string;
  readonly kinds: readonly string[];

  constructor(target: string, kinds: readonly string[]) {
    super(`May not list ${kinds.join(', ')} to find ${target}.`);
    this.target = target;
    this.kinds = kinds;
  }
}
