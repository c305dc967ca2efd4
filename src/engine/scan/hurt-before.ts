import { refKey } from '../../domain/keys.ts';
import type { Ref, Source } from '../../domain/model.ts';
import type { Surrounding } from '../../domain/surrounding.ts';
import { openWorld } from '../../world/open-world.ts';
import { guarded } from '../guarded-call.ts';

/** Tells which of these objects something has hurt before: a node that was short of memory has evicted a pod. */
export function hurtBefore(
  looked: readonly Ref[],
  surroundings: readonly Surrounding[],
  source: Source,
): (by: readonly Ref[]) => readonly Ref[] {
  const { world, unread } = openWorld(source);
  const call = guarded(unread, []); // a rule that throws here has thrown before, and is named for that
  const hurting = surroundings.filter(({ hasHurt }) => hasHurt);
  const leads = looked.flatMap((one) => {
    const found = hurting.flatMap((rule) => call(rule.id, one, () => rule.find([one], world)).made);
    return found.length > 0 ? [{ one, by: found.map(refKey) }] : [];
  });
  return (by) => {
    const keys = new Set(by.map(refKey));
    return leads.filter((lead) => lead.by.some((key) => keys.has(key))).map(({ one }) => one);
  };
}
