import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Values } from '#src/domain/plan.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import type { revised } from '#test/fixes/support/revised.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';

/** The roll backs that are proposed for trouble of that pod, or for another finding of the workload that comes first. */
export function backsIn(
  objects: ReturnType<typeof revised>,
  pod = 'web-2-0',
  chosen?: Values,
  fields: Partial<Finding> = {},
) {
  const { world } = openWorld(cluster(objects));
  const [web] = objects;
  const remedy = remedies.find(({ id }) => id === 'rollout/roll-back');
  const about = finding({
    ...(web && { subject: refTo(kindOf(web), web) }),
    seen: [{ kind: 'pod-not-ready', on: { kind: 'Pod', namespace: 'shop', name: pod } }],
    ...fields,
  });
  return [...(remedy?.propose(about, world, chosen) ?? [])];
}
