import { describe, expect, it } from '@jest/globals';

import type { Change, Plan } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { otherWriter } from '#src/fixes/looks/other-writer.ts';
import { openWorld } from '#src/world/open-world.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

const WEB = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web-1' } as const;
const OF_TEMPLATE = writing('/spec/template/spec/nodeSelector/disktype');
const OF_SIZE = writing('/spec/replicas');
const TRACKED = { 'argocd.argoproj.io/tracking-id': 'shop:apps/Deployment:shop/web' };
const ARGO_CD = { by: 'argo-cd', name: 'shop' };
const FLUX = { 'kustomize.toolkit.fluxcd.io/name': 'apps' };
const EDITED = { manager: 'kubectl-edit', time: ago(1) };
/** As the controller notes the revision of a template that has become another. */
const NOTED = { manager: 'kube-controller-manager', time: ago(0) };
const AUTOSCALED = { manager: 'kube-controller-manager', subresource: 'scale' };

describe('who else writes to an object', () => {
  it('is who wrote last to anything but its status', () => {
    const managedFields = [
      { manager: 'first', time: ago(9) },
      EDITED,
      { manager: 'between', time: ago(5) },
      { manager: 'controller', subresource: 'status', time: ago(0) },
      { time: ago(0) },
      { manager: 'no-time' },
    ];

    expect(writer({ managedFields })).toEqual({ is: 'manager', name: 'kubectl-edit' });
  });

  it.each([
    ['kubewhy itself', { manager: 'kubewhy', time: ago(1) }],
    ['the controller that notes its revision', NOTED],
    ['that of Argo Rollouts', { ...NOTED, manager: 'rollouts-controller' }],
  ])('is not %s', (_, entry) => {
    expect(writer({ managedFields: [EDITED, entry] })).toEqual({
      is: 'manager',
      name: 'kubectl-edit',
    });
  });

  it('is nobody who wrote before kubewhy did', () => {
    const ours = { manager: 'kubewhy', time: ago(2) };

    expect(writer({ managedFields: [{ ...EDITED, time: ago(3) }, ours] })).toBeUndefined();
    expect(writer({ managedFields: [{ ...EDITED, time: ago(2) }, ours] })).toBeDefined();
  });

  it.each([
    ['Argo CD', { annotations: TRACKED }, 'argocd-controller', ARGO_CD],
    ['Flux', { labels: FLUX }, 'kustomize-controller', { by: 'flux-kustomize', name: 'apps' }],
  ])('is its owner in Git where the field manager is that of %s', (_, marks, manager, owner) => {
    const managedFields = [{ manager, time: ago(1) }, NOTED];

    expect(writer({ ...marks, managedFields })).toEqual({ is: 'git', owner, hasWritten: true });
  });

  it('is only known to own it where nothing says who wrote', () => {
    expect(writer({ annotations: TRACKED })).toEqual({
      is: 'git',
      owner: ARGO_CD,
      hasWritten: false,
    });
  });

  it('is not its owner where somebody else wrote', () => {
    expect(writer({ annotations: TRACKED, managedFields: [EDITED] })).toEqual({
      is: 'manager',
      name: 'kubectl-edit',
    });
  });

  it('is the autoscaler that has set the number of pods, which nothing dates', () => {
    const managedFields = [EDITED, AUTOSCALED];

    expect(writer({ managedFields }, OF_SIZE, [autoscaler('web')])).toEqual({
      is: 'autoscaler',
      name: 'web-scaler',
    });
    expect(writer({ managedFields }, OF_TEMPLATE, [autoscaler('web')])).toMatchObject(EDITED_BY);
  });

  it('is whoever has set the number where no autoscaler is for the object', () => {
    const managedFields = [EDITED, { ...AUTOSCALED, manager: 'keda-operator' }];

    expect(writer({ managedFields }, OF_SIZE, [autoscaler('web')])).toEqual({
      is: 'manager',
      name: 'keda-operator',
    });
    expect(
      writer({ managedFields: [EDITED, AUTOSCALED] }, OF_SIZE, [autoscaler('api')]),
    ).toMatchObject({ is: 'manager', name: 'kube-controller-manager' });
  });

  it('is nobody by name where that is not known, nor of a status, which no owner writes', () => {
    const [ofStatus] = abortion().changes;

    expect(writer({})).toBeUndefined();
    expect(writer({ annotations: TRACKED, managedFields: [EDITED] }, ofStatus)).toBeUndefined();
  });
});

const EDITED_BY = { is: 'manager', name: 'kubectl-edit' };

function writer(
  metadata: object,
  change: Plan['changes'][0] = OF_TEMPLATE,
  others: readonly Resource[] = [],
) {
  const { namespace, name, uid } = WEB;
  const web = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace, name, uid, ...metadata },
    spec: { replicas: 2 },
  } as Resource;
  const { world } = openWorld(cluster([web, ...others]));
  return otherWriter(web, change, world);
}

function writing(path: string): Change {
  const ops = [{ op: 'replace', path, value: 'ssd' }] as const;
  return { do: 'patch', on: WEB, guard: [], absent: [], ops, undo: [] };
}

function autoscaler(target: string): Resource {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { namespace: 'shop', name: `${target}-scaler` },
    spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: target } },
  } as Resource;
}
