import type { Lang } from '../domain/lang.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { PreflightAnswer } from '../domain/preflight.ts';
import { preflightOf } from '../simulator/rollout/preflight.ts';
import type { Updated } from '../simulator/rollout/strategy-of.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { preflightSummary } from './words/preflight.ts';

/** Plays what manifests would do to a cluster through, each by itself. Throws ClusterUnreachable. */
export async function preflight(
  manifests: readonly Updated[],
  { loader, cluster, lang }: Readonly<{ loader: MeteredLoader; cluster: string; lang: Lang }>,
): Promise<PreflightAnswer> {
  const { value } = await inRounds(loader, (source) => {
    const { world, unread } = openWorld(source);
    return { value: manifests.map((manifest) => preflightOf(manifest, world)), unread };
  });
  const updates = value.map((one) => ({ ...one, summary: preflightSummary(one, lang) }));
  return { schema: 'kubewhy/v1', engineVersion: ENGINE_VERSION, lang, cluster, updates };
}
