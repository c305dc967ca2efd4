import { Redis } from 'ioredis';

import type { RoleName } from '#src/serve/roles/running.ts';
import type { Kubewhy } from '#test/integration/support/kubewhy.ts';
import { until } from '#test/integration/support/until.ts';

/** A right that all roles are without until it is restored. */
export type Missing = Readonly<{
  /** The remediator could not go on and means to try again. */
  isMissed(): Promise<true>;
  restore(): Promise<void>;
}>;

/** Lets the remediator not write to one role's queue, which holds it where it would. */
export async function withoutRightTo(
  denied: RoleName,
  { redis: { url } }: Kubewhy,
): Promise<Missing> {
  const redis = new Redis(url);
  const all = ['gateway', 'worker', 'approved', 'remediator', 'change', 'lock', 'incident'];
  const families = all.filter((name) => name !== denied).map((name) => `~kubewhy:${name}:*`);
  const own = ['changes', 'changes:bytes', 'written'].map((name) => `~kubewhy:${name}`);
  const writable = [...families, ...own];
  await redis.call('ACL', 'SETUSER', 'remediator', 'resetkeys', '%R~*', ...writable);
  return {
    isMissed: () =>
      until('the remediator is refused', async () => {
        return (await redis.zcard('kubewhy:remediator:delayed')) > 0 || undefined;
      }),
    async restore() {
      await redis.call('ACL', 'SETUSER', 'remediator', 'allkeys');
      redis.disconnect();
    },
  };
}
