import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { written } from '#src/readings/time.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { sampled } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { told } from '#test/support/told.ts';

/** Seconds after a symptom began. */
const AGES = [5, 20, 45, 90, 300, 3600, 86_400];
const CALM = ['healthy', 'recovered', 'progressing'];
/** They run between two crashes, were replaced, or are known by what was said of them, which is soon old; or others lead there. */
const PASSING = [
  'app-reports-failure',
  'container-restarting',
  'ingress-reports-failure',
  'node-troubled',
  'pod-failed',
  'probe-failing',
];
/** So young, nothing need be seen of it yet: "ask again" is an answer. */
const START_S = 180;
const troubles = scenarios.filter(({ state }) => state === 'explained');

describe.each(sampled(troubles))('scenario $name', (scenario) => {
  it('is at no age of its symptoms called well', async () => {
    const recording = await scenario.read();
    const { symptoms } = await told(scenario);
    // Where a log leads, nobody looks any more once the log is old.
    const isOfLog = symptoms.some(({ kind }) => kind === 'log-complains');
    const lasting = symptoms.filter(
      ({ kind, until }) => !until && !isOfLog && !PASSING.includes(kind),
    );

    const silent: string[] = [];
    for (const { since = recording.now } of lasting) {
      for (const age of AGES) {
        const now = written(Date.parse(since) + age * 1000);
        const { state, findings } = await verdictOn(scenario.target, { ...recording, now });
        const mayWait = state === 'progressing' && age < START_S;
        const isSilent = CALM.includes(state) && findings.length === 0 && !mayWait;
        if (isSilent) silent.push(`${state} after ${age} s`);
      }
    }
    expect(silent).toEqual([]);
  });
});

async function verdictOn(target: Ref, recording: Recording): Promise<Verdict> {
  return (await diagnose(target, lazily(recorded(recording)), rules)).verdict;
}
