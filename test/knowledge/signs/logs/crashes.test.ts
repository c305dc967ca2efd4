import { describe, expect, it } from '@jest/globals';

import type { Symptom } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { crashOf, exitOf, failureOf, lastLines } from '#src/knowledge/signs/logs/crashes.ts';
import { troubledContainers } from '#src/knowledge/signs/logs/troubled.ts';
import { podRef } from '#src/readings/workloads/workloads.ts';
import { openWorld } from '#src/world/open-world.ts';
import type { Log } from '#src/world/recorded.ts';
import { cluster } from '#test/support/clusters.ts';
import { crashing, withProxy } from '#test/support/crashes.ts';
import { ago, logOf } from '#test/support/objects.ts';

describe('a crash', () => {
  it('is a failure where the program ended with an error', () => {
    const { crash, failure, troubled } = readIn(1);

    expect(crash).toMatchObject({ run: { exitCode: 1 } });
    expect(failure).toEqual(crash);
    expect(troubled).toEqual([{ ...crash, log: expect.objectContaining({ lines: [] }) }]);
  });

  it('is none of a pod that was evicted, or of a container that waits for something else', () => {
    const about = crashing({ ended: { exitCode: 1 } });
    const evicted = { ...about, status: { ...about.status, phase: 'Failed', reason: 'Evicted' } };

    expect(read(about, { kind: 'pod-failed' }).crash).toMatchObject({ run: { exitCode: 1 } });
    expect(read(evicted, { kind: 'pod-failed' }).crash).toBeUndefined();
    expect(read(about, { reason: 'ImagePullBackOff' }).crash).toBeUndefined();
    expect(read(about, { reason: 'RunContainerError' }).crash).toMatchObject({
      on: { name: 'web' },
    });
  });

  it('is, of a pod that has failed, the container that did not end well', () => {
    const about = withProxy(crashing({ ended: { exitCode: 2 } }));
    const { containerStatuses = [] } = about.status ?? {};
    const well = { terminated: { exitCode: 0 } };
    const statuses = containerStatuses.map((one) =>
      one.name === 'proxy' ? { ...one, state: well } : one,
    );
    const failed = { ...about, status: { containerStatuses: statuses.toReversed() } };

    expect(read(failed, { kind: 'pod-failed' }).failure).toMatchObject({
      container: { name: 'app' },
      run: { exitCode: 2 },
    });
  });

  it('tells no more than the last lines with a text in them, and when it ended', () => {
    const about = crashing();
    const text = ['first', ...Array.from({ length: 39 }, (_, nth) => `${nth}`), ' ', ''].join('\n');
    const { crash, world } = read(about, {}, [logOf(`before\n${text}`, 'previous')]);

    expect(
      crash &&
        lastLines(crash, world)
          .lines.map((one) => one.text)
          .slice(0, 2),
    ).toEqual(['first', '0']);
    expect(crash && exitOf(crash)).toMatchObject({ quote: '1', at: ago(1) });
  });

  it('is none where the program ended well, so that nothing it wrote is taken for the reason', () => {
    const { crash, failure, troubled } = readIn(0);

    expect(crash).toMatchObject({ run: { exitCode: 0 } });
    expect(failure).toBeUndefined();
    expect(troubled).toEqual([]);
  });
});

function readIn(exitCode: number) {
  return read(crashing({ ended: { exitCode } }));
}

function read(about: Resource<'Pod'>, more: Partial<Symptom> = {}, logs: readonly Log[] = []) {
  const { world } = openWorld(cluster([about], [], logs));
  const on = podRef(about);
  const reason = 'CrashLoopBackOff';
  const symptom: Symptom = {
    kind: 'container-waiting',
    on,
    part: 'app',
    reason,
    evidence: { source: 'field', on, quote: reason },
    hurts: 'users',
    ...more,
  };
  const [crash, failure] = [crashOf(symptom, world), failureOf(symptom, world)];
  return { world, crash, failure, troubled: [...troubledContainers(symptom, world)] };
}
