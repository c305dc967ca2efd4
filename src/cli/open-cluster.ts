import type { CaptureLive, ClusterOptions, OpenedCluster } from './session.ts';

/** Opens what the options name. What reads a recording is loaded only for one, and so is what a live cluster needs. */
export async function openCluster(options: ClusterOptions): Promise<OpenedCluster> {
  const { snapshot, context, kubeconfig } = options;
  if (snapshot) {
    const { readRecording } = await import('../cluster/recording.ts');
    const { recorded } = await import('../world/recorded.ts');
    const { metered } = await import('../world/metered.ts');
    const { redactedFacts } = await import('../text/redaction/redacted-facts.ts');
    const source = recorded(await readRecording(snapshot));
    return { loader: redactedFacts(metered({ load: async () => source })), cluster: 'recorded' };
  }
  const { openCluster: open } = await import('../cluster/open-cluster.ts');
  const { name, writer, where, whoAmI, loader } = open({
    name: context ?? 'current-context',
    context,
    kubeconfig,
  });
  return {
    loader: loader(),
    cluster: name,
    writer,
    ...(where && { where }),
    ...(whoAmI && { whoAmI }),
  };
}

/** Captures a live cluster. */
export const captureLive: CaptureLive = async (cluster, folder, what) => {
  const { captureCluster } = await import('../cluster/capture.ts');
  return await captureCluster(cluster, folder, what);
};
