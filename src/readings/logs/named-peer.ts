import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { mentions } from '../../text/mentions.ts';
import { present } from '../../text/present.ts';
import { addressesOf } from '../network/addresses.ts';
import { serviceAt } from '../network/service-names.ts';
import { peerFailureIn, peerNamedIn } from './peer-failures.ts';

/** Whom a complaint is about: named by the line, or by the setting that it must have the peer from. */
export type NamedPeer = Readonly<{
  host: string;
  port?: number;
  service?: Ref<'Service'>;
  setting?: Evidence;
}>;

/** Says that it is about what lies behind a connection. */
const OF_CONNECTIONS = /\bpool|connection|datasource|database|upstream|broker|연결|커넥션/i;
const ITSELF = /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|::1)$/;

/** The peer that a line of a container complains about; undefined where it is not known to be one. */
export function namedPeer(
  text: string,
  pod: Resource<'Pod'>,
  container: string,
  world: World,
): NamedPeer | undefined {
  const namespace = pod.metadata?.namespace ?? '';
  const addresses = addressesOf(pod, world).filter((one) => one.container === container);
  const failure = peerFailureIn(text);
  const said = failure?.host ?? peerNamedIn(text).host;
  const host = said && !ITSELF.test(said) ? said : undefined;
  const service = host ? serviceAt(host, namespace, world) : undefined;
  const isPeer = service !== undefined || failure?.host !== undefined;
  const known = addresses.find(
    (one) => one.host === host?.toLowerCase() || mentions(text.toLowerCase(), one.host),
  );
  if (host && (isPeer || known)) {
    const port = failure?.port ?? known?.port;
    return {
      host: service?.metadata?.name ?? host, // it may be an address
      ...present({ port }),
      ...(service && { service: refTo('Service', service) }),
    };
  }
  const hosts = new Set(addresses.map((one) => one.host));
  const meant = known ?? (hosts.size === 1 && OF_CONNECTIONS.test(text) ? addresses[0] : undefined);
  if (!meant) return undefined;
  const behind = serviceAt(meant.host, namespace, world);
  return {
    host: meant.host,
    ...(meant.port && { port: meant.port }),
    ...(behind && { service: refTo('Service', behind) }),
    setting: meant.evidence,
  };
}
