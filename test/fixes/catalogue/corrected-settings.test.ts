import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { offerOf, offersIn } from '#test/fixes/support/offers-in.ts';
import { specified } from '#test/support/objects.ts';

const SCENARIO = 'pod-with-wrong-settings';
const TEMPLATE = '/spec/template/spec';

describe('a setting that the cluster tells better', () => {
  it.each([
    [
      'a variable from where another container has it',
      'config/set-elsewhere',
      `${TEMPLATE}/containers/1/env`,
      [
        {
          name: 'REPORT_BUCKET',
          valueFrom: { configMapKeyRef: { name: 'storage', key: 'bucket' } },
        },
      ],
    ],
    [
      'the mode of a script that may not be executed',
      'crash/executable-files',
      `${TEMPLATE}/volumes/1/configMap/defaultMode`,
      0o755,
    ],
    [
      'the Secret with which others pull',
      'image/pull-secret',
      `${TEMPLATE}/imagePullSecrets`,
      [{ name: 'private-registry' }],
    ],
    [
      'the group of the user that may not write to its volume',
      'security/volume-group',
      `${TEMPLATE}/securityContext`,
      { fsGroup: 1000 },
    ],
    ['the size of a volume that can grow', 'storage/larger-claim', undefined, '40Mi'],
    ['the entry of a ConfigMap with a wrong host', 'network/other-host', '/data/queue', undefined],
  ])('is offered: %s', async (_, remedy, path, value) => {
    const offer = await offerOf(remedy, SCENARIO);
    const [op] = offer?.plan?.changes[0].ops ?? [];

    expect(offer?.plan?.proof.placement.is).not.toBe('fails');
    expect(op).toMatchObject({ ...(path && { path }), ...(value !== undefined && { value }) });
  });

  it.each([
    ['of a class whose volumes cannot grow', 'storage/larger-claim', 'volume-full'],
    ['where nobody else pulls with a Secret', 'image/pull-secret', 'image-pullsecret-missing'],
    ['that no other container has', 'config/set-elsewhere', 'postgres-no-password'],
    ['of a program that no volume has', 'crash/executable-files', 'exit-127-shell'],
    ['of a file in the image', 'security/volume-group', 'ends-for-its-data'],
    ['of a claim that names its class', 'storage/existing-class', 'pvc-missing-class'],
    ['where the proof refuses it', 'placement/other-host-port', 'host-port-taken'],
    ['of a bare pod, which keeps what it starts', 'crash/image-start', 'working-directory-missing'],
  ])('is not offered %s', async (_, remedy, scenario) => {
    expect(await offerOf(remedy, scenario)).toBeUndefined();
  });
});

describe('a claim', () => {
  it('is given a class that there is, which nobody can set back', async () => {
    const offer = await offerOf('storage/existing-class', 'pvc-no-class');
    const words = offer?.remedy.text.en(offer.proposal.params);

    expect(offer?.plan?.changes).toMatchObject([
      {
        absent: ['/spec/storageClassName'],
        ops: [{ op: 'add', path: '/spec/storageClassName', value: 'local-path' }],
        undo: { none: 'final' },
      },
    ]);
    expect(words?.undo).toMatch(/^None/);
  });

  it('grows beyond what was full, and not to less', async () => {
    const chosen = { remedy: 'storage/larger-claim', values: { size: '20Mi' } };

    await expect(offersIn(SCENARIO, chosen)).rejects.toThrow(BadValue);
  });
});

describe('what gives something up', () => {
  it.each([
    ['doing without a ConfigMap', 'config/optional', 'cm-missing-env'],
    ['leaving the start to the image', 'crash/image-start', 'exit-127-shell'],
    ['letting runs overlap', 'cron-job/overlap', 'cron-job-forbid-hung'],
  ])('is told after what a person can do instead: %s', async (_, remedy, scenario) => {
    const offers = (await offersIn(scenario)).filter(({ proposal }) => proposal.kind !== 'rollout');
    const at = offers.findIndex((one) => one.remedy.id === remedy);
    const advice = offers.findIndex(({ proposal }) => proposal.kind === 'manual');

    expect(advice).toBeGreaterThan(-1);
    expect(at).toBeGreaterThan(advice);
  });

  it('does without a key where that key is asked for, and asks for the others still', async () => {
    const offer = await offerOf('config/optional', 'key-missing-env');

    expect(offer?.plan?.changes[0].ops).toEqual([
      {
        op: 'add',
        path: `${TEMPLATE}/containers/0/env/0/valueFrom/configMapKeyRef/optional`,
        value: true,
      },
    ]);
  });

  it('asks for the next host port that no pod asks for, but not on the network of the host', () => {
    const taken = crashOf('scheduling/host-port', { ports: [8080] });
    const ports = [{ containerPort: 80, hostPort: 8080 }];
    const workload = template({ ports });
    const holder = specified('Pod', 'other', { containers: [{ name: 'app', ports }] });
    const onHost = {
      ...workload,
      spec: {
        template: { spec: { hostNetwork: true, containers: [{ name: 'app', ports }] } },
      },
    };
    const proposed = (of: typeof workload) =>
      proposalsFor('placement/other-host-port', taken, of, holder);

    expect(proposed(workload)).toMatchObject([
      {
        change: {
          guard: [{ value: 'app' }, { value: 80 }, { value: 8080 }],
          ops: [{ path: `${TEMPLATE}/containers/0/ports/0/hostPort`, value: 8081 }],
        },
      },
    ]);
    expect(proposed(onHost)).toEqual([]);
  });
});

it('a route names the Service of a like name', async () => {
  const offer = await offerOf('reference/other-name', 'route-names-no-service');

  expect(offer?.plan).toMatchObject({
    changes: [
      {
        on: { kind: 'gateway.networking.k8s.io/HTTPRoute', name: 'checkout' },
        ops: [{ path: '/spec/rules/0/backendRefs/0/name', value: 'checkout' }],
      },
    ],
    proof: { rules: { is: 'holds' } },
  });
});

it('a CronJob that has to start sooner than its controller looks is given more time', async () => {
  const offer = await offerOf('cron-job/later-start', 'cron-job-given-too-little-time');

  expect(offer?.plan).toMatchObject({
    changes: [{ ops: [{ path: '/spec/startingDeadlineSeconds', value: 300 }] }],
    proof: { rules: { is: 'holds' } },
  });
});
