import type { Ref } from '../domain/model.ts';
import type { Surrounding } from '../domain/surrounding.ts';
import type { Examining } from './examining.ts';

/** What the rules find around a target in one respect, and whether all that this takes could be read. */
export function foundAround(
  { rules, world, call }: Examining,
  where: Surrounding['where'],
  target: Ref,
  from: readonly Ref[],
): Readonly<{ found: readonly Ref[]; complete: boolean }> {
  const all = rules.surroundings
    .filter((one) => one.where === where)
    .map((one) => call(one.id, target, () => one.find(from, world)));
  return {
    found: all.flatMap(({ made }) => made),
    complete: all.every(({ complete }) => complete),
  };
}
