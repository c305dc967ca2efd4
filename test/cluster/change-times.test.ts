import { expect, it } from '@jest/globals';

import { withChangeTimes } from '#src/cluster/change-times.ts';

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
