import { ANY_OTHER } from '../domain/model.ts';
import { oncePer } from '../world/once-per.ts';

type Member = Readonly<{ of: readonly string[]; isExtra?: true }>;
const known = oncePer<readonly Member[], Map<string, readonly Member[]>>(() => new Map());

/** The members of a registry that are for a kind: those that name it, and where none is about it those for any other. */
export function ofKind<M extends Member>(kind: string, members: readonly M[]): readonly M[] {
  const chosen = known(members) as Map<string, readonly M[]>; // of these very members
  const found = chosen.get(kind) ?? choose(kind, members);
  chosen.set(kind, found);
  return found;
}

function choose<M extends Member>(kind: string, members: readonly M[]): readonly M[] {
  const own = members.filter(({ of }) => of.includes(kind));
  if (own.some(({ isExtra }) => !isExtra)) return own;
  return [...own, ...members.filter(({ of }) => of.includes(ANY_OTHER))];
}
