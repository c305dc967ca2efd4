import type { Request } from '../commands/request.ts';
import type { Handling } from '../handling.ts';
import { type FreezingRefused, freezingRefused } from './freezing-refused.ts';

/** What came of an order to allow changes again. */
export type Unfrozen = Readonly<{ is: 'lifted' | 'not-frozen' }> | FreezingRefused;

/** Lifts the freeze. */
export async function unfreeze(
  request: Request,
  deps: Pick<Handling, 'changing' | 'note'>,
): Promise<Unfrozen> {
  const { id, asker } = request;
  const { changing, note } = deps;
  const refused = freezingRefused('unfreeze', request, deps);
  if (refused) return refused;
  if (!(await changing.freezes.find())) return { is: 'not-frozen' };
  await changing.freezes.lift();
  note({ id, what: 'unfroze', by: asker });
  return { is: 'lifted' };
}
