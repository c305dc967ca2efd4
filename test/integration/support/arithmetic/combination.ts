import fc from 'fast-check';

import type { Manifest } from '#test/integration/support/api.ts';

/** One workload to be updated: what stands in its manifest, and how many pods it wants. */
export type Combination = Readonly<{
  kind: 'Deployment' | 'Rollout';
  replicas: number;
  strategy: object;
  routed?: true; // needs a VirtualService and a DestinationRule
  colours?: true; // needs two Services
}>;

const replicas = fc.integer({ min: 1, max: 6 });
const percent = fc.integer({ min: 0, max: 100 });
const share = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  percent.map((value) => `${value}%`),
);
/** Argo Rollouts reads "25" as "25%". */
const bare = fc.oneof(share, percent.map(String));
const isZero = (value: number | string) => Number.parseInt(`${value}`, 10) === 0;
const weights = fc.array(percent, { maxLength: 3 });

/** Deployments with any surge that the API takes. */
export const deployments: fc.Arbitrary<Combination> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .record({ replicas, maxSurge: share, maxUnavailable: share })
      .filter((one) => !(isZero(one.maxSurge) && isZero(one.maxUnavailable)))
      .map(({ replicas: wanted, ...rollingUpdate }) => ({
        kind: 'Deployment' as const,
        replicas: wanted,
        strategy: { type: 'RollingUpdate', rollingUpdate },
      })),
  },
  {
    weight: 1,
    arbitrary: replicas.map((wanted) => ({
      kind: 'Deployment' as const,
      replicas: wanted,
      strategy: { type: 'Recreate' },
    })),
  },
);

/** Rollouts of each strategy, with a pause after each weight. */
export const rollouts: fc.Arbitrary<Combination> = fc.oneof(basic(), routed(), colours());

function basic(): fc.Arbitrary<Combination> {
  return fc
    .record({ replicas, weights, maxSurge: bare, maxUnavailable: bare })
    .filter((one) => !(isZero(one.maxSurge) && isZero(one.maxUnavailable)))
    .map(({ replicas: wanted, weights: each, ...limits }) => ({
      kind: 'Rollout',
      replicas: wanted,
      strategy: { canary: { ...limits, steps: paused(each.map((setWeight) => ({ setWeight }))) } },
    }));
}

function routed(): fc.Arbitrary<Combination> {
  const scale = fc.oneof(
    fc.record({ replicas: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ weight: percent }),
    fc.constant({ matchTrafficWeight: true }),
  );
  const step = fc.oneof(
    { weight: 4, arbitrary: percent.map((setWeight) => ({ setWeight })) },
    { weight: 1, arbitrary: scale.map((setCanaryScale) => ({ setCanaryScale })) },
  );
  const least = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });
  return fc
    .record({ replicas, steps: fc.array(step, { maxLength: 3 }), dynamic: fc.boolean(), least })
    .map(({ replicas: wanted, steps, dynamic, least: minPodsPerReplicaSet }) => ({
      kind: 'Rollout',
      replicas: wanted,
      routed: true,
      strategy: {
        canary: {
          steps: paused(steps),
          ...(dynamic ? { dynamicStableScale: true } : { scaleDownDelaySeconds: 1 }),
          ...(minPodsPerReplicaSet && { minPodsPerReplicaSet }),
        },
      },
    }));
}

function colours(): fc.Arbitrary<Combination> {
  const preview = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
  return fc.record({ replicas, preview }).map(({ replicas: wanted, preview: count }) => ({
    kind: 'Rollout',
    replicas: wanted,
    colours: true,
    strategy: {
      blueGreen: {
        autoPromotionEnabled: false,
        scaleDownDelaySeconds: 1,
        ...(count && { previewReplicaCount: count }),
      },
    },
  }));
}

function paused(steps: readonly object[]): readonly object[] {
  return steps.flatMap((step) => [step, { pause: {} }]);
}

/** The objects of a combination: the workload last. Its pods are placed by name, for only the numbers count. */
export function manifestsOf(
  { kind, replicas: wanted, strategy, routed: router, colours: services }: Combination,
  namespace: string,
  name: string,
): readonly Manifest[] {
  const labels = { app: name };
  const metadata = { name, namespace };
  const service = (of: string): Manifest => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: of, namespace },
    spec: { selector: labels, ports: [{ port: 80 }] },
  });
  const route = (subset: string, weight: number) => ({
    destination: { host: name, subset },
    weight,
  });
  const virtualService = {
    apiVersion: 'networking.istio.io/v1',
    kind: 'VirtualService',
    metadata,
    spec: { hosts: [name], http: [{ route: [route('stable', 100), route('canary', 0)] }] },
  };
  const subsets = ['canary', 'stable'].map((one) => ({ name: one, labels }));
  const destinationRule = {
    apiVersion: 'networking.istio.io/v1',
    kind: 'DestinationRule',
    metadata,
    spec: { host: name, subsets },
  };
  const istio = {
    virtualService: { name },
    destinationRule: { name, canarySubsetName: 'canary', stableSubsetName: 'stable' },
  };
  const [active, preview] = [`${name}-active`, `${name}-preview`];
  const workload = {
    apiVersion: kind === 'Deployment' ? 'apps/v1' : 'argoproj.io/v1alpha1',
    kind,
    metadata,
    spec: {
      replicas: wanted,
      selector: { matchLabels: labels },
      strategy: merged(
        strategy,
        router && { canary: { trafficRouting: { istio } } },
        services && { blueGreen: { activeService: active, previewService: preview } },
      ),
      template: {
        metadata: { labels },
        spec: {
          nodeName: 'k8s-worker1',
          terminationGracePeriodSeconds: 0,
          containers: [{ name: 'app', image: 'ghcr.io/example-org/app:1' }],
        },
      },
    },
  };
  return [
    ...(router ? [service(name), virtualService, destinationRule] : []),
    ...(services ? [service(active), service(preview)] : []),
    workload,
  ];
}

function merged(strategy: object, ...more: readonly (object | undefined)[]): object {
  return more.reduce<Record<string, unknown>>(
    (whole, part) => {
      for (const [key, value] of Object.entries(part ?? {})) {
        whole[key] = { ...(whole[key] as object), ...(value as object) };
      }
      return whole;
    },
    { ...strategy },
  );
}
