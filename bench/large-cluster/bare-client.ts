import type { Request } from '../../src/cluster/live/connection.ts';
import { kubeConfigOf } from '../../src/cluster/live/kube-config.ts';
import { liveLoader } from '../../src/cluster/live/live-loader.ts';
import type { Loader } from '../../src/domain/ports.ts';
import type { NotingApi } from './cost.ts';

/** What a bare client is told: how the server of a kubeconfig is reached, and what a question asks of it. */
export async function toldToBareClient(
  kubeconfig: string,
  api: NotingApi,
  ask: (loader: Loader) => Promise<unknown>,
): Promise<string> {
  const before = api.asked.length;
  await ask(liveLoader(api));
  const config = await kubeConfigOf({ kubeconfig });
  const { server, caData = '' } = config.getCurrentCluster() ?? {};
  return JSON.stringify({
    server,
    ca: Buffer.from(caData, 'base64').toString(),
    token: config.getCurrentUser()?.token,
    requests: api.asked.slice(before).filter(isFirstPage).map(asJson),
  });
}

/** A further page is asked for by who has got the one before. */
function isFirstPage({ query }: Request): boolean {
  return !query?.['continue'];
}

function asJson({ path, query = {} }: Request) {
  return { path, query };
}
