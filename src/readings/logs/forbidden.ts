import { present } from '../../text/present.ts';
import type { Request } from '../access.ts';

/**
 * RBAC said no, as the API server words it (apiserver, responsewriters/errors.go), in whatever a program wraps it:
 * quotes may be escaped, and the end cut off.
 */
export const FORBIDDEN =
  /(?:\\?"(?<object>[^"\\]+)\\?" )?is forbidden: User \\?"(?<user>[^"\\]+)\\?" cannot (?<verb>\w+) resource \\?"(?<resource>[^"\\]+)\\?"(?: in API group \\?"(?<group>[^"\\]*)\\?")?(?<where> in the namespace \\?"(?<within>[^"\\]+)\\?"| at the cluster scope)?/;

const ACCOUNT = /^system:serviceaccount:(?<namespace>[^:]+):(?<name>.+)$/;

/** What a line says that a service account may not do; undefined where it does not say all of that. */
export function forbiddenIn(text: string): Request | undefined {
  const said = FORBIDDEN.exec(text)?.groups;
  const { namespace, name } = ACCOUNT.exec(said?.['user'] ?? '')?.groups ?? {};
  if (!said?.['where'] || !namespace || !name) return undefined;
  const { verb = '', resource = '', group = '', within, object } = said;
  return {
    account: { namespace, name },
    verb,
    group,
    resource,
    ...present({ within, object }),
  };
}
