import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { controllerOf } from '#src/readings/reports/controller-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, named } from '#test/support/objects.ts';

function running(name: string, available = 1, labels: Record<string, string> = {}): Resource {
  const deployment = labelled(named('apps/Deployment', name, 'ops'), labels);
  return {
    ...deployment,
    spec: { replicas: 1 },
    status: { availableReplicas: available },
  } as Resource;
}

function controller(kind: string, objects: readonly Resource[], unread: readonly string[] = []) {
  const [group = ''] = kind.split('/');
  return controllerOf(kind, group, openWorld(cluster(objects, unread)).world);
}

describe('controllerOf', () => {
  it.each([
    ['toys.example.com/Widget', 'toys-controller-manager'],
    ['cert-manager.io/Certificate', 'cert-manager'],
    ['keda.sh/ScaledObject', 'keda-operator'],
    ['networking.istio.io/Gateway', 'istiod'],
    ['networking.istio.io/Gateway', 'istiod-1-22'],
    ['pkg.crossplane.io/Provider', 'crossplane'],
    ['source.toolkit.fluxcd.io/Bucket', 'source-controller'],
    ['argoproj.io/Rollout', 'argo-rollouts'],
    ['monitoring.coreos.com/Prometheus', 'prometheus-operator'],
    ['karpenter.sh/NodePool', 'karpenter'],
    ['toys.example.com/Widget', 'acme-toys-operator'],
    ['toys.example.com/Widget', 'operator-of-toys'],
    ['toys.example.com/Widget', 'toysoperator'],
  ])('of %s is %s by its name', (kind, name) => {
    const others = ['web', 'cert-manager-webhook', 'monitoring-agent'].map((one) => running(one));

    expect(controller(kind, [...others, running(name)])).toMatchObject({
      is: 'up',
      at: { name, namespace: 'ops' },
    });
  });

  it.each([
    ['has another word', 'games-operator'],
    ['only ends in the word', 'acmetoys-operator'],
    ['only begins a word with it', 'acme-toyshop-operator'],
  ])('is no program that %s: %s', (_, name) => {
    expect(controller('toys.example.com/Widget', [running(name)])).toEqual({ is: 'none' });
  });

  it('is no program that begins with three letters of the group, for many do', () => {
    expect(controller('gke.example.com/Widget', [running('gkeeper-operator')])).toEqual({
      is: 'none',
    });
  });

  it('is rather what is called as the group is than what is called after it', () => {
    const labels = { 'app.kubernetes.io/name': 'toys' };
    const both = [running('a-toys-operator'), running('manager', 1, labels)];

    expect(controller('toys.example.com/Widget', both)).toMatchObject({ at: { name: 'manager' } });
  });

  it('is told by its label as well', () => {
    const labels = { 'app.kubernetes.io/name': 'toys' };

    expect(controller('toys.example.com/Widget', [running('manager', 1, labels)])).toMatchObject({
      at: { name: 'manager' },
    });
  });

  it('is as well what runs once on each node, such as the manager of Longhorn', () => {
    const daemon = (name: string, numberAvailable: number) =>
      ({
        ...named('apps/DaemonSet', name, 'storage'),
        status: { desiredNumberScheduled: 2, numberAvailable },
      }) as Resource;
    const of = (...daemons: readonly Resource[]) => controller('longhorn.io/Volume', daemons);

    expect(of(daemon('longhorn-manager', 2))).toMatchObject({ is: 'up' });
    expect(of(daemon('longhorn-csi-plugin', 2), daemon('longhorn-manager', 0))).toMatchObject({
      is: 'down',
      at: { kind: 'apps/DaemonSet', name: 'longhorn-manager' },
    });
    expect(of(daemon('longhorn-csi-plugin', 0))).toEqual({ is: 'none' });
  });

  it('is down without a pod that is available', () => {
    expect(controller('keda.sh/ScaledObject', [running('keda-operator', 0)])).toMatchObject({
      is: 'down',
    });
  });

  it('is nowhere where no name is like the group', () => {
    expect(controller('keda.sh/ScaledObject', [running('web')])).toEqual({ is: 'none' });
  });

  it.each(['shop', 'shop-frontend', 'shopd'])(
    'is not an app called as the group is: %s',
    (name) => {
      expect(controller('shop.example.com/Order', [running(name, 0)])).toEqual({ is: 'none' });
    },
  );

  it.each<[string, string, readonly string[]]>([
    ['not all could be read', 'keda.sh/ScaledObject', ['deployments.apps']],
    ['many implement the group', 'gateway.networking.k8s.io/HTTPRoute', []],
    ['a provider does it, not the core', 's3.aws.crossplane.io/Bucket', []],
  ])('is not known where %s', (_, kind, unread) => {
    const beside = ['crossplane', 'crossplane-rbac-manager'].map((name) => running(name, 0));

    expect(controller(kind, beside, unread)).toEqual({ is: 'unread' });
  });
});
