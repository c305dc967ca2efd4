import type { Spent } from './answer.ts';

/** What one question may cost. */
const ONE: Spent = { requests: 40, logs: 20 };

/** What so many questions that are asked at once may cost together. */
export function accountOf(questions: number): Spent {
  return { requests: ONE.requests * questions, logs: ONE.logs * questions };
}
