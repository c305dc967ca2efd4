import { kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER, type Ref, type SymptomFinder, type World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isWithin } from '../../world/readings/time.ts';
import { RECENT_MS } from '../freshness.ts';
import { isOurs, lastSeen } from '../signs/events.ts';
import { reportOf } from '../signs/reports/report.ts';
import { warningsAbout, type Warning } from '../signs/warnings.ts';

/** As often as this it is no hitch that a controller has mended by itself. */
const AGAIN_AND_AGAIN = 5;

/** An object of which somebody has just warned: once where it does not say how it is, again and again where it says well. */
export const objectWarnedAbout: SymptomFinder = {
  kind: 'object-warned-about',
  of: [ANY_OTHER],
  asked: 'beside-trouble',

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    const { is } = reportOf(object, world.now);
    if (is !== 'silent' && is !== 'well') return;
    const [warning] = warningsAbout(on, world);
    if (!warning || !isWithin(RECENT_MS, warning.evidence.at, world.now)) return;
    if (is === 'well' && (warning.times < AGAIN_AND_AGAIN || isOver(on, warning, world))) return;
    yield {
      kind: 'object-warned-about',
      on,
      reason: warning.reason,
      evidence: warning.evidence,
      hurts: 'progress',
    };
  },
};

/** Its controller has told of a success since. */
function isOver(on: Ref, { evidence: { at = '' } }: Warning, world: World): boolean {
  const since = (event: Resource<'Event'>) => Date.parse(lastSeen(event)) > Date.parse(at);
  return world
    .events(on)
    .items.some((event) => event.type === 'Normal' && !isOurs(event) && since(event));
}
