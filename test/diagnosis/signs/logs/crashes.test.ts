import { describe, expect, it } from '@jest/globals';

import { crashOf, failureOf } from '#src/diagnosis/signs/logs/crashes.ts';
import { troubledContainers } from '#src/diagnosis/signs/logs/troubled.ts';
import type { Symptom } from '#src/domain/model.ts';
import { openWorld } from '#src/world/open-world.ts';
import { podRef } from '#src/world/readings/workloads/workloads.ts';
import { cluster } from '#test/support/clusters.ts';
import { crashing } from '#test/support/crashes.ts';

describe('a crash', () => {
  it('is a failure where the program ended with an error', () => {
    const { crash, failure, troubled } = readIn(1);

    expect(crash).toMatchObject({ run: { exitCode: 1 } });
    expect(failure).toEqual(crash);
    expect(troubled).toEqual([{ ...crash, log: expect.objectContaining({ lines: [] }) }]);
  });

  it('is none where the program ended well, so that nothing it wrote is taken for the reason', () => {
    const { crash, failure, troubled } = readIn(0);

    expect(crash).toMatchObject({ run: { exitCode: 0 } });
    expect(failure).toBeUndefined();
    expect(troubled).toEqual([]);
  });
});

function readIn(exitCode: number) {
  const about = crashing({ ended: { exitCode } });
  const { world } = openWorld(cluster([about]));
  const on = podRef(about);
  const evidence = { source: 'field', on, quote: 'CrashLoopBackOff' } as const;
  const symptom: Symptom = {
    kind: 'container-waiting',
    on,
    part: 'app',
    reason: 'CrashLoopBackOff',
    evidence,
    hurts: 'users',
  };
  const [crash, failure] = [crashOf(symptom, world), failureOf(symptom, world)];
  return { crash, failure, troubled: [...troubledContainers(symptom, world)] };
}
