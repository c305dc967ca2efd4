import type { Sight } from '../domain/audience.ts';
import { changedParts } from '../text/changed-parts.ts';
import { isRecord } from '../text/is-record.ts';

/** The objects that parts of these params tell of. */
export function asidesIn(params: unknown): readonly Sight[] {
  if (typeof params !== 'object' || params === null) return [];
  const own = aboutOf(params);
  return [...(own ? [own] : []), ...Object.values(params).flatMap(asidesIn)];
}

/** The same params without the parts that tell of what is not shown. */
export function withoutAsides<P extends object>(params: P, sees: (sight: Sight) => boolean): P {
  const isShown = (part: unknown) => {
    const sight = aboutOf(part);
    return !sight || sees(sight);
  };
  const inner = (part: unknown): unknown => {
    if (Array.isArray(part)) return changedParts(part.filter(isShown), inner);
    if (!isRecord(part)) return part;
    const shown = Object.entries(part).filter(([, one]) => isShown(one));
    return changedParts(Object.fromEntries(shown), inner);
  };
  return inner(params) as P; // an aside may be missing wherever it stands
}

function aboutOf(part: unknown): Sight | undefined {
  const about = isRecord(part) ? part['about'] : undefined;
  if (!isRecord(about)) return undefined;
  const { kind, namespace, name } = about;
  if (typeof kind !== 'string' || typeof name !== 'string') return undefined;
  return { on: { kind, name, ...(typeof namespace === 'string' && { namespace }) } };
}
