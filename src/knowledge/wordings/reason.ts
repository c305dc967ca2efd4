/** Matches a word as it stands alone, or as the reason in `kubectl describe`, YAML and JSON; in prose it only is a word. */
export function reason(word: string): RegExp {
  return new RegExp(
    `^\\W{0,20}(?:(?:Reason|reason|Error|Status|STATUS)\\W{1,20})?(?:${word})\\W{0,3}$`,
  );
}
