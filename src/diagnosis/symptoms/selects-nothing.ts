import { kindOf, refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { emptySelections, firstTerm } from '../references/selection.ts';
import { selections } from '../references/selections.ts';
import { stopped } from '../references/stopped.ts';

/** The selector of an object matches nothing, so that it does nothing. */
export const selectsNothing: SymptomFinder = {
  kind: 'selects-nothing',
  of: [...new Set(selections.map(({ from }) => from))],
  isAskedLast: true,
  isExtra: true,

  *find(object, world) {
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
