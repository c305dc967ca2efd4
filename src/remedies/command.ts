import type { Change } from '../domain/plan.ts';
import { resourceOf } from '../world/coverage.ts';

/** What a person would type in a POSIX shell for the same change, guards included. */
export function commandOf({ on, sub, guard, ops }: Omit<Change, 'undo' | 'absent' | 'do'>): string {
  return [
    'kubectl',
    ...(on.namespace ? ['-n', on.namespace] : []),
    'patch',
    resourceOf(on.kind),
    on.name,
    ...(sub ? [`--subresource=${sub}`] : []),
    '--type=json',
    '-p',
    quoted(JSON.stringify([...guard, ...ops])),
  ].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
