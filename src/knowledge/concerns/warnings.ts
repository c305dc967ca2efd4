import type { ConcernFinder } from '../../domain/concern.ts';
import { kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { firstSaid } from '../../readings/events.ts';
import { EVENTS_KEPT_MS } from '../../readings/freshness.ts';
import { isWithin } from '../../readings/time.ts';
import { warningsAbout } from '../../readings/warnings.ts';
import { present } from '../../text/present.ts';
import { harmlessConcern } from './harmless-concern.ts';
import { whyHarmless } from './harmless/index.ts';
import { isToldByRemark } from './told-by-remark.ts';

/** Somebody has warned of an object within the last hour. */
export const warnings: ConcernFinder = {
  kind: 'unexplained-warning',
  of: [ANY_OTHER],
  isOfTarget: true,

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    if (isIdle(object)) return;
    for (const warning of warningsAbout(on, world)) {
      const { reason, times, evidence } = warning;
      const { at, quote: said } = evidence;
      if (!at || !isWithin(EVENTS_KEPT_MS, at, world.now)) continue;
      if (isToldByRemark(warning, object, world)) continue;
      const found = whyHarmless(warning, object, world);
      if (found) {
        yield harmlessConcern(on, { what: reason, said, times, at, ...found });
        continue;
      }
      const since = firstSaid([reason], on, world);
      yield {
        symptom: {
          kind: 'unexplained-warning',
          on,
          reason,
          evidence,
          ...present({ since }),
          hurts: 'progress',
        },
      };
    }
  },
};

/** An old revision, of which no pods are wanted. */
function isIdle(object: Resource): boolean {
  if (object.kind !== 'ReplicaSet') return false;
  return (object as Resource<'apps/ReplicaSet'>).spec?.replicas === 0;
}
