import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { copiedTracking } from '#src/knowledge/causes/reports/copied-tracking.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const labels = { 'argocd.argoproj.io/instance': 'queues' };
const application = (prune: boolean) =>
  custom('argoproj.io/Application', 'queues', {
    spec: { syncPolicy: { automated: { prune } } },
    status: {
      resources: [{ kind: 'ConfigMap', name: 'main', namespace: 'shop', requiresPruning: true }],
    },
  });
const broker = custom('mq.example.com/Broker', 'main', {});
const made: Resource = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: {
    namespace: 'shop',
    name: 'main',
    labels,
    ownerReferences: [
      { apiVersion: 'mq.example.com/v1', kind: 'Broker', name: 'main', uid: 'b', controller: true },
    ],
  },
};
const marked = { ...broker, metadata: { ...broker.metadata, labels } };
const claim = (prune: boolean, ...objects: readonly Resource[]) => {
  const app = application(prune);
  return claimsAbout(app, copiedTracking, cluster([app, ...objects]))[0];
};

describe('copied-tracking', () => {
  it.each([
    [true, 'makes it anew'],
    [false, 'OutOfSync'],
  ])('tells what comes of it, prune: %s', (prune, says) => {
    const found = claim(prune, marked, made);

    expect(found).toMatchObject({
      params: { application: 'queues', prunes: prune },
      strength: 'entails',
    });
    expect(found && copiedTracking.text.en(found.subject, found.params).sentence).toContain(says);
    expect(found && copiedTracking.text.ko(found.subject, found.params).title).toContain(
      'argocd.argoproj.io/instance',
    );
    expect(found && adviceOn(copiedTracking, found)?.text).toContain('resourceTrackingMethod');
  });

  it('stays silent where the operator did not copy it', () => {
    expect(claim(true, broker, made)).toBeUndefined();
  });
});
