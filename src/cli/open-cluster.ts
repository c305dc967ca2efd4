import { readRecording } from '../cluster/recording.ts';
import { recorded } from '../world/recorded.ts';
import type { ClusterOptions, OpenedCluster } from './session.ts';
import { UsageError } from './usage-error.ts';

/** Opens what the options name. What a live cluster needs is loaded only for one. */
export async function openCluster({ snapshot }: ClusterOptions): Promise<OpenedCluster> {
  if (!snapshot) throw new UsageError('Say which recorded cluster to read: --snapshot <path>');
  const source = recorded(await readRecording(snapshot));
  return { loader: { load: async () => source }, cluster: 'recorded' };
}
