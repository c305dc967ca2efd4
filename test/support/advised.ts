import type { Advised, AdviceWords, Cause, Claim, Ref } from '#src/domain/model.ts';
import { advised as fittingIn } from '#src/knowledge/words/advised.ts';

/** What of its advice fits a finding, in every language. */
export function fitting<P extends object>(
  { advice }: Pick<Cause<P>, 'advice'>,
  subject: Ref,
  params: P,
): Advised | undefined {
  return advice && fittingIn(advice, subject, params);
}

/** What a cause advises in English about what it claims, with the command where there is one. */
export function adviceOn<P extends object>(
  cause: Cause<P>,
  { subject, params }: Pick<Claim<P>, 'subject' | 'params'>,
): (AdviceWords & Pick<Advised, 'mayGoBack'> & Readonly<{ command?: string }>) | undefined {
  const said = fitting(cause, subject, params);
  const command = cause.advice?.command?.(subject, params);
  const texts = [said?.en.text, ...(said?.extra ?? []).map(({ en }) => en.text)];
  return (
    said && {
      ...said.en,
      text: texts.filter(Boolean).join(' '),
      ...(said.mayGoBack && { mayGoBack: true }),
      ...(command && { command }),
    }
  );
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
