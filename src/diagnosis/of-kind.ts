import { ANY_OTHER } from '../domain/model.ts';

/** The members of a registry that are for a kind: those that name it, or where none does those for any other. */
export function ofKind<M extends Readonly<{ of: readonly string[] }>>(
  kind: string,
  members: readonly M[],
): readonly M[] {
  const own = members.filter(({ of }) => of.includes(kind));
  return own.length > 0 ? own : members.filter(({ of }) => of.includes(ANY_OTHER));
}
