import type { Query } from '../domain/question.ts';
import { type Investigated, investigate } from './investigate.ts';
import { noUpdate } from './words/errors.ts';
import { fullName } from './words/object-name.ts';

/** How the update of what a query means stands, with what is wrong there. What makes no pods has no update. */
export async function rolloutOf(
  query: Query,
  deps: Parameters<typeof investigate>[1],
): Promise<Investigated> {
  const result = await investigate({ query }, { ...deps, asks: 'update' });
  if (result.is !== 'answer') return result;
  const { rollout, state, target } = result.answer;
  if (rollout || state === 'gone' || state === 'unread') return result;
  return { is: 'failed', code: 'failed', message: noUpdate[deps.lang](fullName(target)) };
}
