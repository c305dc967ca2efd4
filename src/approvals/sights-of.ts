import type { Answer } from '../domain/answer.ts';
import type { Sight } from '../domain/audience.ts';
import type { Change } from '../domain/plan.ts';
import { asidesIn } from './asides.ts';

/** The id of a finding of which those who read may not see more than where it is. */
export const NOT_SHOWN = 'answers/not-shown';

/** All that an answer shows; of a text it holds what was pasted, which is no object. */
export function sightsOf({ target, findings, symptoms }: Answer): readonly Sight[] {
  const told = findings.filter(({ id }) => id !== NOT_SHOWN);
  const all: readonly Sight[] = [
    { on: target },
    ...told.map(({ subject }) => ({ on: subject })),
    ...told.flatMap(({ params }) => asidesIn(params)),
    ...told.flatMap(({ evidence }) =>
      evidence.map(({ source, object }) => ({ on: object, isLog: source === 'log' })),
    ),
    ...symptoms.filter(({ kind }) => kind !== NOT_SHOWN).map(({ object }) => ({ on: object })),
  ];
  return all.filter(({ on }) => on.kind !== 'Text');
}

/** What a change shows: what it is made to, and what it copies. */
export function sightsOfChange({ on, from }: Change): readonly Sight[] {
  return [{ on }, ...(from ? [{ on: from }] : [])];
}
