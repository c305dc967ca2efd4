import type { Cause, Claim, Symptom, World } from '../domain/model.ts';
import type { Finding, Verdict } from '../domain/verdict.ts';
import { atMost, confidenceIn } from './confidence.ts';
import type { Call } from './guarded.ts';
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
  const clues = causes.filter(({ isClue }) => isClue);
  const others = causes.filter(({ isClue }) => !isClue);

  function ask(cause: Cause, symptom: Symptom): readonly Weighed[] {
    if (!isFor(cause, symptom)) return [];
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

    /** Clues are for what nobody knows, once all that others need to know is loaded. */
    of(symptom) {
      const found = others.flatMap((cause) => ask(cause, symptom));
      const isKnown = found.some(
        ({ cause, confidence }) => cause.isLastResort || confidence !== 'possible',
      );
      if (isKnown || !isSettled()) return found;
      const seen = clues.flatMap((cause) => ask(cause, symptom));
      return [
        ...found,
        ...seen.filter(({ claim }) => found.length === 0 || tellsMore(claim, symptom)),
      ];
    },
  };
}

/** That something is in trouble is no clue beside a cause that is possible. */
function tellsMore({ evidence }: Claim<object>, symptom: Symptom): boolean {
  return evidence.some((one) => !('quote' in one) || one.quote !== symptom.evidence.quote);
}

function isFor({ explains, of }: Cause, { kind, on }: Symptom): boolean {
  return explains.includes(kind) && (of?.includes(on.kind) ?? true);
}
