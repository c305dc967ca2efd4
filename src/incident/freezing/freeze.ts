import type { Freeze } from '../../domain/standstill.ts';
import type { Request } from '../commands/request.ts';
import type { Handling } from '../handling.ts';
import { type FreezingRefused, freezingRefused } from './freezing-refused.ts';

/** What came of an order to stop all changes; `already`: a freeze that holds stays as it is. */
export type Frozen =
  | Readonly<{ is: 'frozen'; freeze: Freeze }>
  | Readonly<{ is: 'already'; freeze: Freeze | 'unreadable' }>
  | FreezingRefused;

/** Stops all changes until somebody lifts the freeze. */
export async function freeze(
  reason: string,
  request: Request,
  deps: Pick<Handling, 'changing' | 'note' | 'now'>,
): Promise<Frozen> {
  const { id, asker: by } = request;
  const { changing, note, now } = deps;
  const refused = freezingRefused('freeze', request, deps);
  if (refused) return refused;
  const known = await changing.freezes.find();
  if (known) return { is: 'already', freeze: known };
  const ordered = { by, reason, at: now().toISOString() };
  await changing.freezes.set(ordered);
  note({ id, what: 'froze', by, reason });
  return { is: 'frozen', freeze: ordered };
}
