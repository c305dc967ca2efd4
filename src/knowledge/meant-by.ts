import type { SymptomFinder, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { fieldSymptom, type ShownField } from './field-symptom.ts';

/** The symptom of a state that somebody meant: a field asks for it, and nobody is hurt. `of` are the kinds of object. */
export function meantBy<K extends string>(
  symptom: string,
  of: readonly K[],
  wishOf: (object: Resource<K>, world: World) => ShownField | undefined,
): SymptomFinder<K> {
  return fieldSymptom(symptom, of, 'nobody', wishOf);
}
