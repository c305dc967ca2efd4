import type { AnswerInput, ObjectName } from '../domain/answer.ts';
import type { Incident } from '../domain/incident.ts';
import type { Filled } from '../domain/plan.ts';

/** Which fix of an incident's answer is meant. */
export type FixOf = Pick<Filled, 'finding' | 'remedy'>;
/** What a fix asks for, and what its finding is about. */
export type FixWithInputs = Readonly<{
  on: ObjectName;
  title: string;
  text: string;
  inputs: readonly AnswerInput[];
}>;

/** What a fix asks for; undefined where the answer has no such fix. */
export function fixWithInputs(
  { answer }: Incident,
  { finding, remedy }: FixOf,
): FixWithInputs | undefined {
  const found = answer?.findings.find(({ key }) => key === finding);
  const fix = found?.remedies.find(({ id }) => id === remedy);
  if (!found || !fix?.inputs) return undefined;
  const { title, text, inputs } = fix;
  return { on: found.subject, title, text, inputs };
}
