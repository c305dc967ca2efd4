import { kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER, type SymptomFinder } from '../../domain/model.ts';
import { firstSaid } from '../../readings/events.ts';
import { reportOf } from '../../readings/reports/report.ts';
import { isRecent, repeatedWarning, warningsAbout } from '../../readings/warnings.ts';
import { present } from '../../text/present.ts';

/** An object of which somebody has just warned: once where it does not say how it is, again and again where it says well. */
export const objectWarnedAbout: SymptomFinder = {
  kind: 'object-warned-about',
  of: [ANY_OTHER],
  asked: 'unless-outage',

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    const { is } = reportOf(object, world.now);
    if (is !== 'silent' && is !== 'well') return;
    const [newest] = warningsAbout(on, world);
    const warning = is === 'well' ? repeatedWarning(on, world) : newest;
    if (!warning || !isRecent(warning, world)) return;
    yield {
      kind: 'object-warned-about',
      on,
      reason: warning.reason,
      evidence: warning.evidence,
      ...present({ since: firstSaid([warning.reason], on, world) }),
      hurts: 'progress',
    };
  },
};
