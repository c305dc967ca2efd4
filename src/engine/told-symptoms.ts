import type { Harm } from '../domain/harm.ts';
import { HARMS } from '../domain/harm.ts';
import { symptomKey } from '../domain/keys.ts';
import type { Ref, Symptom } from '../domain/model.ts';
import type { Weighed } from './explainer.ts';
import { isOpen } from './is-open.ts';

/** All but what somebody meant. */
const TROUBLE: readonly Harm[] = HARMS.filter((one) => one !== 'nobody');
/** Harm so bad that finders with many reads are skipped. */
const OUTAGE: readonly Harm[] = ['users', 'workload', 'redundancy'];

type Telling = Readonly<{
  explain(symptom: Symptom): readonly Weighed[];
  leadTo(refs: readonly Ref[]): void;
  tellsYoung: boolean; // also reports what may still be normal
  /** What alike symptoms have in common; undefined where all of them are explained. */
  likenessOf?: (symptom: Symptom) => string;
}>;
/** Of alike symptoms no more are explained: of a thousand pods of one workload that crash alike the others tell nothing new. */
const MOST_ALIKE = 50;

/** The symptoms that an answer reports, and what the causes claim about them. */
export class ToldSymptoms {
  readonly #telling: Telling;
  readonly #symptoms = new Map<string, Symptom>();
  readonly #claims: Weighed[] = [];
  readonly #alike = new Map<string, number>();

  constructor(telling: Telling) {
    this.#telling = telling;
  }

  /** Explains symptoms and reports them; if there is trouble already, only those with a claim that is news. Returns what it reported. */
  add(found: readonly Symptom[], isNews?: (claim: Weighed) => boolean): readonly Symptom[] {
    const { explain, leadTo, tellsYoung } = this.#telling;
    return found.filter((symptom) => {
      const isYoung = symptom.normalFor !== undefined;
      if (isYoung && !tellsYoung) return false;
      if (this.#isOneOfMany(symptom)) return false;
      const weighed = explain(symptom);
      if (isYoung && weighed.length === 0) return false; // nothing is said of it yet
      if (isNews && this.isTrouble && !weighed.some(isNews)) return false;
      this.#symptoms.set(symptomKey(symptom), symptom);
      this.#claims.push(...weighed);
      leadTo(weighed.flatMap(({ claim }) => claim.because?.at ?? []));
      return true;
    });
  }

  /** Whether somebody is hurt now by something that nobody meant. */
  get isTrouble(): boolean {
    return this.#hurts(TROUBLE);
  }

  /** Whether users are hurt, or nothing would be left to serve them. */
  get isOutage(): boolean {
    return this.#hurts(OUTAGE);
  }

  get symptoms(): ReadonlyMap<string, Symptom> {
    return this.#symptoms;
  }

  get claims(): readonly Weighed[] {
    return this.#claims;
  }

  #isOneOfMany(symptom: Symptom): boolean {
    const likeness = this.#telling.likenessOf?.(symptom);
    if (likeness === undefined) return false;
    const before = this.#alike.get(likeness) ?? 0;
    this.#alike.set(likeness, before + 1);
    return before >= MOST_ALIKE;
  }

  #hurts(by: readonly Harm[]): boolean {
    return [...this.#symptoms.values()].some((one) => isOpen(one) && by.includes(one.hurts));
  }
}
