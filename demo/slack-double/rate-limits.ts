import type { Tier } from './method.ts';

/** Calls a minute by tier; posts come at one a second per channel after a short burst. */
export type Limits = Readonly<Record<Exclude<Tier, 'post'>, number> & { burst: number }>;

/** As Slack publishes them; how long a burst of posts may be is not published. */
export const publishedLimits: Limits = { 'tier-2': 20, 'tier-3': 50, 'tier-4': 100, burst: 5 };

/** Counts calls. */
export interface RateLimits {
  /** Counts one call of a method; the seconds to wait instead, where it is one too many. */
  take(method: string, tier: Tier, channel: string): number | undefined;
}

/** `now` gives ms since the epoch. */
export function createRateLimits(limits: Limits | 'off', now: () => number): RateLimits {
  const calls = new Map<string, number[]>();
  const within = (key: string, ms: number) => {
    const recent = (calls.get(key) ?? []).filter((at) => now() - at < ms);
    calls.set(key, recent);
    return recent;
  };

  return {
    take(method, tier, channel) {
      if (limits === 'off') return undefined;
      const isPost = tier === 'post';
      const most = isPost ? limits.burst : limits[tier];
      const windowMs = isPost ? most * 1000 : 60_000;
      const recent = within(isPost ? `${method} ${channel}` : method, windowMs);
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= most) {
        return Math.max(1, Math.ceil((oldest + windowMs - now()) / 1000));
      }
      recent.push(now());
      return undefined;
    },
  };
}
