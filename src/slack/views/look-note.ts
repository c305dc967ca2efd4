import { afterEnd, goneNow } from '../../answers/words/last-look.ts';
import type { Incident } from '../../domain/incident.ts';
import { isOver } from '../../incident/alerts/is-over.ts';
import { lookAfterEnd } from '../../incident/alerts/look-after-end.ts';
import { clock } from './names.ts';
import { sentence } from './text.ts';

const LONGEST = 400;

/** What the last look at the cluster adds to what alerts say. Safe. */
export function lookNote(incident: Incident): string | undefined {
  const { lastLook, root, lang } = incident;
  if (!lastLook) return undefined;
  const { at, is, said } = lastLook;
  if (!isOver(incident)) return is === 'well' && root ? goneNow[lang](clock(at) ?? '') : undefined;
  return afterEnd[lookAfterEnd(incident)][lang](sentence(said, LONGEST));
}
