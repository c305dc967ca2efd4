import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { createServiceAccount } from '#src/fixes/catalogue/create/service-account.ts';
import { createTwinService } from '#src/fixes/catalogue/create/twin-service.ts';
import type { Invalid } from '#src/knowledge/causes/rollout/invalid-spec.words.ts';
import type { NotFound } from '#src/knowledge/references/not-found.words.ts';
import { openWorld } from '#src/world/open-world.ts';
import { offerOf } from '#test/fixes/support/offers-in.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

describe('what is small and known is created', () => {
  it('a ServiceAccount that a pod template names', async () => {
    const offer = await offerOf('create/service-account', 'cp-service-account-missing');

    expect(offer?.plan).toMatchObject({
      changes: [{ do: 'create', on: { kind: 'ServiceAccount', name: 'crawler-sa' }, absent: [''] }],
      goal: { is: 'in-place' },
      risk: 'none',
    });
    expect(offer?.proposal.command).toMatch(/^kubectl -n \S+ create serviceaccount crawler-sa$/);
  });

  it('the headless Service that a StatefulSet names, with the ports that its containers declare', async () => {
    const offer = await offerOf('create/service', 'stateful-set-without-service');

    expect(offer?.plan).toMatchObject({
      changes: [
        {
          do: 'create',
          on: { kind: 'Service', namespace: 'shop', name: 'queue' },
          from: { kind: 'apps/StatefulSet', name: 'queue' },
          ops: [{ op: 'add', path: '', value: { spec: { clusterIP: 'None' } } }],
        },
      ],
      risk: 'none',
    });
  });

  describe('the second Service of a Rollout', () => {
    const selector = { app: 'web', 'rollouts-pod-template-hash': '6c7c9fb85d' };
    const ports = [{ name: 'http', port: 80, targetPort: 'http', nodePort: 30_080 }];
    const LIKE = { type: 'NodePort', clusterIP: '10.96.0.7', selector, ports };

    it('has the ports and the selector of the first, without its revision and its address', () => {
      expect(twinOf(LIKE)).toMatchObject([
        {
          risk: 'none',
          change: {
            do: 'create',
            on: { kind: 'Service', namespace: 'shop', name: 'web-canary' },
            from: { kind: 'Service', name: 'web-stable', uid: 'web-stable' },
            ops: [{ op: 'add', path: '', value: { spec: MADE } }],
          },
        },
      ]);
    });
    const MADE = {
      selector: { app: 'web' },
      ports: [{ name: 'http', port: 80, targetPort: 'http' }],
    };

    it.each([
      [
        'the first leads to a name outside',
        { type: 'ExternalName', externalName: 'a.example' },
        {},
      ],
      ['the first selects nothing', { ports }, {}],
      ['its name is near to one that is there', LIKE, { also: 'web-canry' }],
      ['the first is not there either', undefined, {}],
      ['nobody could read whether it is there', LIKE, { is: 'unread' }],
      ['the strategy names it no more', LIKE, { named: 'shop-canary' }],
    ] as const)('is not made where %s', (_, like, parts) => {
      expect(twinOf(like, parts)).toEqual([]);
    });
  });

  it.each([
    ['ServiceAccount', 'unread'],
    ['scheduling.k8s.io/PriorityClass', 'absent'],
  ] as const)('no %s that is %s', (kind, object) => {
    const subject = { kind, namespace: 'shop', name: 'web' };
    const about = { ...finding({ subject }), params: { by: 'web', object } } as Finding<NotFound>;
    const { world } = openWorld(cluster([]));

    expect([...createServiceAccount.propose(about, world)]).toEqual([]);
  });

  it('a ConfigMap that another namespace has, with its contents in the plan', async () => {
    const offer = await offerOf('create/config-map', 'cm-in-other-namespace');

    expect(offer?.plan).toMatchObject({
      changes: [
        {
          do: 'create',
          on: { kind: 'ConfigMap', namespace: 'profile-prod', name: 'profile-config' },
          from: { namespace: 'profile-stg' },
          ops: [{ op: 'add', path: '', value: { data: { LOG_LEVEL: 'debug' } } }],
        },
      ],
      values: { namespace: 'profile-stg' },
    });
  });

  it('from no namespace that has none of that name', async () => {
    const chosen = { remedy: 'create/config-map', values: { namespace: 'default' } };

    expect(await offerOf('create/config-map', 'cm-missing-env')).toBeUndefined();
    await expect(offerOf('create/config-map', 'cm-in-other-namespace', chosen)).rejects.toThrow(
      BadValue,
    );
  });
});

type Parts = Readonly<{ also?: string; is?: 'absent' | 'unread'; named?: string }>;

/** What is proposed for a Rollout whose canary Service is missing, beside a stable one of that spec. */
function twinOf(like: object | undefined, parts: Parts = {}) {
  const { also, is = 'absent', named = 'web-canary' } = parts;
  const metadata = { namespace: 'shop', name: 'web', uid: 'web' };
  const canary = { stableService: 'web-stable', canaryService: named };
  const rollout = {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata,
    spec: { strategy: { canary } },
  } as Resource;
  const services = [
    ...(like ? [service('web-stable', like)] : []),
    ...(also === undefined ? [] : [service(also, like ?? {})]),
  ];
  const { world } = openWorld(cluster([rollout, ...services]));
  const subject = { kind: 'Service', namespace: 'shop', name: 'web-canary' };
  const params = { rollout: 'web', said: '', missing: { kind: 'Service', is } };
  const about = { ...finding({ subject }), params } as Finding<Invalid>;
  return [...createTwinService.propose(about, world)];
}

function service(name: string, spec: object): Resource {
  return { ...specified('Service', name, spec), metadata: { namespace: 'shop', name, uid: name } };
}
