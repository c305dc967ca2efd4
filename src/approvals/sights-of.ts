import type { Answer } from '../domain/answer.ts';
import type { Sight } from '../domain/audience.ts';
import type { Revert } from '../domain/git-owner.ts';
import type { Change } from '../domain/plan.ts';
import { ownerObject } from '../text/owner-ref.ts';
import { asidesIn } from './asides.ts';

/** The id of a finding of which those who read may not see more than where it is. */
export const NOT_SHOWN = 'answers/not-shown';

/** All that an answer shows; of a text it holds what was pasted, which is no object. */
export function sightsOf({ target, findings, symptoms }: Answer): readonly Sight[] {
  const known = findings.filter(({ id }) => id !== NOT_SHOWN);
  const all: readonly Sight[] = [
    { on: target },
    ...known.map(({ subject }) => ({ on: subject })),
    ...known.flatMap(({ params }) => asidesIn(params)),
    ...known.flatMap(({ evidence }) =>
      evidence.map(({ source, object }) => ({ on: object, isLog: source === 'log' })),
    ),
    ...symptoms.filter(({ kind }) => kind !== NOT_SHOWN).map(({ object }) => ({ on: object })),
  ];
  return all.filter(({ on }) => on.kind !== 'Text');
}

/** What a change shows: what it is made to, what it copies, and what the owner in Git is told that it is made through or beside. */
export function sightsOfChange({
  on,
  from,
  owner,
  beside,
}: Pick<Change, 'on' | 'from' | 'owner' | 'beside'>): readonly Sight[] {
  const through = owner && ownerObject(owner);
  return [
    ...[on, from, through].flatMap((one) => (one ? [{ on: one }] : [])),
    ...(beside ? sightsOfRevert(beside) : []),
  ];
}

/** What a prediction shows: its owner, unless it says no more than that Git does not hold a field. */
export function sightsOfRevert({ is, owner }: Revert): readonly Sight[] {
  const known = is === 'not-held' ? undefined : ownerObject(owner);
  return known ? [{ on: known }] : [];
}
