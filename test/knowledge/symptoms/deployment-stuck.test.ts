import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { symptomsOf } from '#test/support/pending.ts';
import { updating } from '#test/support/updates.ts';

const web: Resource<'apps/Deployment'> = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web' },
  spec: { replicas: 2, selector: {}, template: {} },
  status: {
    conditions: [
      { type: 'Progressing', status: 'True', reason: 'ReplicaSetUpdated', message: 'on it' },
    ],
  },
};

describe('deployment-stuck', () => {
  it('finds a new revision that cannot be placed', () => {
    expect(symptomsOf(web, updating(undefined, 'apps/Deployment'))).toMatchObject([
      { kind: 'deployment-stuck', hurts: 'progress', evidence: { quote: 'on it' } },
    ]);
  });

  it('stays silent for an update that goes on', () => {
    expect(symptomsOf(web, updating('w1', 'apps/Deployment'))).toEqual([]);
  });
});
