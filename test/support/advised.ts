import type { Advised, Cause, Claim } from '#src/domain/model.ts';

/** What a cause advises in English about what it claims, with the command where there is one. */
export function adviceOn<P extends object>(
  { advice }: Cause<P>,
  { subject, params }: Pick<Claim<P>, 'subject' | 'params'>,
): (Advised & Readonly<{ command?: string }>) | undefined {
  const said = advice?.en(subject, params);
  const command = advice?.command?.(subject, params);
  const texts = [said?.text, ...(said?.besides ?? []).map((one) => one.text)];
  return said && { ...said, text: texts.filter(Boolean).join(' '), ...(command && { command }) };
}

/** All that it says about its first claim; undefined where it does not fit. */
export function advised<P extends object>(
  cause: Cause<P>,
  [claim]: readonly Claim<P>[],
): string | undefined {
  if (!claim) throw new Error('Nothing is claimed.');
  const said = adviceOn(cause, claim);
  return said && [said.title, said.text, ...(said.lines ?? [])].join('\n');
}
