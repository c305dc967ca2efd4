/** How near a goal is. `why` is a code for goalWords, `note` what was seen, such as a count or a message. */
export type GoalState = Readonly<
  { is: 'reached' } | { is: 'waiting' | 'failed' | 'unknown'; why: string; note?: string }
>;
