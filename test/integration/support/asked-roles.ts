import type { Redis } from 'ioredis';

import { MINA } from '#test/integration/support/kubewhy.ts';
import { ask, idsIn } from '#test/integration/support/people.ts';
import { type RolesChanges, startRoles } from '#test/integration/support/roles.ts';

/** The roles after Mina's question about the recorded incident, with the ids that its first fix's button holds. */
export async function startAsked(
  redis: string,
  changes: RolesChanges = {},
  namespace = 'blog-system',
) {
  const roles = await startRoles(redis, changes);
  const message = await ask(roles, MINA, `why rollout/web -n ${namespace}`);
  const ids = idsIn(message);
  const incident = await roles.queues.incidents.find(ids.incident);
  if (!incident) throw new Error('The answer opened no incident.');
  return { roles, message, ids, incident };
}

/** How many approvals were ever handed to the remediator, or are on their way. */
export async function changesSent(redis: Redis): Promise<number> {
  const keys = await redis.keys('kubewhy:*');
  const ids = keys.filter((key) => /:approved:prove-|:remediator:change-/.test(key));
  return new Set(ids.map((key) => key.split('-').at(-1))).size;
}
