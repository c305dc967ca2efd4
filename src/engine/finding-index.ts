import { refKey } from '../domain/keys.ts';
import type { UnrankedFinding } from './unranked-finding.ts';

/** What findings are found by. */
type Indexed = Pick<UnrankedFinding, 'key' | 'explains' | 'because' | 'subject'>;

/** Findings by their keys, by what they explain, where they lead and whom they are about; each in the order given. */
export type FindingIndex<T extends Indexed> = Readonly<{
  byKey(key: string | undefined): T | undefined;
  explaining(symptom: string): readonly T[];
  leadingTo(finding: string): readonly T[];
  about(object: string): readonly T[];
}>;

/** An index of findings: of thousands, each asks for its neighbours. */
export function findingIndex<T extends Indexed>(findings: readonly T[]): FindingIndex<T> {
  const keyed = new Map(findings.map((one) => [one.key, one]));
  const explaining = new Map<string, T[]>();
  for (const one of findings) {
    for (const symptom of new Set(one.explains)) {
      const others = explaining.get(symptom);
      if (others) others.push(one);
      else explaining.set(symptom, [one]);
    }
  }
  const leading = Map.groupBy(findings, ({ because }) => because?.finding);
  const about = Map.groupBy(findings, ({ subject }) => refKey(subject));
  return {
    byKey: (key) => (key === undefined ? undefined : keyed.get(key)),
    explaining: (symptom) => explaining.get(symptom) ?? [],
    leadingTo: (finding) => leading.get(finding) ?? [],
    about: (object) => about.get(object) ?? [],
  };
}
