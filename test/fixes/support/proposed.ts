import type { Proposal } from '#src/domain/remedy.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, type Parts } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';

/** What a remedy proposes about the rollout "web", whose status, spec and neighbours may differ. */
export function proposed(
  id: string,
  status: object = {},
  available = 0,
  parts: Parts = {},
): readonly Proposal[] {
  const { world } = openWorld(cluster(blog({ status, available, ...parts })));
  const remedy = remedies.find((one) => one.id === id);
  return [...(remedy?.propose(finding(), world) ?? [])];
}
