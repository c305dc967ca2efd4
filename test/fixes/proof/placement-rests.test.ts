import { describe, expect, it } from '@jest/globals';

import type { Change, Op } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { placementRests } from '#src/fixes/proof/placement-rests.ts';

const pod = {
  nodeSelector: { disk: 'ssd' },
  containers: [{ name: 'app', image: 'web:1', resources: { requests: { cpu: '1' } } }],
  volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }],
};
const web = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web' },
  spec: { replicas: 2, template: { spec: pod } },
} as Resource;

describe('what the proof of a placement rests on', () => {
  it('is how many pods there are, where they may run, what they ask for and which claims they use', () => {
    const rests = placementRests(web, changing('/spec/template/spec/containers/0/image'));

    expect(rests).toEqual(
      expect.arrayContaining([
        { path: '/spec/replicas', value: 2 },
        { path: '/spec/template/spec/nodeSelector', value: { disk: 'ssd' } },
        { path: '/spec/template/spec/tolerations' },
        { path: '/spec/template/spec/topologySpreadConstraints' },
        { path: '/spec/template/spec/containers/0/resources', value: { requests: { cpu: '1' } } },
        {
          path: '/spec/template/spec/volumes/0/persistentVolumeClaim',
          value: { claimName: 'data' },
        },
      ]),
    );
    expect(rests.map(({ path }) => path)).not.toContain('/spec/template/spec/containers/0/image');
  });

  it.each([
    ['/spec/replicas', '/spec/replicas'],
    ['/spec/template/spec/nodeSelector/disk', '/spec/template/spec/nodeSelector'],
    ['/spec/template/spec', '/spec/template/spec/tolerations'],
  ])('is not what a change of %s writes itself', (path, left) => {
    expect(placementRests(web, changing(path)).map((one) => one.path)).not.toContain(left);
  });

  it('is nothing of what makes no pods, or is no patch', () => {
    const config = { ...web, spec: {} } as Resource;

    expect(placementRests(config, changing('/data/a'))).toEqual([]);
    expect(placementRests(web, { ...changing('/x'), do: 'propose' })).toEqual([]);
    expect(placementRests(web, { ...changing('/status/x'), sub: 'status' })).toEqual([]);
  });
});

function changing(path: string): Change {
  const op: Op = { op: 'replace', path, value: 'x' };
  const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'd-1' };
  return { do: 'patch', on, guard: [], absent: [], ops: [op], undo: { none: 'x' } };
}
