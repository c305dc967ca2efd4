import { existsSync } from 'node:fs';

import type { KubeConfig } from '@kubernetes/client-node';

import { NoCluster } from '../../domain/errors.ts';
import { present } from '../../text/present.ts';
import { saidBy } from '../../text/redaction/said-by.ts';
import { accessOf } from './access-of.ts';
import { accessWords } from './access-words.ts';
import { isAddress } from './address-of.ts';
import { openApi, type Api } from './api.ts';
import { connectionOver, type Connection } from './connection.ts';
import { httpsTransport } from './https-transport.ts';
import { IN_POD } from './in-pod.ts';
import { impersonationOf, type Headers } from './kubeconfig-user.ts';
import { Throttle } from './throttle.ts';
import { watchedTransport } from './watched-transport.ts';

/** Which cluster is meant; without a file the pod's own account, else KUBECONFIG or ~/.kube/config. */
export type LiveSettings = Readonly<{
  context?: string | undefined;
  kubeconfig?: string | undefined;
}>;

/** A connection, and how its server was found, which is quoted when it cannot be reached. */
export type LiveConnection = Connection & Readonly<{ access: string }>;

/** The API of the cluster that is meant; throws NoCluster. Nothing is asked yet. */
export async function liveApi(settings: LiveSettings): Promise<Api> {
  const connection = await liveConnection(settings);
  return openApi(connection, connection.access);
}

/** Finds the cluster's address and credentials; throws NoCluster. Nothing is asked yet. */
export async function liveConnection(
  settings: LiveSettings,
  throttle = new Throttle(),
): Promise<LiveConnection> {
  const config = await kubeConfigOf(settings);
  const context = config.getCurrentContext();
  const access = accessOf(config, impersonationIn(config, settings));
  const { server, proxyUrl: proxy } = access.getCurrentCluster() ?? {};
  const connection = connectionOver(watchedTransport(httpsTransport(access)), throttle);
  const how = accessWords({ context, file: settings.kubeconfig, server, proxy });
  return { ...connection, access: how };
}

function impersonationIn(config: KubeConfig, { kubeconfig }: LiveSettings): Headers {
  if (config.getCurrentContext() === IN_POD) return {};
  try {
    return impersonationOf(config.getCurrentUser()?.name, kubeconfig);
  } catch (cause) {
    throw badKubeconfig(kubeconfig, cause);
  }
}

/** client-node is loaded here and not before: it takes two seconds, which only a live cluster needs. */
export async function kubeConfigOf({ context, kubeconfig }: LiveSettings): Promise<KubeConfig> {
  const { KubeConfig } = await import('@kubernetes/client-node');
  const config = new KubeConfig();
  try {
    if (kubeconfig) config.loadFromFile(kubeconfig);
    else if (!context && existsSync(TOKEN)) config.loadFromCluster();
    else config.loadFromDefault();
  } catch (cause) {
    throw badKubeconfig(kubeconfig, cause);
  }
  if (config.getCurrentContext() === NOTHING_FOUND) {
    throw new NoCluster(
      `No kubeconfig was found, neither ~/.kube/config nor by KUBECONFIG: ${KUBECONFIG_IS} for \`kubewhy serve\`. A recorded cluster is asked with --snapshot.`,
      { is: 'no-kubeconfig' },
    );
  }
  if (context) config.setCurrentContext(context);
  const cluster = config.getCurrentCluster();
  if (!cluster) throw noContext(config, kubeconfig);
  if (!isAddress(cluster.server)) throw noAddress(cluster.name, kubeconfig);
  return config;
}
/** The same for a person at a terminal and for one who runs the bot. */
const KUBECONFIG_IS = 'name one with --kubeconfig, or as cluster.kubeconfig in kubewhy.yaml';
const TOKEN = '/var/run/secrets/kubernetes.io/serviceaccount/token';
/** What client-node calls the context that it makes up for http://localhost:8080. */
const NOTHING_FOUND = 'loaded-context';

function badKubeconfig(kubeconfig: string | undefined, cause: unknown): NoCluster {
  const file = kubeconfig ?? 'in KUBECONFIG';
  // Below its first line stands the part of the file that is wrong, with tokens perhaps.
  const [why = ''] = saidBy(cause).split('\n', 1);
  const message = `The kubeconfig ${file} cannot be read: ${KUBECONFIG_IS}. ${why}`;
  return new NoCluster(
    message,
    { is: 'bad-kubeconfig', ...present({ file: kubeconfig }) },
    { cause },
  );
}

function noAddress(cluster: string, kubeconfig?: string): NoCluster {
  const file = present({ file: kubeconfig });
  return new NoCluster(
    `The kubeconfig ${kubeconfig ?? 'in use'} names no address as the server of cluster "${cluster}": write it as https://host:port.`,
    { is: 'bad-kubeconfig', ...file },
  );
}

function noContext(config: KubeConfig, kubeconfig?: string): NoCluster {
  const contexts = config.getContexts().map(({ name }) => name);
  const meant = config.getCurrentContext();
  const file = kubeconfig ?? 'in use';
  const message =
    contexts.length === 0
      ? `The kubeconfig ${file} has no context: it may be cut off.`
      : `The kubeconfig ${file} has no context "${meant}": name one of ${contexts.join(', ')} with --context, or as cluster.context in kubewhy.yaml.`;
  return new NoCluster(message, {
    is: 'no-context',
    meant,
    contexts,
    ...present({ file: kubeconfig }),
  });
}
