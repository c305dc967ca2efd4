import type { Request } from '../access.ts';

/** As the API server words it, in whatever a program wraps it: quotes may be escaped. */
const PATTERN =
  /(?:\\?"(?<object>[^"\\]+)\\?" )?is forbidden: User \\?"system:serviceaccount:(?<namespace>[^:"\\]+):(?<name>[^"\\]+)\\?" cannot (?<verb>\w+) resource \\?"(?<resource>[^"\\]+)\\?" in API group \\?"(?<group>[^"\\]*)\\?"(?: in the namespace \\?"(?<within>[^"\\]+)\\?"| at the cluster scope)/;

/** What a line says that a service account may not do; undefined where it says nothing of the kind. */
export function forbiddenIn(text: string): Request | undefined {
  const groups = PATTERN.exec(text)?.groups;
  if (!groups) return undefined;
  const {
    namespace = '',
    name = '',
    verb = '',
    resource = '',
    group = '',
    within,
    object,
  } = groups;
  return {
    account: { namespace, name },
    verb,
    group,
    resource,
    ...(within && { within }),
    ...(object && { object }),
  };
}
