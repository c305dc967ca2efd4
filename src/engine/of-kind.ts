import { ANY_OTHER } from '../domain/model.ts';
import { oncePer } from '../world/once-per.ts';

type Member = Readonly<{ of: readonly string[]; isExtra?: true; asked?: string }>;
const known = oncePer<readonly Member[], Map<string, readonly Member[]>>(() => new Map());

/** The members of a registry for a kind: those that name it, or else those of ANY_OTHER. */
export function ofKind<M extends Member>(kind: string, members: readonly M[]): readonly M[] {
  return once(kind, members, () => {
    const own = members.filter(({ of }) => of.includes(kind));
    if (own.some(({ isExtra }) => !isExtra)) return own;
    return [...own, ...members.filter(({ of }) => of.includes(ANY_OTHER))];
  });
}

/** Those of them with this `when`; without it, those that are always asked. */
export function ofKindAsked<M extends Member>(
  kind: string,
  members: readonly M[],
  when: M['asked'],
): readonly M[] {
  return once(`${kind} ${when}`, members, () =>
    ofKind(kind, members).filter(({ asked }) => asked === when),
  );
}

/** Kept per kind, because thousands of objects are of a few kinds. */
function once<M extends Member>(
  key: string,
  members: readonly M[],
  choose: () => readonly M[],
): readonly M[] {
  const chosen = known(members) as Map<string, readonly M[]>; // of these very members
  const found = chosen.get(key) ?? choose();
  chosen.set(key, found);
  return found;
}
