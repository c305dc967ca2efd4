import { refKey } from '../domain/keys.ts';
import type { Ref, Symptom, SymptomFinder, World } from '../domain/model.ts';
import type { Concluded } from '../world/open-world.ts';
import type { Call } from './guarded-call.ts';
import { isBlind } from './is-blind.ts';
import { isOpen } from './is-open.ts';
import type { Looks } from './looks.ts';
import { ofKindAsked } from './of-kind.ts';
import { quotable } from './quotable.ts';

/** The symptoms of an object, by the finders of this `when`; without it, by those that are always asked. */
export type SymptomReader = (at: Ref, when?: SymptomFinder['asked']) => readonly Symptom[];

/**
 * Reads the symptoms of objects, and notes whether an object is ill or could not be read. Results that rest on answered
 * reads only are kept for the later rounds.
 */
export function symptomReader(
  finders: readonly SymptomFinder[],
  world: World,
  call: Call,
  looks: Looks,
  concluded: Concluded,
): SymptomReader {
  return (at, when) => {
    const key = `symptoms|${when}|${refKey(at)}|${at.uid}`;
    const known = concluded.get(key) as readonly Symptom[] | undefined; // stored below
    const found = known ?? read(at, when, key);
    if (found.some((one) => isOpen(one) && one.hurts !== 'nobody')) looks.note(at, 'ill');
    return found;
  };

  function read(at: Ref, when: SymptomFinder['asked'], key: string): readonly Symptom[] {
    const object = world.get(at);
    const found: Symptom[] = [];
    let isComplete = object.is === 'known';
    for (const finder of ofKindAsked(at.kind, finders, when)) {
      const { made, gaps, complete } = call(finder.kind, at, () =>
        object.is === 'known' ? Array.from(finder.find(object.value, world), quotable) : [],
      );
      found.push(...made);
      isComplete &&= complete;
      if (!complete && (!finder.isAside || isBlind(gaps))) looks.note(at, 'unread');
    }
    if (isComplete) concluded.set(key, found);
    return found;
  }
}
