import type { Symptom } from '../domain/model.ts';

/** Whether a symptom is trouble now: neither over, nor so young that it may still be normal. */
export function isOpen({ until, normalFor }: Pick<Symptom, 'until' | 'normalFor'>): boolean {
  return !until && normalFor === undefined;
}
