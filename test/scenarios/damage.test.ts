import { describe, expect, it } from '@jest/globals';

import { ObjectShape } from '#src/cluster/object-shape.ts';
import { withoutOdd } from '#src/cluster/without-odd.ts';
import { keyOf, refKey } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { damaged, damagesOf } from '#test/support/damages.ts';
import { isMissedAlready } from '#test/support/missed-already.ts';
import { sampled } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { told } from '#test/support/told.ts';

const CALM = ['healthy', 'recovered', 'progressing'];
const troubles = scenarios.filter(({ state }) => state === 'explained');

describe.each(sampled(troubles))('scenario $name', (scenario) => {
  it('is answered whatever stands in a field, surely of nothing else and never as well', async () => {
    const recording = await scenario.read();
    const whole = await told(scenario);
    const { objects } = recording;
    const named = new Set(whole.findings.flatMap(namesIn));

    const wrong: unknown[] = [];
    for (const object of sampled(objects)) {
      for (const damage of sampled(damagesOf(object))) {
        const odd = ObjectShape.safeParse(damaged(object, damage));
        if (!odd.success) continue; // refused where it is read, and said so
        const others = objects.filter((one) => one !== object);
        const { objects: kept, notCaptured } = withoutOdd([odd.data]);
        const less = await verdictOn(scenario.target, {
          ...recording,
          notCaptured: [...recording.notCaptured, ...notCaptured],
          objects: [...others, ...kept],
        });

        const other = less.findings.filter(
          (one) =>
            damage.to === 'other' &&
            one.confidence === 'proven' &&
            !whole.findings.some(({ id }) => id === one.id) &&
            !isMissedAlready(one, whole),
        );
        const isHidden =
          !named.has(keyOf(object)) && CALM.includes(less.state) && less.crashes.length === 0;
        if (other.length > 0 || isHidden)
          wrong.push([keyOf(object), damage, less.state, other.map(({ id }) => id)]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The objects that a finding is about or quotes: what is gone from them is gone. */
function namesIn({ subject, evidence, seen }: Verdict['findings'][number]): readonly string[] {
  return [subject, ...evidence.map(({ on }) => on), ...seen.map(({ on }) => on)].map(refKey);
}

async function verdictOn(target: Ref, recording: Recording): Promise<Verdict> {
  return (await diagnose(target, lazily(recorded(recording)), rules)).verdict;
}
