import { dump } from 'js-yaml';

/** How a user reaches the API server; `ca` is PEM. */
export type Access = Readonly<{ url: string; ca: string; token: string }>;

/** A kubeconfig with one context named "test". */
export function kubeconfig({ url, ca, token }: Access): string {
  const authority = Buffer.from(ca).toString('base64');
  return dump({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'test', cluster: { server: url, 'certificate-authority-data': authority } }],
    users: [{ name: 'test', user: { token } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
    'current-context': 'test',
  });
}
