import type { Recording } from '#src/world/recorded.ts';
import {
  add,
  configMap,
  containers,
  each,
  list,
  metadata,
  variable,
  type Mutable,
} from '#test/support/secrets/planting.ts';

/** Puts a text, or the bare secret under a name that announces one, somewhere into a cluster. */
type Plant = (recording: Mutable, written: string, secret: string) => void;

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
  (cluster, _, secret) =>
    containers(cluster, () => ({
      startupProbe: { exec: { command: ['redis-cli', '-a', secret, 'ping'] } },
      lifecycle: { postStart: { exec: { command: ['mysqladmin', 'ping', `-p${secret}`] } } },
    })),
  (cluster, _, secret) =>
    add(cluster, 'batch/v1', 'CronJob', {
      spec: {
        jobTemplate: {
          spec: {
            template: {
              spec: {
                initContainers: [
                  {
                    name: 'wait',
                    image: 'a',
                    command: ['mongosh'],
                    args: ['-u', 'app', '-p', secret],
                  },
                ],
                containers: [{ name: 'app', image: 'a', args: ['curl', '-u', `app:${secret}`] }],
              },
            },
          },
        },
      },
    }),
  (cluster, _, secret) =>
    add(cluster, 'example.org/v1', 'Backup', {
      spec: { hook: { run: ['sshpass', '-p', secret, 'ssh', 'app@db'] } },
    }),
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
