import type { Plan } from '../../domain/plan.ts';

/** The plans of an offer: the one of its button, and the live change of what Git owns. */
export function plansIn({ plan, live }: Readonly<{ plan?: Plan; live?: Plan }>): readonly Plan[] {
  return [plan, live].flatMap((one) => one ?? []);
}
