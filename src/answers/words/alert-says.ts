import type { Alert } from '../../domain/question.ts';

/** What an alert says of itself: its summary, its description where that says more, and its value. */
export function alertSays({ annotations }: Pick<Alert, 'annotations'>): string {
  const { summary, message, description, value } = annotations;
  const [first = '', second = ''] = [summary, message, description].filter(Boolean);
  const both =
    first.includes(second) || second.includes(first) ? longer(first, second) : `${first} ${second}`;
  return value && !both.includes(value) ? `${both} (${value})` : both;
}

function longer(one: string, other: string): string {
  return one.length >= other.length ? one : other;
}
