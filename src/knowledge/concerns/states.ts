import type { ConcernFinder } from '../../domain/concern.ts';
import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { stateStatements } from '../../readings/reports/states.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { errorFields } from './error-fields.ts';

/** Kinds whose phases are told by those that made them. */
const TOLD_ABOVE = ['argoproj.io/AnalysisRun'];

/** A phase, or another field of the status, says that something failed. */
export const states: ConcernFinder = {
  kind: 'unexplained-state',
  of: [ANY_OTHER],

  *find(object, { now }) {
    if (TOLD_ABOVE.includes(kindOf(object))) return;
    const on = refTo(kindOf(object), object);
    const ill = stateStatements(object, now).filter(
      ({ is }) => is === 'ill' && !isLeftover(object),
    );
    const seen = [
      ...ill.map(({ what, path, said }) => ({ what, path, said })),
      ...errorFields(object).filter(({ path }) => !ill.some((one) => one.path === path)),
    ];
    for (const { what, path, said } of seen) {
      const evidence = quotedField(on, path, said);
      yield {
        symptom: { kind: 'unexplained-state', on, reason: what, evidence, hurts: 'progress' },
      };
    }
  },
};

/** A pod that failed and was replaced; the newest of those is a symptom. */
function isLeftover(object: Resource): boolean {
  return isOfKind('Pod', object) && object.metadata?.ownerReferences !== undefined;
}
