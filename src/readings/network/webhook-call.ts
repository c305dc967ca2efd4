import type { Ref } from '../../domain/model.ts';

/** How a call of an admission webhook fails; `tls` is its certificate, `handshake` anything else about TLS. */
export type WebhookFailure =
  | 'no-service'
  | 'no-endpoints'
  | 'tls'
  | 'handshake'
  | 'refused'
  | 'no-host'
  | 'no-route'
  | 'outside-network'
  | 'reset'
  | 'timeout';

/** By the text of the API server's client: refused, timeout, reset and an unknown name are not the same. */
const FAILURES: readonly (readonly [RegExp, WebhookFailure])[] = [
  [/service "[^"]*" not found/, 'no-service'],
  [/no endpoints available for service/, 'no-endpoints'],
  [/TLS handshake timeout/, 'timeout'],
  [/x509:/, 'tls'],
  [/tls:|HTTP response to HTTPS client/, 'handshake'],
  [/connection refused/, 'refused'],
  [/no such host/, 'no-host'],
  [/no route to host|network is unreachable/, 'no-route'],
  [/Address is not allowed/, 'outside-network'], // a hosted control plane, of addresses that are not of its network
  [/connection reset by peer|\bEOF\b/, 'reset'],
  [/context deadline exceeded|i\/o timeout|Client\.Timeout/, 'timeout'],
];

/** What the API server's words say of a failed call; undefined where they do not tell. */
export function webhookFailureIn(text: string): WebhookFailure | undefined {
  return FAILURES.find(([pattern]) => pattern.test(text))?.[1];
}

/** "https://NAME.NAMESPACE.svc:443/path" is a Service; any other host is not in the cluster. */
export function serviceIn(text = ''): Ref<'Service'> | undefined {
  const { name, namespace } =
    /https:\/\/(?<name>[^./\s"]+)\.(?<namespace>[^./:\s"]+)\.svc[.:/]/.exec(text)?.groups ?? {};
  return name && namespace ? { kind: 'Service', namespace, name } : undefined;
}
