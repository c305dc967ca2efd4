import type { Api } from './live/api.ts';
import { liveApi } from './live/kube-config.ts';
import { writerAt } from './live/writer-at.ts';
import type { Cluster, ClusterSettings } from './open-cluster.ts';
import { recordedCluster } from './recorded-cluster.ts';

/** Opens a cluster for who only writes: what lists and logs need is not loaded. It is asked nothing before the first write or ready(). */
export function openWriter(settings: ClusterSettings): Pick<Cluster, 'name' | 'writer' | 'ready'> {
  const { name, recording, state } = settings;
  if (recording) {
    const { loader, writer } = recordedCluster(recording, state ?? `${recording}.state.json`);
    const ready = async () => void (await loader().load([]));
    return { name, writer, ready };
  }
  let found: Promise<Api> | undefined;
  const api = () => (found ??= liveApi(settings));
  return { name, writer: writerAt(api), ready: async () => void (await api()) };
}
