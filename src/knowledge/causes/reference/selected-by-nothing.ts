import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { isWithin } from '../../../readings/time.ts';
import { notPickedBy, pickedKinds } from '../../references/pickers.ts';
import { selectedByNothingWords, type SelectedByNothing } from './selected-by-nothing.words.ts';

/** An operator takes a new object up within seconds. */
const SETTLED_MS = 20_000;

/** What is to select an object does not, so that it has no effect. */
const symptom: SymptomFinder = {
  kind: 'selected-by-nothing',
  of: pickedKinds,
  asked: 'unless-outage',
  isExtra: true,

  *find(object, world) {
    if (isWithin(SETTLED_MS, object.metadata?.creationTimestamp, world.now)) return;
    const [first] = notPickedBy(object, world);
    if (!first) return;
    const on = refTo(kindOf(object), object);
    const { evidence } = first;
    yield { kind: 'selected-by-nothing', on, reason: 'NoMatch', evidence, hurts: 'progress' };
  },
};

/** A monitor or rule that no Prometheus takes, for its labels or its namespace. Other programs may read it, too. */
export const selectedByNothing: Cause<SelectedByNothing> = {
  id: 'reference/selected-by-nothing',
  of: pickedKinds,
  explains: ['selected-by-nothing'],
  symptom,

  *explain({ on }, world, object) {
    const [first, ...more] = notPickedBy(object, world);
    if (!first) return;
    yield {
      subject: on,
      params: {
        namespace: on.namespace ?? '',
        pickers: [first, ...more].map(({ by, field, is, terms }) => ({
          kind: by.kind,
          name: by.name,
          namespace: by.namespace ?? '',
          field,
          is,
          terms,
        })),
      },
      evidence: [first.evidence, ...more.map(({ evidence }) => evidence)],
      strength: 'fits',
    };
  },

  ...selectedByNothingWords,
};
