import { describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { loaderOf } from '#test/support/engines.ts';
import { plantedFacts, PLANTED } from '#test/support/planted-facts.ts';
import { sampled } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** States that a person takes for good news. */
const ALL_CLEAR = ['healthy', 'recovered', 'progressing'];
const cases = scenarios.flatMap((scenario) =>
  plantedFacts.map(({ name: fact, plant }) => ({ ...scenario, fact, plant })),
);
/** Those in which nothing is wrong are always tried: there an all-clear is near. */
const calm = cases.filter(({ state }) => ALL_CLEAR.includes(state));
const others = cases.filter((one) => !calm.includes(one));

describe.each([...calm, ...sampled(others)])('scenario $name with $fact', (one) => {
  it('is called well by no answer that does not name it', async () => {
    const { target, plant, read } = one;
    const recording = await read();
    const planted = plant(recording, refIn(recording, target));
    const told = planted && (await toldOf(target, planted));

    expect(told).not.toEqual({
      state: expect.stringMatching(`^(?:${ALL_CLEAR.join('|')})$`),
      findings: 0,
      isNamed: false,
    });
  });
});

async function toldOf(target: Ref, recording: Recording) {
  const loader = loaderOf(recorded(recording));
  const found = await investigate({ target }, { loader, cluster: 'lab', lang: 'en' });
  if (found.is !== 'answer') return { state: found.is, findings: 0, isNamed: false };
  const { state, summary, findings } = found.answer;
  return { state, findings: findings.length, isNamed: PLANTED.test(summary) };
}

/** The object with its uid, as events name it. */
function refIn({ objects }: Recording, target: Ref): Ref {
  const all = objects.map((one) => refTo(kindOf(one), one));
  return (
    all.find(
      ({ kind, namespace, name }) =>
        kind === target.kind && namespace === target.namespace && name === target.name,
    ) ?? target
  );
}
