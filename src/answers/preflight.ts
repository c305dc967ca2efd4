import type { Lang } from '../domain/lang.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { PreflightAnswer } from '../domain/preflight.ts';
import { notChecked } from '../engine/not-checked.ts';
import { preflightOf } from '../simulator/rollout/preflight.ts';
import type { Updated } from '../simulator/rollout/strategy-of.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import { answerHead } from './answer-head.ts';
import { notCheckedOf } from './not-checked.ts';
import { preflightSummary } from './words/preflight.ts';

/** Plays what manifests would do to a cluster through, each by itself. Throws ClusterUnreachable. */
export async function preflight(
  manifests: readonly Updated[],
  { loader, cluster, lang }: Readonly<{ loader: MeteredLoader; cluster: string; lang: Lang }>,
): Promise<PreflightAnswer> {
  const { value, unread } = await inRounds(loader, (source) => {
    const { world, unread } = openWorld(source);
    return { value: manifests.map((manifest) => preflightOf(manifest, world)), unread };
  });
  const updates = value.map((one) => ({ ...one, summary: preflightSummary(one, lang) }));
  const left = { notChecked: notChecked(unread), unsure: [], crashes: [] };
  return {
    ...answerHead(lang),
    cluster,
    updates,
    notChecked: notCheckedOf(left, lang),
  };
}
