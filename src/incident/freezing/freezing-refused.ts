import type { Request } from '../commands/request.ts';
import type { Handling } from '../handling.ts';

/** Somebody may not stop all changes, or allow them again; the settings say why. */
export type FreezingRefused = Readonly<{ is: 'refused'; text: string }>;

/** Why somebody may not do that; it is noted. */
export function freezingRefused(
  to: 'freeze' | 'unfreeze',
  { id, asker: by, place: { channel }, lang }: Request,
  { changing, note }: Pick<Handling, 'changing' | 'note'>,
): FreezingRefused | undefined {
  const may = changing.mayAct(by, lang);
  const acting = { remedy: `changes/${to}`, namespace: '', channel };
  const text = may.is === 'may-not' ? may.text : changing.barred(acting, lang);
  if (text === undefined) return undefined;
  note({ id, what: 'refused', to, by, text });
  return { is: 'refused', text };
}
