import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { job } from '#test/support/batch.ts';
import { only, raised, SAID, well } from '#test/support/concerns.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';
import { workload } from '#test/support/states.ts';

describe('a state or a number', () => {
  it.each([
    ['phase Failed', volume({ phase: 'Failed', message: SAID })],
    ['lastError', custom('example.com/Widget', 'w', { status: { lastError: SAID } })],
    [
      'sync/failureReason',
      custom('example.com/Widget', 'w', { status: { sync: { failureReason: SAID } } }),
    ],
    [
      'readyReplicas 1 of 3',
      custom('example.com/Widget', 'w', { spec: { replicas: 3 }, status: { readyReplicas: 1 } }),
    ],
    ['numberMisscheduled 2', daemonSet({ numberMisscheduled: 2 })],
  ])('of trouble is told: %s', (reason, object) => {
    const found = raised(object);

    expect(found).toContainEqual({ symptom: expect.objectContaining({ reason }) });
  });

  it.each([
    ['made-up', job({ failed: 1, ...saying('Complete=True') })],
    ['retried', job({ failed: 1, active: 1 })],
  ])('of a Job is harmless: %s', (why, object) => {
    expect(only(object).harmless).toMatchObject({ params: { what: 'failed 1', why } });
  });

  it.each([
    ['a volume that is there', volume({ phase: 'Bound' })],
    ['a workload as it is wanted', workload('apps/StatefulSet', 1, well())],
    ['an error that is empty', custom('example.com/Widget', 'w', { status: { error: '' } })],
  ])('is nothing of %s', (_, object) => {
    expect(raised(object)).toEqual([]);
  });
});

function volume(status: object): Resource {
  const metadata = { name: 'pv-1', creationTimestamp: ago(60) };
  return { apiVersion: 'v1', kind: 'PersistentVolume', metadata, status } as Resource;
}

function daemonSet(status: object): Resource {
  const metadata = { namespace: 'shop', name: 'web', creationTimestamp: ago(60) };
  const counted = { desiredNumberScheduled: 1, numberReady: 1, numberAvailable: 1 };
  const whole = { ...counted, updatedNumberScheduled: 1, ...status };
  return { apiVersion: 'apps/v1', kind: 'DaemonSet', metadata, status: whole } as Resource;
}
