import { describe, expect, it } from '@jest/globals';

import { refKey } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { rules } from '#src/knowledge/rules.ts';
import { ownersOf } from '#src/readings/workloads/workloads.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { told } from '#test/support/told.ts';

/** What takes many reads a scan never asks, as its own words say. */
const ASKED = new Map(rules.symptomFinders.map(({ kind, asked }) => [kind, asked]));
const explained = scenarios.filter(({ state }) => state === 'explained' || state === 'unexplained');

describe.each(explained)('scenario $name', (scenario) => {
  it('is told by a scan of its namespace where `why` tells of trouble', async () => {
    const { target, read } = scenario;
    const verdict = await told(scenario);
    const ill = troubleOf(verdict);
    const recording = await read();
    const source = recorded(recording);
    const { world } = openWorld(source);

    const { troubles } = await scan(undefined, lazily(source), rules);

    const listed = new Set(
      troubles
        .flatMap((one) => [
          one.target,
          ...one.affected,
          ...one.findings.map(({ subject }) => subject),
          ...one.symptoms.map(({ on }) => on),
        ])
        .flatMap((ref) => [ref, ...ownersOf(ref, world)])
        .map(refKey),
    );
    const isListed = ill.length === 0 || ill.some((ref) => listed.has(refKey(ref)));
    expect({ target: target.name, ill, isListed }).toEqual({
      target: target.name,
      ill,
      isListed: true,
    });
  });
});

/** What is ill by symptoms that a scan asks for, and hurts somebody. */
function troubleOf({ symptoms }: Verdict): readonly Ref[] {
  return symptoms
    .filter(
      ({ kind, until, normalFor, hurts }) =>
        !until && normalFor === undefined && hurts !== 'nobody' && ASKED.get(kind) === undefined,
    )
    .map(({ on }) => on);
}
