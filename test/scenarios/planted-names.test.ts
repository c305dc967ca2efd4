import { isDeepStrictEqual } from 'node:util';

import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { chosenNames, INHERITED, renamedWord } from '#test/support/planted-names.ts';
import { seed } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';

const ALL = process.env['KUBEWHY_HONESTY'] === 'all';
/** A name that no object inherits, in the same places. */
const PLAIN = 'zetaName';

describe.each(scenarios)(`scenario $name, by seed ${seed}`, ({ target, read }) => {
  it('is told alike whether a name is one that each object inherits or not', async () => {
    const recording = await read();
    const names = chosenNames(recording);
    const tried = ALL ? names : names.filter((_, at) => at === seed % names.length);

    const wrong: unknown[] = [];
    for (const [at, name] of tried.entries()) {
      const inherited = INHERITED[(at + seed) % INHERITED.length] ?? 'constructor';
      const planted = await gistOf(renamedWord(recording, name, inherited), target);

      const plain = await gistOf(renamedWord(recording, name, PLAIN), target);
      if (!isDeepStrictEqual(planted, plain)) wrong.push({ name, inherited, planted, plain });
    }
    expect(wrong).toEqual([]);
  });
});

async function gistOf(recording: Recording, target: Ref) {
  const { verdict } = await diagnose(target, lazily(recorded(recording)), rules);
  const { state, findings, symptoms, crashes }: Verdict = verdict;
  return {
    state,
    findings: findings.map(({ id, confidence, role }) => [id, confidence, role]),
    symptoms: symptoms.map(({ kind, reason }) => `${kind} ${reason}`).toSorted(),
    crashes,
  };
}
