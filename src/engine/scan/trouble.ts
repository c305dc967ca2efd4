import { HARMS } from '../../domain/harm.ts';
import { refKey, symptomKey } from '../../domain/keys.ts';
import type { Ref } from '../../domain/model.ts';
import type { Trouble } from '../../domain/verdict.ts';
import type { Examination } from '../examination.ts';
import { stateOfTrouble } from '../state-of-trouble.ts';
import type { Group } from './groups.ts';

/** What a group comes to: a verdict on its root, or where nobody knows it on what it happens to. */
export function troubleOf(
  { findings, symptoms }: Group,
  { now }: Examination,
  ownerOf: (on: Ref) => Ref,
): readonly Trouble[] {
  const keyed = symptoms.map((symptom) => ({ key: symptomKey(symptom), ...symptom }));
  const keys = keyed.map(({ key }) => key);
  const state = stateOfTrouble(keys, findings, now);
  const owners = symptoms.map(({ on }) => ownerOf(on));
  const affected = [...new Map(owners.map((ref) => [refKey(ref), ref])).values()];
  const root = findings.find(({ role }) => role === 'root');
  const told = new Set(
    findings
      .filter(({ confidence }) => confidence !== 'possible')
      .flatMap(({ explains }) => explains),
  );
  // A symptom that no credible finding explains: the chain ends there.
  const end = keyed.find(({ key }) => !told.has(key));
  const unknown = end ? ownerOf(end.on) : affected[0];
  const target = state === 'unexplained' ? unknown : (root?.subject ?? affected[0]);
  if (!target || state === 'progressing') return [];
  return [
    {
      target,
      state,
      findings,
      symptoms: keyed,
      ruledOut: [],
      unsure: [],
      remarks: [],
      notChecked: [],
      crashes: [],
      affected: ownFirst(affected, target),
    },
  ];
}

/** Sorted by name, but the workload that the trouble is about comes first: people ask about it next. */
function ownFirst(affected: readonly Ref[], target: Ref): readonly Ref[] {
  const own = refKey(target);
  const sorted = affected.toSorted((a, b) => (refKey(a) < refKey(b) ? -1 : 1));
  return [
    ...sorted.filter((one) => refKey(one) === own),
    ...sorted.filter((one) => refKey(one) !== own),
  ];
}

/** The worst first: by whom it hurts, then by how many; equal ones by name. */
export function byHarm(a: Trouble, b: Trouble): number {
  return (
    harm(a) - harm(b) ||
    b.affected.length - a.affected.length ||
    (refKey(a.target) < refKey(b.target) ? -1 : 1)
  );
}

function harm({ symptoms }: Trouble): number {
  return Math.min(...symptoms.map(({ hurts }) => HARMS.indexOf(hurts)));
}
