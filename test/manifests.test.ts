import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { shippedManifests } from '#test/integration/support/shipped-manifests.ts';

const objects = shippedManifests();
const shipped = (kind: string, name: string) =>
  objects.find((one) => one.kind === kind && one.metadata.name === name);

const Labels = z.record(z.string(), z.string());
const Expression = z.object({
  key: z.string(),
  operator: z.enum(['In', 'NotIn']),
  values: z.array(z.string()),
});
const Selector = z.object({
  matchLabels: Labels.default({}),
  matchExpressions: z.array(Expression).default([]),
});
const Policy = z.object({
  podSelector: Selector,
  policyTypes: z.array(z.string()),
  egress: z.array(z.object({ to: z.unknown() })).default([]),
});
const Workload = z.object({
  spec: z.object({ template: z.object({ metadata: z.object({ labels: Labels }) }) }),
});
/** A way for secrets to come in that this does not list, such as envFrom or a volume, is refused by its form. */
const Secretive = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        initContainers: z.undefined().optional(),
        containers: z.array(
          z.object({
            envFrom: z.undefined().optional(),
            env: z.array(
              z.object({
                name: z.string(),
                valueFrom: z.object({ secretKeyRef: z.unknown().optional() }).default({}),
              }),
            ),
          }),
        ),
        volumes: z.array(
          z.object({ secret: z.undefined().optional(), projected: z.undefined().optional() }),
        ),
      }),
    }),
  }),
});
const policies = objects
  .filter(({ kind }) => kind === 'NetworkPolicy')
  .map(({ spec }) => Policy.parse(spec));
const PRIVATE =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16';
const DESTINATIONS = new Map(
  Object.entries({
    DNS: {
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
      podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
    },
    Redis: { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'kubewhy-redis' } } },
    'public addresses': { ipBlock: { cidr: '0.0.0.0/0', except: PRIVATE.split(' ') } },
    'the API server': { ipBlock: { cidr: '192.0.2.1/32' } }, // nobody's, until it is set
  }).map(([name, peer]) => [JSON.stringify([peer]), name]),
);

describe('what is shipped', () => {
  it.each([
    ['gateway', ['DNS', 'Redis', 'public addresses']],
    ['worker', ['DNS', 'Redis', 'the API server']],
    ['remediator', ['DNS', 'Redis', 'the API server']],
    ['redis', []],
  ])('lets the pods of the %s reach %j and nothing else', (workload, reached) => {
    const kind = workload === 'redis' ? 'StatefulSet' : 'Deployment';
    const { template } = Workload.parse(shipped(kind, `kubewhy-${workload}`)).spec;

    const peers = egressOf(template.metadata.labels).map(({ to }) =>
      DESTINATIONS.get(JSON.stringify(to)),
    );

    expect(new Set(peers)).toEqual(new Set(reached));
  });

  it.each([
    ['gateway', 'alertmanager', 'ops'],
    ['metrics', 'prometheus', 'metrics'],
  ])('opens the port of the policy %s to %s', (policy, name, port) => {
    const from = { podSelector: { matchLabels: { 'app.kubernetes.io/name': name } } };

    expect(shipped('NetworkPolicy', policy)).toMatchObject({
      spec: {
        ingress: expect.arrayContaining([
          expect.objectContaining({
            from: [expect.objectContaining(from)],
            ports: [{ protocol: 'TCP', port }],
          }),
        ]),
      },
    });
  });

  it.each([
    [
      'gateway',
      ['KUBEWHY_APPROVAL_KEY', 'KUBEWHY_WEBHOOK_TOKEN', 'SLACK_BOT_TOKEN', 'SLACK_SIGNING_SECRET'],
    ],
    ['worker', []],
    [
      'remediator',
      [
        'KUBEWHY_APPROVAL_KEY',
        'KUBEWHY_GITHUB_APP_ID',
        'KUBEWHY_GITHUB_APP_KEY',
        'KUBEWHY_GITHUB_TOKEN',
      ],
    ],
  ])('gives the %s the secrets %j and its own password of Redis', (role, names) => {
    const { containers } = Secretive.parse(shipped('Deployment', `kubewhy-${role}`)).spec.template
      .spec;
    const held = containers.flatMap(({ env }) =>
      env.filter(({ valueFrom }) => valueFrom.secretKeyRef),
    );

    const others = held.filter(({ name }) => name !== 'REDIS_PASSWORD').map(({ name }) => name);
    expect(others.toSorted()).toEqual(names);
    expect(held.find(({ name }) => name === 'REDIS_PASSWORD')).toMatchObject({
      valueFrom: { secretKeyRef: { name: 'kubewhy-redis', key: role } },
    });
  });

  it('makes both readers guests of the API server', () => {
    const guests = ['kubewhy-worker', 'kubewhy-remediator'].map((name) => ({
      kind: 'ServiceAccount',
      serviceAccount: { name, namespace: 'kubewhy' },
    }));

    expect(shipped('FlowSchema', 'kubewhy')).toMatchObject({
      spec: { rules: [{ subjects: guests }] },
    });
  });

  it.each(['gateway', 'worker'])('keeps a %s through drains, on another node', (role) => {
    const name = `kubewhy-${role}`;
    const labels = { 'app.kubernetes.io/name': 'kubewhy', 'app.kubernetes.io/component': role };

    expect(shipped('PodDisruptionBudget', name)).toMatchObject({
      spec: { minAvailable: 1, selector: { matchLabels: labels } },
    });
    expect(shipped('Deployment', name)).toMatchObject({
      spec: {
        replicas: 2,
        template: {
          spec: {
            priorityClassName: 'kubewhy',
            topologySpreadConstraints: [{ topologyKey: 'kubernetes.io/hostname' }],
          },
        },
      },
    });
  });

  it('sends people to the gateway also when Redis is down', () => {
    const path =
      '/readyz?exclude=redis&exclude=alerts&exclude=clock&exclude=deliveries&exclude=slack';

    expect(shipped('Deployment', 'kubewhy-gateway')).toMatchObject({
      spec: { template: { spec: { containers: [{ readinessProbe: { httpGet: { path } } }] } } },
    });
  });
});

/** What some pods may send to, by the policies that select them: one at least, which denies the rest. */
function egressOf(labels: Readonly<Record<string, string>>) {
  const own = policies.filter(
    ({ podSelector, policyTypes }) =>
      policyTypes.includes('Egress') && selects(podSelector, labels),
  );
  expect(own.length).toBeGreaterThan(0);
  return own.flatMap(({ egress }) => egress);
}

function selects(
  { matchLabels, matchExpressions }: z.infer<typeof Selector>,
  labels: Readonly<Record<string, string>>,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(
      ({ key, operator, values }) => values.includes(labels[key] ?? '') === (operator === 'In'),
    )
  );
}
