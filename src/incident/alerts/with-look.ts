import type { Incident } from '../../domain/incident.ts';
import { present } from '../../text/present.ts';
import { withApproved } from '../with-approved.ts';
import { isOver } from './is-over.ts';
import { lookOf } from './look-of.ts';
import type { Look } from './look.ts';
import { newsOfLook } from './news-of-look.ts';

/**
 * The incident after a look. The answer stays the one that told a cause until another one does; what somebody has to know of the
 * change is noted as news. An older look changes nothing.
 */
export function withLook<I extends Incident>(incident: I, look: Look): I {
  const { lastLook, root: _, ...rest } = incident;
  const { at, result, root } = look;
  const shown = lookOf(result);
  const order = lastLook ? Date.parse(at) - Date.parse(lastLook.at) : 1;
  if (order < 0 || (order === 0 && shown.is !== 'ill')) return incident;

  const news = newsOfLook(incident, look);
  const turn = lastLook && news.length === 0 ? lastLook.turn + 1 : 0;
  const looked = {
    ...(rest as I),
    ...present({ root: root ?? incident.root }),
    lastLook: { at, ...shown, turn },
    ...(news.length > 0 && { news: [...(incident.news ?? []), ...news].slice(-MOST_NEWS) }),
  };
  if (result.is !== 'answer') return incident.answer ? looked : { ...looked, unanswered: result };
  const tellsCause = shown.is === 'ill' || !incident.answer || !wasIll(incident);
  if (!tellsCause || (isOver(incident) && incident.answer && root !== incident.root)) return looked;
  const { unanswered: __, ...answered } = withApproved(looked, result);
  const { is: ___, ...found } = result;
  return { ...(answered as I), ...found };
}
const MOST_NEWS = 10;

function wasIll({ answer, root }: Incident): boolean {
  return root !== undefined || answer?.state === 'explained';
}
