import type { Question } from '../../domain/question.ts';
import type { Request } from '../listening.ts';
import { note } from '../views/note.ts';
import type { Reply } from './command.ts';

/** A question as the worker gets it. */
export function questionOf(
  { id, asker, place }: Request,
  asked: Pick<Question, 'query' | 'lang' | 'private'>,
  now: Date,
): Question {
  return { id, asker, place, ...asked, askedAt: now.toISOString() };
}

/** What is wrong with the words; nothing was asked. */
export function refused(text: string): Reply {
  return { accepted: false, message: note(text) };
}
