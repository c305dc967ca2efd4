import type { Alert } from '../../domain/question.ts';

/** What an alert says of itself in one sentence, where an answer says the rest. */
export function alertSummary({ annotations }: Pick<Alert, 'annotations'>): string {
  return annotations['summary'] ?? annotations['message'] ?? annotations['description'] ?? '';
}
