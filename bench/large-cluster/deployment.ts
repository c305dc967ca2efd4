import type { Manifest } from '#test/integration/support/api.ts';

/** Fields of a pod's spec that take the place of the usual ones. */
export type Change = Readonly<Record<string, unknown>>;

/** A Deployment whose pods need no more than a place. */
export function deployment(
  namespace: string,
  name: string,
  replicas: number,
  change: Change = {},
): Manifest {
  const labels = { app: name };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace, name, labels },
    spec: {
      replicas,
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: { containers: [{ name: 'app', image: 'app:1' }], ...change },
      },
    },
  };
}
