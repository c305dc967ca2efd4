import type { IgnoredDifference } from '../../domain/application.ts';
import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { isLike } from '../../text/is-like.ts';
import { jqPointers } from './jq-pointers.ts';

/** The name under which kubewhy writes: what it has changed last is its own field (metadata.managedFields). */
const OWN_MANAGER = 'kubewhy';

/**
 * Whether a field of an object is left out of the comparison with Git by such a list of ignoreDifferences (argo-cd
 * util/argo/normalizers); `unsure`: an expression for it cannot be followed here.
 */
export function isIgnored(
  differences: readonly IgnoredDifference[],
  object: Resource,
  path: string,
): 'yes' | 'no' | 'unsure' {
  const own = differences.filter((one) => isAbout(one, object));
  if (own.some(({ managedFieldsManagers = [] }) => managedFieldsManagers.includes(OWN_MANAGER)))
    return 'yes';
  const found = own
    .flatMap(({ jqPathExpressions = [] }) => jqPathExpressions)
    .map((expression) => jqPointers(expression, object));
  const pointers = own.flatMap(({ jsonPointers = [] }) => jsonPointers);
  if ([...pointers, ...found.flatMap((one) => one ?? [])].some((one) => isAtOrBelow(path, one)))
    return 'yes';
  return found.includes(undefined) ? 'unsure' : 'no';
}

/** Whether a path is a place, or below it. */
export function isAtOrBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function isAbout(
  { group = '', kind = '', name, namespace }: IgnoredDifference,
  object: Resource,
): boolean {
  const [own = '', ofGroup = ''] = kindOf(object).split('/').toReversed();
  const { metadata = {} } = object;
  if (!isLike(group, ofGroup) || !isLike(kind, own)) return false;
  return (!name || name === metadata.name) && (!namespace || namespace === metadata.namespace);
}
