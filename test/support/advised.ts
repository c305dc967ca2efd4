import type { Cause, Claim } from '#src/domain/model.ts';

/** What the advice of a cause says of its first claim, in English; undefined where it does not fit. */
export function advised<P extends object>(
  { advice }: Cause<P>,
  [claim]: readonly Claim<P>[],
): string | undefined {
  if (!claim) throw new Error('Nothing is claimed.');
  const said = advice?.en(claim.subject, claim.params);
  return said && [said.title, said.text, ...(said.lines ?? [])].join('\n');
}
