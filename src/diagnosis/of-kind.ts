import { ANY_OTHER } from '../domain/model.ts';

type Member = Readonly<{ of: readonly string[]; isExtra?: true }>;

/** The members of a registry that are for a kind: those that name it, and where none is about it those for any other. */
export function ofKind<M extends Member>(kind: string, members: readonly M[]): readonly M[] {
  const own = members.filter(({ of }) => of.includes(kind));
  if (own.some(({ isExtra }) => !isExtra)) return own;
  return [...own, ...members.filter(({ of }) => of.includes(ANY_OTHER))];
}
