import { existsSync } from 'node:fs';

import type { KubeConfig } from '@kubernetes/client-node';

import { BadConfig } from '../../domain/errors.ts';
import { openApi, type Api } from './api.ts';
import { connectionOver } from './connection.ts';
import { httpsTransport } from './https-transport.ts';
import { Throttle } from './throttle.ts';

/** Which cluster is meant; without a file the pod's own account, else KUBECONFIG or ~/.kube/config. */
export type LiveSettings = Readonly<{
  context?: string | undefined;
  kubeconfig?: string | undefined;
}>;

/** Finds the cluster's address and credentials; throws BadConfig. Nothing is asked yet. */
export async function liveApi(settings: LiveSettings): Promise<Api> {
  const config = await kubeConfigOf(settings);
  const context = config.getCurrentContext();
  const server = config.getCurrentCluster()?.server;
  const file = settings.kubeconfig ? ` of ${settings.kubeconfig}` : '';
  const connection = connectionOver(httpsTransport(config), new Throttle());
  return openApi(connection, `context ${context}${file}, server ${server}`);
}

/** client-node is loaded here and not before: it takes two seconds, which only a live cluster needs. */
async function kubeConfigOf({ context, kubeconfig }: LiveSettings): Promise<KubeConfig> {
  const { KubeConfig } = await import('@kubernetes/client-node');
  const config = new KubeConfig();
  try {
    if (kubeconfig) config.loadFromFile(kubeconfig);
    else if (!context && existsSync(TOKEN)) config.loadFromCluster();
    else config.loadFromDefault();
  } catch (cause) {
    const file = kubeconfig ?? 'KUBECONFIG';
    const message = `The kubeconfig ${file} cannot be read: set cluster.kubeconfig. ${String(cause)}`;
    throw new BadConfig(message, { cause });
  }
  if (context) config.setCurrentContext(context);
  if (config.getCurrentCluster()) return config;

  const names = config.getContexts().map(({ name }) => name);
  const meant = context ?? config.getCurrentContext();
  throw new BadConfig(
    `The kubeconfig has no context "${meant}": set cluster.context to one of ${names.join(', ')}.`,
  );
}
const TOKEN = '/var/run/secrets/kubernetes.io/serviceaccount/token';
