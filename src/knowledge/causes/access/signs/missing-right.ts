import type { Request } from '../../../../readings/access.ts';
import { present } from '../../../../text/present.ts';
import type { Forbidden } from '../forbidden.words.ts';
import type { Fault } from './fault-of.ts';

/** The right that a service account asked for in vain, and what is at fault for that. */
export function missingRight(
  { account, verb, resource, group, within }: Request,
  { why, role, named }: Fault,
): Forbidden {
  return {
    why,
    account: `${account.namespace}/${account.name}`,
    verb,
    resource: `${resource}${group ? `.${group}` : ''}`,
    ...present({ within, role, named }),
  };
}
