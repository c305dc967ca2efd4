import { kubectl } from '../diagnosis/kubectl.ts';
import type { Change } from '../domain/plan.ts';

/** What a person would type in a POSIX shell for the same change, guards included. */
export function commandOf({ on, sub, guard, ops }: Omit<Change, 'undo' | 'absent' | 'do'>): string {
  const patch = JSON.stringify([...guard, ...ops]);
  return kubectl('patch', on, ...(sub ? [`--subresource=${sub}`] : []), '--type=json', '-p', patch);
}
