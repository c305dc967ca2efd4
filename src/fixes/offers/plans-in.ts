import type { Plan } from '../../domain/plan.ts';

/** The plans of an offer: that of its button, and that beside Git. */
export function plansIn({ plan, live }: Readonly<{ plan?: Plan; live?: Plan }>): readonly Plan[] {
  return [plan, live].flatMap((one) => one ?? []);
}
