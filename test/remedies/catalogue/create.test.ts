import { describe, expect, it } from '@jest/globals';

import type { NotFound } from '#src/diagnosis/references/not-found.words.ts';
import { BadValue } from '#src/domain/errors.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { createServiceAccount } from '#src/remedies/catalogue/create/service-account.ts';
import { openWorld } from '#src/world/open-world.ts';
import { offerOf } from '#test/remedies/support/offers-in.ts';
import { cluster } from '#test/support/clusters.ts';
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
