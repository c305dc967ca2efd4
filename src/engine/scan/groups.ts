import { refKey, symptomKey } from '../../domain/keys.ts';
import type { Ref, Symptom } from '../../domain/model.ts';
import type { Finding } from '../../domain/verdict.ts';
import { findingIndex } from '../finding-index.ts';
import { isCredible } from '../state-of-trouble.ts';

/** Symptoms that belong together, and what explains them, in the order of the findings. */
export type Group = Readonly<{ findings: readonly Finding[]; symptoms: readonly Symptom[] }>;

/**
 * Puts together what has one root: a finding with the symptoms that it explains and with the finding that it leads to. What
 * nobody explains is grouped by the workload that it happens to.
 */
export function groupsOf(
  findings: readonly Finding[],
  symptoms: ReadonlyMap<string, Symptom>,
  ownerOf: (on: Ref) => Ref,
): readonly Group[] {
  const links = new Links();
  const index = findingIndex(findings);
  const explained = new Set<string>();
  for (const finding of findings) {
    const { key, explains, because } = finding;
    for (const symptom of explains) links.join(key, symptom);
    if (because?.finding) links.join(key, because.finding);
    else if (because) links.join(key, placeOf(ownerOf(because.at)));
    if (isCredible(finding, index)) for (const symptom of explains) explained.add(symptom);
  }
  for (const [key, { on }] of symptoms) {
    if (!explained.has(key)) links.join(key, placeOf(ownerOf(on)));
  }

  const byRoot = Map.groupBy(findings, ({ key }) => links.rootOf(key));
  const groups = Map.groupBy([...symptoms.values()], (one) => links.rootOf(symptomKey(one)));
  return [...groups].map(([root, own]) => ({ symptoms: own, findings: byRoot.get(root) ?? [] }));
}

function placeOf(ref: Ref): string {
  return `at|${refKey(ref)}`;
}

/** Which keys are joined, directly or by others. */
class Links {
  readonly #next = new Map<string, string>();

  join(a: string, b: string): void {
    const [one, other] = [this.rootOf(a), this.rootOf(b)];
    if (one !== other) this.#next.set(one, other);
  }

  rootOf(key: string): string {
    let root = key;
    for (let next = this.#next.get(root); next; next = this.#next.get(root)) root = next;
    if (root !== key) this.#next.set(key, root);
    return root;
  }
}
