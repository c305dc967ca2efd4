import type { Answer, AnswerRemedy } from '../domain/answer.ts';
import type { Values } from '../domain/plan.ts';

/** What was asked for by --remedy and --set. */
export type Wish = Readonly<{ remedy?: string; values: Values }>;

/** The changes of an answer, the root's first: with operations, or with a value that is still to be chosen. */
export function fixesOf({ findings }: Answer): readonly AnswerRemedy[] {
  return findings
    .flatMap(({ remedies }) => remedies)
    .filter(({ patch, inputs }) => patch !== undefined || inputs !== undefined);
}

/** The one that is wished for: by its id, else the first that asks for all that was chosen. */
export function chosenFix(
  fixes: readonly AnswerRemedy[],
  { remedy, values }: Wish,
): AnswerRemedy | undefined {
  if (remedy !== undefined) return fixes.find(({ id }) => id === remedy);
  const names = Object.keys(values);
  const asksFor = ({ inputs = [] }: AnswerRemedy, name: string) =>
    inputs.some((input) => input.name === name);
  return fixes.find((fix) => names.every((name) => asksFor(fix, name)));
}

/** What fixes ask for: the name that --set takes, and the field. */
export function askedFor(fixes: readonly AnswerRemedy[]): readonly string[] {
  const all = fixes.flatMap(({ inputs = [] }) => inputs);
  return [...new Set(all.map(({ name, label }) => `${name} (${label})`))];
}
