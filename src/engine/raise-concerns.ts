import type { Concern, ConcernFinder } from '../domain/concern.ts';
import { refKey } from '../domain/keys.ts';
import type { Ref, World } from '../domain/model.ts';
import type { Remark } from '../domain/verdict.ts';
import { ownersOf } from '../readings/workloads/workloads.ts';
import type { Examining } from './examining.ts';
import { isBlind } from './is-blind.ts';
import { isOpen } from './is-open.ts';
import { ofKind } from './of-kind.ts';
import { quotable } from './quotable.ts';

/**
 * Nothing is called well over what speaks against it: of each object without trouble of its own or of its owner, what
 * no rule has told is told as a symptom, or why it is harmless as a remark.
 */
export function raiseConcerns(parts: Examining, target: Ref | undefined): readonly Remark[] {
  const { route, told, looks, world } = parts;
  const ill = new Set(
    [...told.symptoms.values()]
      .filter((one) => isOpen(one) && one.hurts !== 'nobody')
      .map(({ on }) => familyOf(on, world)),
  );
  const said = [...told.symptoms.values()].map(({ evidence }) => JSON.stringify(evidence));
  const harmless = new Map<string, Remark>();
  for (const at of route.looked) {
    if (ill.has(familyOf(at, world))) continue;
    for (const concern of concernsOf(at, at === target, parts)) {
      if ('harmless' in concern) {
        harmless.set(concern.alike, harmless.get(concern.alike) ?? concern.harmless);
      } else if (!said.includes(JSON.stringify(concern.symptom.evidence))) {
        if (told.add([concern.symptom]).length > 0) looks.note(at, 'ill');
      }
    }
  }
  return [...harmless.values()];
}

function concernsOf(
  at: Ref,
  isTarget: boolean,
  { rules, world, call, looks }: Examining,
): readonly Concern[] {
  const object = world.get(at);
  if (object.is !== 'known') return [];
  return ofKind<ConcernFinder>(at.kind, rules.concerns).flatMap((finder) => {
    if (finder.isOfTarget && !at.namespace && !isTarget) return [];
    const found = () => Array.from(finder.find(object.value, world), checked);
    const { made, gaps } = call(finder.kind, at, found);
    if (isBlind(gaps) && !looks.isIll(at)) looks.note(at, 'unread');
    return made;
  });
}

function checked(concern: Concern): Concern {
  if ('symptom' in concern) quotable(concern.symptom);
  return concern;
}

/** A pod, its ReplicaSet and its Deployment are one. */
function familyOf(ref: Ref, world: World): string {
  return refKey(ownersOf(ref, world).at(-1) ?? ref);
}
