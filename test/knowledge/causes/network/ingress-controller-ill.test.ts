import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ingressControllerIll } from '#src/knowledge/causes/network/ingress-controller-ill.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, specified } from '#test/support/objects.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

const front = specified('networking.k8s.io/Ingress', 'front', { ingressClassName: 'nginx' });
const byDocument = specified(
  'networking.k8s.io/IngressClass',
  'nginx',
  { controller: 'k8s.io/ingress-nginx' },
  '',
);
const byHelm = (namespace: string) => {
  const annotations = { 'meta.helm.sh/release-namespace': namespace };
  return { ...byDocument, metadata: { ...byDocument.metadata, annotations } };
};
const nginx = byHelm('ingress-nginx');
const named = (pod: Resource<'Pod'>, name: string, namespace = 'ingress-nginx') => {
  const labels = {
    'app.kubernetes.io/name': 'ingress-nginx',
    'app.kubernetes.io/component': 'controller',
  };
  const { metadata, ...rest } = labelled(pod, labels);
  return { ...rest, metadata: { ...metadata, name, namespace, uid: name } } as Resource<'Pod'>;
};
const ill = named(unreadyPod(20), 'controller-1');
const about = (objects: readonly Resource[], forbidden: readonly string[] = []) =>
  claimsAbout(front, ingressControllerIll, cluster([front, ...objects], forbidden));

describe('network/ingress-controller-ill', () => {
  it('leads to the pod of the controller that is held up', () => {
    const other = named(unreadyPod(20), 'controller-2');

    expect(about([nginx, ill, other])).toMatchObject([
      {
        subject: { name: 'front' },
        params: { pod: 'controller-1', others: 1, namespace: 'ingress-nginx' },
        because: { at: { kind: 'Pod', namespace: 'ingress-nginx', name: 'controller-1' } },
        strength: 'entails',
      },
    ]);
  });

  it('looks where Helm has put the controller', () => {
    const elsewhere = named(unreadyPod(20), 'controller-1', 'edge');

    expect(about([byHelm('edge'), ill])).toEqual([]);
    expect(about([byHelm('edge'), elsewhere])).toHaveLength(1);
  });

  describe('without pods', () => {
    const { labels } = ill.metadata ?? {};
    const sized = (replicas: number, of = labels) => {
      const template = { metadata: { labels: of } };
      return specified('apps/Deployment', 'controller', { replicas, template }, 'ingress-nginx');
    };

    it('leads to what makes them, where that is scaled to zero', () => {
      expect(about([nginx, sized(0)])).toMatchObject([
        {
          params: { asleep: 'controller', namespace: 'ingress-nginx' },
          evidence: [{ path: '/spec/replicas', quote: '0' }],
          because: { at: { kind: 'apps/Deployment', name: 'controller' } },
          strength: 'entails',
        },
      ]);
    });

    it.each<[string, readonly Resource[], readonly string[]]>([
      ['some are asked for', [nginx, sized(1)], []],
      [
        'another makes them as well',
        [nginx, sized(0), named(sized(1), 'new', 'ingress-nginx')],
        [],
      ],
      ['what sleeps makes other pods', [nginx, sized(0, { app: 'other' })], []],
      ['pods cannot be read', [nginx, sized(0)], ['pods']],
    ])('leads nowhere where %s', (_, objects, forbidden) => {
      expect(about(objects, forbidden)).toEqual([]);
    });
  });

  it('finds it by its image or labels where nobody says where it is', () => {
    const template = {
      spec: {
        containers: [{ name: 'c', image: 'registry.example/ingress-nginx/controller:v1.11' }],
      },
    };
    const elsewhere = specified('apps/Deployment', 'edge', { replicas: 0, template }, 'edge');
    const up = { ...elsewhere, spec: { replicas: 1, template }, status: { availableReplicas: 1 } };

    expect(about([byDocument, elsewhere])).toMatchObject([
      {
        params: { down: 'edge', namespace: 'edge', product: 'ingress-nginx' },
        because: { at: { kind: 'apps/Deployment', namespace: 'edge', name: 'edge' } },
        strength: 'fits',
      },
    ]);
    expect(about([byDocument, up as Resource])).toEqual([]);
  });

  it('says that nothing runs it, where the class is of a controller that runs in clusters', () => {
    expect(about([byDocument])).toMatchObject([
      { params: { product: 'ingress-nginx', namespace: '' }, strength: 'fits' },
    ]);
    expect(about([byDocument], ['deployments.apps'])).toEqual([]);
    const outside = { ...byDocument, spec: { controller: 'k8s.io/ingress-gce' } } as Resource;
    expect(about([outside])).toEqual([]);
  });

  it('knows the pods of other controllers', () => {
    const controller = 'traefik.io/ingress-controller';
    const traefik = { ...byDocument, spec: { controller } } as Resource;
    const labels = { 'app.kubernetes.io/name': 'traefik' };
    const its = labelled(named(unreadyPod(20), 'traefik-1', 'traefik'), labels);

    expect(about([traefik, ill])).toMatchObject([
      { params: { product: 'Traefik', namespace: '' } },
    ]);
    expect(about([traefik, its])).toMatchObject([
      { params: { product: 'Traefik', pod: 'traefik-1', namespace: 'traefik' } },
    ]);
  });

  it.each<[string, object]>([
    ['is on the network of its node', { hostNetwork: true }],
    ['has a port of its node', { containers: [{ name: 'app', ports: [{ hostPort: 80 }] }] }],
  ])('is less sure of one that %s', (_, spec) => {
    const onNode = { ...ill, spec: { ...ill.spec, ...spec } } as Resource;

    expect(about([nginx, onNode])).toMatchObject([{ strength: 'fits' }]);
  });

  it('is less sure where only documentation says in which namespace it is', () => {
    expect(about([byDocument, ill])).toMatchObject([{ strength: 'fits' }]);
  });

  it('stays silent where the Ingress names no class: another may serve it', () => {
    const bare = specified('networking.k8s.io/Ingress', 'front', {});

    expect(claimsAbout(bare, ingressControllerIll, cluster([bare, nginx, ill]))).toEqual([]);
  });

  it.each<[string, readonly Resource[]]>([
    ['one pod of it is Ready', [nginx, ill, named(readyPod(), 'controller-2')]],
    ['one has just begun', [nginx, ill, named(unreadyPod(0), 'controller-2')]],
    ['it has no pods', [nginx]],
    [
      'the class is of another controller',
      [ill, { ...nginx, spec: { controller: 'x.io/y' } } as Resource],
    ],
    ['the class is not there', [ill]],
  ])('stays silent where %s', (_, objects) => {
    expect(about(objects)).toEqual([]);
  });

  it('stays silent where pods cannot be read', () => {
    expect(about([nginx, ill], ['pods'])).toEqual([]);
  });
});
