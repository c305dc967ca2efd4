import type { Listening, Request } from '../listening.ts';
import type { Reply } from './command.ts';
import { refused } from './question-of.ts';

/** Why somebody may not stop all changes, or allow them again; it is noted. */
export function freezingRefused(
  to: 'freeze' | 'unfreeze',
  { id, asker: by, place: { channel }, lang }: Request,
  { changing, note }: Listening,
): Reply | undefined {
  const may = changing.mayAct(by, lang);
  const acting = { remedy: `changes/${to}`, namespace: '', channel };
  const text = may.is === 'may-not' ? may.text : changing.barred(acting, lang);
  if (text === undefined) return undefined;
  note({ id, what: 'refused', to, by, text });
  return refused(text);
}
