import { describe, expect, it } from '@jest/globals';

import { keepsChangeTimes, observedIn, withChangeTimes } from '#src/cluster/change-times.ts';
import type { Resource } from '#src/domain/resource.ts';

const time = '2026-01-01T12:00:00Z' as never;
const fieldsV1 = { 'f:data': { 'f:URL': {} } };
const metadata = {
  name: 'x',
  managedFields: [
    { manager: 'kubectl-edit', operation: 'Update', time, fieldsType: 'FieldsV1', fieldsV1 },
  ],
};

it('keeps of a ConfigMap when which keys were changed, and not by whom', () => {
  expect(withChangeTimes('ConfigMap', metadata)).toEqual({
    name: 'x',
    managedFields: [{ operation: 'Update', time, fieldsV1 }],
  });
});

it('keeps of a workload when it was changed', () => {
  expect(withChangeTimes('Deployment', metadata)).toEqual({
    name: 'x',
    managedFields: [{ operation: 'Update', time }],
  });
});

it.each(['Pod', 'Secret', 'Event'])('keeps nothing of it for the kind %s', (kind) => {
  expect(withChangeTimes(kind, metadata)).toEqual({ name: 'x' });
});

it('adds nothing to an object that names no manager', () => {
  expect(withChangeTimes('ConfigMap', { name: 'x' })).toEqual({ name: 'x' });
});

it('keeps of a Rollout who has aborted it', () => {
  const fields = { 'f:status': { 'f:abort': {}, 'f:phase': {} } };
  const managedFields = [
    { manager: 'kubewhy', operation: 'Update', time, subresource: 'status', fieldsV1: fields },
    { manager: 'kubectl-edit', operation: 'Update', time, fieldsV1 },
  ];

  expect(withChangeTimes('Rollout', { managedFields }).managedFields).toEqual([
    {
      manager: 'kubewhy',
      operation: 'Update',
      time,
      subresource: 'status',
      fieldsV1: { 'f:status': { 'f:abort': {} } },
    },
    { operation: 'Update', time },
  ]);
});

describe('a generation that its controller has not seen', () => {
  const changed = { ...metadata, generation: 3 };
  const dated = { ...changed, managedFields: [{ operation: 'Update', time }] };
  const undated = { name: 'x', generation: 3 };

  it.each([
    [2, dated],
    [3, undated],
    [undefined, undated],
  ])('is dated, whatever the kind, when it has seen %s of 3', (observed, expected) => {
    expect(withChangeTimes('Widget', changed, observed)).toEqual(expected);
  });

  it.each([
    [{ status: { observedGeneration: 2 } }, 2],
    [{ status: { observedGeneration: '2' } }, undefined],
    [{ status: {} }, undefined],
    [{ status: null }, undefined],
    [{}, undefined],
  ])('is told by the status: %j', (object, observed) => {
    expect(observedIn(object as Resource)).toBe(observed);
  });
});

it('keeps who changed it where that is wanted, and of which subresource', () => {
  const managedFields = [{ manager: 'hpa', operation: 'Update', subresource: 'scale', time }, {}];

  expect(withChangeTimes('Deployment', { managedFields }, undefined, 'named')).toEqual({
    managedFields: [{ manager: 'hpa', operation: 'Update', subresource: 'scale', time }, {}],
  });
  expect(withChangeTimes('Deployment', { managedFields })).toEqual({
    managedFields: [{ operation: 'Update', subresource: 'scale', time }, {}],
  });
});

it.each(['DaemonSet', 'ReplicaSet', 'StatefulSet'])('keeps the times of a %s', (kind) => {
  expect(keepsChangeTimes(kind)).toBe(true);
});

it('knows nobody who aborted a Rollout without a name', () => {
  const fields = { 'f:status': { 'f:abort': {} } };

  expect(withChangeTimes('Rollout', { managedFields: [{ time, fieldsV1: fields }] })).toEqual({
    managedFields: [{ time }],
  });
});
