import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { sampled } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { falls } from '#test/support/shapes/falls.ts';
import { shapes } from '#test/support/shapes/index.ts';
import { told } from '#test/support/told.ts';

describe.each(shapes)('$name, every case', (shape) => {
  it('keeps its root, or is answered honestly', async () => {
    const fallen: string[] = [];
    for (const scenario of sampled(scenarios)) {
      const recording = await scenario.read();
      const verdict = await told(scenario);
      const shaped = shape.of({ recording, target: scenario.target, verdict });
      if (!shaped) continue;

      const again = await verdictOn(shaped.target, shaped.recording);
      const said = falls(verdict, again, shape, shaped);
      fallen.push(...said.map((one) => `${scenario.name}: ${one}`));
    }

    expect(fallen).toEqual([]);
  });
});

async function verdictOn(target: Ref, recording: Recording): Promise<Verdict> {
  return (await diagnose(target, lazily(recorded(recording)), rules)).verdict;
}
