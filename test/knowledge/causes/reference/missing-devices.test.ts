import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { missing } from '#src/knowledge/causes/reference/missing.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named, owned } from '#test/support/objects.ts';
import { newPod } from '#test/support/scheduling.ts';

describe('a pod that waits for a claim of a device', () => {
  const spec = { resourceClaims: [{ name: 'gpu', resourceClaimTemplateName: 'one-gpus' }] };
  const set = named('apps/StatefulSet', 'web');
  const metadata = { ...set.metadata, uid: 'web' };
  const maker = { ...set, metadata, spec: { template: { spec } } };
  const waiting = newPod({ spec }, '0/1 nodes are available: resource claim is not there.');
  const template = named('resource.k8s.io/ResourceClaimTemplate', 'one-gpu');
  const about = (pod: Resource, others: readonly Resource[]) =>
    claimsAbout(pod, missing, cluster([pod, ...others]));

  it('names the template that is missing, where its workload names it', () => {
    const pod = owned(waiting, { kind: 'apps/StatefulSet', name: 'web' });

    expect(about(pod, [maker, template])).toMatchObject([
      {
        subject: { kind: 'resource.k8s.io/ResourceClaimTemplate', name: 'one-gpus' },
        params: {
          by: { kind: 'apps/StatefulSet', name: 'web' },
          path: '/spec/template/spec/resourceClaims/0/resourceClaimTemplateName',
          near: 'one-gpu',
        },
        strength: 'entails',
      },
    ]);
  });

  it('says of a pod without a workload that it has to be made anew', () => {
    const [claim] = about(waiting, [template]);
    const advice = claim && adviceOn(missing, claim);

    expect(claim?.params).toMatchObject({ by: { kind: 'Pod', name: 'new' } });
    expect(advice?.text).toContain('recreated');
    expect(advice?.command).toBeUndefined();
  });

  it('stays silent where the template is there, or has given it its claim', () => {
    const statuses = [{ name: 'gpu', resourceClaimName: 'new-gpu-x2k9' }];
    const given = { ...waiting, status: { ...waiting.status, resourceClaimStatuses: statuses } };

    expect(
      about(waiting, [{ ...template, metadata: { ...template.metadata, name: 'one-gpus' } }]),
    ).toEqual([]);
    expect(about(given, [])).toEqual([]);
  });
});
