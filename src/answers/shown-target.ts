import type { Audience } from '../domain/audience.ts';
import type { Ref } from '../domain/model.ts';
import type { Resolved } from '../engine/targets/one-of.ts';

/** What a query means to those who read the answer: nobody is asked to choose what they may not see. */
export async function shownTarget(
  resolved: Resolved,
  audience: Audience | undefined,
): Promise<Resolved | Readonly<{ is: 'not-shown'; ref: Ref }>> {
  if (!audience) return resolved;
  const refs = refsIn(resolved);
  const sees = await audience.sees(refs.map((on) => ({ on })));
  const shown = refs.filter((on) => sees({ on }));
  const [ref, ...others] = shown;
  if (resolved.is === 'no-such-target') return { ...resolved, nearest: shown };
  if (ref) return others.length > 0 ? { is: 'ambiguous', candidates: shown } : { is: 'found', ref };
  const [first] = refs;
  return first ? { is: 'not-shown', ref: first } : resolved;
}

function refsIn(resolved: Resolved): readonly Ref[] {
  if (resolved.is === 'found') return [resolved.ref];
  return resolved.is === 'ambiguous' ? resolved.candidates : resolved.nearest;
}
