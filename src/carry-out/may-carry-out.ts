import { ClusterUnreachable } from '../domain/errors.ts';
import type { Applying } from '../domain/jobs.ts';
import type { Check } from '../domain/plan.ts';
import { endTexts } from './end/texts.ts';
import type { Limits } from './limits.ts';
import { namespacesOf } from './reach/namespaces-of.ts';
import { type Deciding, refusalOf } from './refusal-of.ts';

/**
 * Whether a change could be carried out for its reviewer: whether it is within the limits, and both the reviewer and kubewhy
 * have the rights. Shown before the approval; after it, everything is checked again.
 */
export async function mayCarryOut(
  { plan, person, lang }: Applying,
  deps: Deciding & Readonly<{ limits: Pick<Limits, 'isOpen'> }>,
): Promise<Check> {
  const texts = endTexts[lang];
  const [change] = plan.changes;
  const closed = namespacesOf(change).find((namespace) => !deps.limits.isOpen(namespace));
  if (closed !== undefined) return { is: 'fails', why: 'closed', note: texts.closed(closed) };
  try {
    // A pull request needs no right to the object: its owner makes the change.
    const own = change.do === 'propose' ? undefined : await deps.writer.permits('self', change);
    if (own?.is === 'denied')
      return { is: 'fails', why: 'no-right', note: texts.notBound(own.why) };
    const refusal = await refusalOf(person, change, deps, texts);
    if (!refusal) return { is: 'holds' };
    const is = refusal.is === 'denied' ? 'fails' : 'not-checked';
    return { is, why: 'denied', note: refusal.why };
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'not-checked', why: 'unreachable', note: error.message };
  }
}
