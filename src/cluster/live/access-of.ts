import type { KubeConfig } from '@kubernetes/client-node';

import { addressOf, isAddress } from './address-of.ts';
import { execPlugin, type ExecSettings } from './exec-plugin.ts';
import type { Access } from './https-transport.ts';
import type { Headers } from './kubeconfig-user.ts';
import { proxyFor } from './proxy-for.ts';

/**
 * What client-node makes of a kubeconfig, and what it leaves out: one run of an exec plugin for all requests, impersonated groups, and
 * the proxy of the environment.
 */
export function accessOf(config: KubeConfig, impersonation: Headers): Access {
  const user = config.getCurrentUser();
  const plugin = user?.exec && execPlugin(user.exec as ExecSettings); // as the kubeconfig has it
  // Its own way to run it would be one for each request, without a limit.
  config.users = config.users.map((one) => (one === user ? { ...one, exec: undefined } : one));
  config.clusters = config.clusters.map((one) => ({ ...one, ...proxyOf(one) }));
  return {
    getCurrentCluster: () => config.getCurrentCluster(),
    async applyToHTTPSOptions(options) {
      const { token, cert, key } = (await plugin?.()) ?? {};
      if (cert) options.cert = cert;
      if (key) options.key = key;
      if (config.getCurrentCluster()?.proxyUrl) options.timeout = TUNNEL_MS;
      await config.applyToHTTPSOptions(options);
      options.headers = {
        ...options.headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...impersonation,
      } as typeof options.headers; // Node takes several values of a name as a list
    },
  };
}

/** Until a proxy has opened its tunnel: an attempt that nobody waits for any more is not left open. */
const TUNNEL_MS = 10_000;

/** Whole addresses, since client-node chooses how to speak to a proxy by their beginning. */
function proxyOf({
  server,
  proxyUrl,
}: Readonly<{ server: string; proxyUrl?: string | undefined }>) {
  const address = isAddress(server) ? addressOf(server) : undefined;
  const proxy = proxyUrl || (address && proxyFor(address, process.env));
  return proxy && address ? { server: address.href.replace(/\/$/, ''), proxyUrl: proxy } : {};
}
