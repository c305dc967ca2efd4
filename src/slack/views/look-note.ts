import { afterEnd, goneNow } from '../../answers/words/last-look.ts';
import type { Incident } from '../../domain/incident.ts';
import { isOver } from '../../incident/alerts/is-over.ts';
import { clock } from './names.ts';
import { sentence } from './text.ts';

const LONGEST = 200;

/** What the last look at the cluster adds to what alerts say. Safe. */
export function lookNote(incident: Incident): string | undefined {
  const { alert, lastLook, root, lang } = incident;
  if (!lastLook) return undefined;
  const { at, is } = lastLook;
  if (!isOver(incident)) return is === 'well' && root ? goneNow[lang](clock(at) ?? '') : undefined;
  if (is === 'ill') return undefined; // which stands above all else
  const isAfter = Date.parse(at) >= Date.parse(alert?.endsAt ?? at);
  return sentence(afterEnd[isAfter ? is : 'unclear'][lang](), LONGEST);
}
