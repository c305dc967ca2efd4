import type { Cause, Claim, Symptom, World } from '../domain/model.ts';
import type { Finding, Verdict } from '../domain/verdict.ts';
import { oncePer } from '../world/once-per.ts';
import { atMost, confidenceIn } from './confidence.ts';
import type { Call } from './guarded-call.ts';
import { quotable } from './quotable.ts';

/** A claim about one symptom, with the confidence that its reads allow. */
export type Weighed = Readonly<{
  cause: Cause;
  symptom: Symptom;
  claim: Claim<object>;
  confidence: Finding['confidence'];
}>;

/** Asks the causes about symptoms, and keeps why some of them are ruled out. */
export function explainer(
  causes: readonly Cause[],
  world: World,
  call: Call,
  isSettled: () => boolean,
): Readonly<{ of(symptom: Symptom): readonly Weighed[]; ruledOut: Verdict['ruledOut'] }> {
  const ruledOut: Verdict['ruledOut'][number][] = [];

  function ask(cause: Cause, symptom: Symptom): readonly Weighed[] {
    const object = world.get(symptom.on);
    if (object.is !== 'known') return [];
    const { made, gaps } = call(cause.id, symptom.on, function* () {
      for (const claim of cause.explain(symptom, world, object.value)) {
        for (const ref of claim.restsOn ?? []) world.get(ref); // noted, should the cause not have asked
        yield quotable(claim);
      }
    });
    if (made.length === 0 && cause.ruledOut) {
      const because = call(cause.id, symptom.on, () =>
        [cause.ruledOut?.(symptom, world) ?? []].flat(),
      );
      ruledOut.push(...because.made.map((why) => ({ id: cause.id, on: symptom.on, because: why })));
    }
    const most = symptom.normalFor === undefined ? 'proven' : 'likely'; // it may come right yet
    return made.map((claim) => {
      const confidence = atMost(most, confidenceIn(claim, gaps));
      return { cause, symptom, claim, confidence };
    });
  }

  return {
    ruledOut,

    /** Clues are asked for last: when everything is loaded and no other cause is more than possible. */
    of(symptom) {
      const asked = bySymptom(causes).get(symptom.kind) ?? [];
      const own = asked.filter(({ of }) => of?.includes(symptom.on.kind) ?? true);
      const early = own.filter(({ isClue, isAskedLast }) => !isClue && !isAskedLast);
      const first = early.flatMap((cause) => ask(cause, symptom));
      const late = own.filter((cause) => cause.isAskedLast && isSettled() && isLeft(cause, first));
      const found = [...first, ...late.flatMap((cause) => ask(cause, symptom))];
      const isKnown = found.some(
        ({ cause, confidence }) => cause.isLastResort || confidence !== 'possible',
      );
      if (isKnown || !isSettled()) return found;
      const seen = own.flatMap((cause) => (cause.isClue ? ask(cause, symptom) : []));
      return [
        ...found,
        ...seen.filter(({ claim }) => found.length === 0 || tellsMore(claim, symptom)),
      ];
    },
  };
}

/** Whether nothing explains the symptom for sure but what a cause refines. */
function isLeft({ refines = [] }: Cause, found: readonly Weighed[]): boolean {
  return found.every(
    ({ cause, confidence }) => confidence === 'possible' || refines.includes(cause.id),
  );
}

/** The causes that explain symptoms of each kind, in their order. */
const bySymptom = oncePer((causes: readonly Cause[]) => {
  const found = new Map<string, Cause[]>();
  for (const cause of causes)
    for (const kind of cause.explains) found.set(kind, [...(found.get(kind) ?? []), cause]);
  return found;
});

/** A clue that only repeats that something is in trouble is dropped if any cause is possible. */
function tellsMore({ evidence }: Claim<object>, symptom: Symptom): boolean {
  return evidence.some((one) => !('quote' in one) || one.quote !== symptom.evidence.quote);
}
