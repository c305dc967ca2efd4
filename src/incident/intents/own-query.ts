import type { Incident } from '../../domain/incident.ts';
import type { Query } from '../../domain/question.ts';
import { targetOf } from '../../text/target-of.ts';

/** What is asked about where no other object is named. */
export function ownQuery({ answer }: Pick<Incident, 'answer'>): Query | undefined {
  if (!answer || answer.target.kind === 'Text') return undefined;
  const { namespace } = answer.target;
  return { text: targetOf(answer.target), ...(namespace && { namespace }) };
}
