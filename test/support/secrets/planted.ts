import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';

type Json = Record<string, unknown>;
/** Puts a text, or the bare secret under a name that announces one, somewhere into a cluster. */
type Plant = (recording: Mutable, written: string, secret: string) => void;
type Mutable = { objects: Resource[]; logs: Recording['logs'] };

const ANNOTATED = 'example.org/note';

/** Where in a cluster a secret may stand. */
const PLACES: readonly Plant[] = [
  (cluster, written) => {
    cluster.logs = cluster.logs.map((log) => ({
      ...log,
      lines: [...log.lines, ...written.split('\n').map((text) => ({ text }))],
    }));
  },
  (cluster, written) => each(cluster, 'message', (message) => `${message}: ${written}`, ['Event']),
  (cluster, written) => each(cluster, 'message', (message) => `${message}; ${written}`),
  (cluster, written) =>
    each(cluster, 'path', (path) => (path.startsWith('/') ? `${path}?q=${written}` : path)),
  (cluster, written) =>
    containers(cluster, (one) => ({ args: [...list(one['args']), '-c', written] })),
  (cluster, written) =>
    containers(cluster, (one) => ({ command: [...list(one['command']), written] })),
  (cluster, written) => variable(cluster, 'SETTINGS', written),
  (cluster, _, secret) => variable(cluster, 'DB_PASS', secret),
  (cluster, _, secret) =>
    containers(cluster, (one) => ({ args: [...list(one['args']), '--token', secret] })),
  (cluster, _, secret) =>
    containers(cluster, () => ({
      livenessProbe: {
        httpGet: { path: '/', port: 80, httpHeaders: [{ name: 'X-Api-Key', value: secret }] },
      },
    })),
  (cluster, written) => metadata(cluster, { annotations: { [ANNOTATED]: written } }),
  (cluster, written) =>
    metadata(cluster, {
      annotations: {
        'kubectl.kubernetes.io/last-applied-configuration': JSON.stringify({ spec: { written } }),
      },
    }),
  (cluster, written) => configMap(cluster, { 'app.yaml': written }),
  (cluster, _, secret) => configMap(cluster, { password: secret }),
  (cluster, _, secret) =>
    add(cluster, 'v1', 'Secret', { data: { key: secret }, stringData: { other: secret } }),
  (cluster, written, secret) =>
    add(cluster, 'example.org/v1', 'Database', {
      spec: {
        password: secret,
        settings: { url: written },
        users: [{ key: 'token', value: secret }],
      },
      status: { message: written },
    }),
  (cluster, written, secret) =>
    add(cluster, 'storage.k8s.io/v1', 'StorageClass', {
      parameters: { adminSecret: secret, note: written },
    }),
  (cluster, written, secret) =>
    add(cluster, 'argoproj.io/v1alpha1', 'Application', {
      spec: {
        source: {
          repoURL: `https://app:${secret}@git.example.org/shop`,
          helm: { values: written, parameters: [{ name: 'db.password', value: secret }] },
        },
      },
    }),
  (cluster, written, secret) =>
    add(cluster, 'v1', 'Pod', {
      spec: {
        initContainers: [
          {
            name: 'init',
            image: 'a',
            env: [
              { name: 'PGPASSWORD', value: secret },
              { name: 'NOTE', value: written },
            ],
          },
        ],
        ephemeralContainers: [{ name: 'debug', image: 'a', command: ['sh', '-c', written] }],
      },
    }),
  (cluster, written, secret) =>
    add(cluster, 'argoproj.io/v1alpha1', 'AnalysisRun', {
      spec: {
        args: [
          { name: 'api-token', value: secret },
          { name: 'note', value: written },
        ],
        metrics: [{ provider: { web: { headers: [{ key: 'Authorization', value: secret }] } } }],
      },
    }),
  (cluster, written, secret) =>
    add(cluster, 'admissionregistration.k8s.io/v1', 'ValidatingWebhookConfiguration', {
      webhooks: [
        {
          name: 'a',
          clientConfig: { url: `https://app:${secret}@hook.example.org/v?q=${written}` },
        },
      ],
    }),
  (cluster, _, secret) =>
    add(cluster, 'source.toolkit.fluxcd.io/v1', 'GitRepository', {
      spec: { url: `https://${secret}@git.example.org/shop` },
    }),
  (cluster, written, secret) =>
    add(cluster, 'networking.k8s.io/v1', 'Ingress', {
      metadata: {
        name: 'planted',
        annotations: {
          'nginx.ingress.kubernetes.io/auth-secret-inline': secret,
          'nginx.ingress.kubernetes.io/configuration-snippet': written,
          'example.org/values': JSON.stringify({ db: { password: secret } }),
        },
      },
    }),
  (cluster, written, secret) =>
    add(cluster, 'helm.toolkit.fluxcd.io/v2', 'HelmRelease', {
      spec: {
        values: {
          db: { password: secret, note: written },
          extraEnv: [{ name: 'TOKEN', value: secret }],
        },
      },
    }),
];

/** How many places there are. */
export const PLACES_IN_ALL = PLACES.length;

/** A secret, and the same as something writes it. */
export type Written = Readonly<{ secret: string; written: string }>;

/** The same cluster with another of these at each place of it, bare where its name says what it is. */
export function planted(recording: Recording, secrets: readonly Written[]): Recording {
  const cluster = JSON.parse(JSON.stringify(recording)) as Mutable;
  for (const [place, { secret, written }] of secrets.entries()) {
    PLACES[place]?.(cluster, written, secret);
  }
  return { ...recording, ...cluster };
}

function each(
  { objects }: Mutable,
  key: string,
  change: (text: string) => string,
  kinds?: readonly string[],
): void {
  for (const object of objects) {
    if (kinds && !kinds.includes(object.kind ?? '')) continue;
    walk(object as unknown as Json, (one) => {
      const text = one[key];
      if (typeof text === 'string') one[key] = change(text);
    });
  }
}

function containers(cluster: Mutable, change: (one: Json) => Json): void {
  for (const object of cluster.objects) {
    walk(object as unknown as Json, (one) => {
      if (typeof one['image'] === 'string' && one['terminationMessagePath']) {
        Object.assign(one, change(one));
      }
    });
  }
}

function variable(cluster: Mutable, name: string, value: string): void {
  containers(cluster, (one) => ({ env: [...list(one['env']), { name, value }] }));
}

function metadata({ objects }: Mutable, more: Json): void {
  for (const object of objects) Object.assign(object.metadata ?? {}, more);
}

function configMap({ objects }: Mutable, data: Json): void {
  for (const object of objects) {
    if (object.kind === 'ConfigMap')
      Object.assign(object, { data: { ...((object as Json)['data'] as Json), ...data } });
  }
}

function add({ objects }: Mutable, apiVersion: string, kind: string, rest: Json): void {
  const namespace = objects.find((one) => one.metadata?.namespace)?.metadata?.namespace;
  objects.push({ apiVersion, kind, metadata: { name: 'planted', namespace }, ...rest } as Resource);
}

function walk(value: unknown, change: (object: Json) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) change(value as Json);
  for (const one of Object.values(value)) walk(one, change);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
