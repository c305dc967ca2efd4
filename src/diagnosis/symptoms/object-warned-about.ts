import { kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER, type SymptomFinder } from '../../domain/model.ts';
import { isWithin } from '../../world/readings/time.ts';
import { RECENT_MS } from '../freshness.ts';
import { reportOf } from '../signs/reports/report.ts';
import { warningsAbout } from '../signs/warnings.ts';

/** An object that does not say how it is, and of which somebody has just warned. Asked last, as logs are. */
export const objectWarnedAbout: SymptomFinder = {
  kind: 'object-warned-about',
  of: [ANY_OTHER],
  asked: 'if-well',

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    if (reportOf(object, world.now).is !== 'silent') return;
    const [warning] = warningsAbout(on, world);
    if (!warning || !isWithin(RECENT_MS, warning.evidence.at, world.now)) return;
    yield {
      kind: 'object-warned-about',
      on,
      reason: warning.reason,
      evidence: warning.evidence,
      hurts: 'progress',
    };
  },
};
