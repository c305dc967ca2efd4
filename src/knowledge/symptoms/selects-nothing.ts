import { kindOf, refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { isWithin } from '../../readings/time.ts';
import { emptySelections, firstTerm } from '../references/selection.ts';
import { selections } from '../references/selections.ts';
import { stopped } from '../references/stopped.ts';

/** What is applied together is all there within so long. */
const SETTLED_MS = 20_000;

/** The selector of an object matches nothing, so that it does nothing. */
export const selectsNothing: SymptomFinder = {
  kind: 'selects-nothing',
  of: [...new Set(selections.map(({ from }) => from))],
  asked: 'unless-outage',
  isExtra: true,

  *find(object, world) {
    if (isWithin(SETTLED_MS, object.metadata?.creationTimestamp, world.now)) return;
    const on = refTo(kindOf(object), object);
    for (const empty of emptySelections(object, selections, world)) {
      yield {
        kind: 'selects-nothing',
        on,
        part: empty.path,
        reason: 'NoMatch',
        evidence: { source: 'field', on, ...firstTerm(empty) },
        hurts: stopped[empty.selection.stops].hurts,
      };
    }
  },
};
