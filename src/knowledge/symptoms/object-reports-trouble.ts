import { kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER, type SymptomFinder } from '../../domain/model.ts';
import { familyOf } from '../../readings/reports/families.ts';
import { reportOf } from '../../readings/reports/report.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** An object of a kind that nobody knows better says of itself that it is in trouble, or its controller says nothing. */
export const objectReportsTrouble: SymptomFinder = {
  kind: 'object-reports-trouble',
  of: [ANY_OTHER],

  *find(object, { now }) {
    const report = reportOf(object, now);
    const on = refTo(kindOf(object), object);
    const { hurts = 'progress' } = familyOf(on.kind);
    if (report.is === 'unseen') {
      const { since, generation, observed } = report;
      const field = { source: 'field', on } as const;
      yield {
        kind: 'object-reports-trouble',
        on,
        reason: 'NotObserved',
        evidence:
          observed === undefined
            ? { ...field, path: '/metadata/creationTimestamp', quote: since }
            : { ...field, path: '/metadata/generation', quote: String(generation) },
        since,
        hurts: 'progress',
      };
    }
    if (report.is !== 'ill') return;
    const [{ what, path, said, since }] = report.said;
    yield {
      kind: 'object-reports-trouble',
      on,
      reason: what,
      evidence: { ...quotedField(on, path, said), ...present({ at: since }) },
      ...present({ since }),
      hurts,
    };
  },
};
