import type { Change } from '../domain/plan.ts';
import { shell } from '../text/shell.ts';
import { resourceOf } from '../world/coverage.ts';

/** What a person would type in a POSIX shell for the same change, guards included. */
export function commandOf({ on, sub, guard, ops }: Omit<Change, 'undo' | 'absent' | 'do'>): string {
  const at = on.namespace ? ['-n', on.namespace] : [];
  const words = [...at, 'patch', resourceOf(on.kind), on.name];
  const patch = JSON.stringify([...guard, ...ops]);
  return shell`kubectl ${[...words, ...(sub ? [`--subresource=${sub}`] : []), '--type=json', '-p', patch]}`;
}
