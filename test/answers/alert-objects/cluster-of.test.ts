import { describe, expect, it } from '@jest/globals';

import { clusterOf } from '#src/answers/alert-objects/cluster-of.ts';

describe('the cluster that an alert names', () => {
  it('is its label', () => {
    expect(clusterOf({ name: 'KubePodNotReady', labels: { cluster: 'east' } })).toBe('east');
  });

  it('is none where that label names a database', () => {
    expect(clusterOf({ name: 'CNPGClusterOffline', labels: { cluster: 'db' } })).toBeUndefined();
  });
});
