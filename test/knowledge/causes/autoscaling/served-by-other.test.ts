import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { servedByOther } from '#src/knowledge/causes/autoscaling/served-by-other.ts';
import { adviceOn } from '#test/support/advised.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';

const SAID =
  'unable to get external metric shop/s0-queue: unable to fetch metrics from external metrics API: not known';
const autoscaler = (kind = 'ScaledObject', said = SAID): Resource => {
  const one = failingAutoscaler('FailedGetExternalMetric', said);
  const owner = { apiVersion: 'keda.sh/v1alpha1', kind, name: 'web', uid: 'so', controller: true };
  return { ...one, metadata: { ...one.metadata, ownerReferences: [owner] } };
};
const apiService = (namespace: string): Resource<'apiregistration.k8s.io/APIService'> => ({
  apiVersion: 'apiregistration.k8s.io/v1',
  kind: 'APIService',
  metadata: { name: 'v1beta1.external.metrics.k8s.io' },
  spec: {
    group: 'external.metrics.k8s.io',
    version: 'v1beta1',
    groupPriorityMinimum: 100,
    versionPriority: 100,
    service: { namespace, name: 'adapter' },
  },
});
const keda: Resource<'apps/Deployment'> = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'keda', name: 'keda-operator' },
  spec: { selector: {}, replicas: 1, template: { spec: { containers: [{ name: 'keda' }] } } },
  status: { replicas: 1, readyReplicas: 1, availableReplicas: 1 },
};
const claim = (about: Resource, ...objects: readonly Resource[]) =>
  claimsAbout(about, servedByOther, cluster([about, ...objects]))[0];

describe('served-by-other', () => {
  it('names who serves the API that an autoscaler of KEDA asks', () => {
    const found = claim(autoscaler(), apiService('watch'), keda);

    expect(found).toMatchObject({
      params: { maker: 'web', server: 'watch/adapter' },
      strength: 'fits',
    });
    expect(found && adviceOn(servedByOther, found)?.text).toContain('watch/adapter');
    expect(found && servedByOther.text.ko(found.subject, found.params).sentence).toContain('KEDA');
  });

  it.each([
    ['KEDA serves it itself', autoscaler(), [apiService('keda'), keda]],
    ['KEDA is not found', autoscaler(), [apiService('watch')]],
    ['the API is not registered', autoscaler(), [keda]],
    ['something else made the autoscaler', autoscaler('Other'), [apiService('watch'), keda]],
    [
      'another API fails',
      autoscaler('ScaledObject', 'unable to get metrics from resource metrics API'),
      [apiService('watch'), keda],
    ],
  ])('stays silent where %s', (_, about, objects) => {
    expect(claim(about, ...objects)).toBeUndefined();
  });
});
