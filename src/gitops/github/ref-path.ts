/**
 * A branch in the path of an address, which it cannot leave: whoever edits an Application chooses the name. Undefined of what
 * Git takes for no name (git-check-ref-format).
 */
export function refPath(branch: string): string | undefined {
  const parts = branch.split('/');
  const isName = parts.every((part) => part !== '' && !part.startsWith('.'));
  if (!isName || /\.\.|[\p{Cc} ~^:?*[\\]/u.test(branch)) return undefined;
  return parts.map((part) => encodeURIComponent(part)).join('/');
}
