import { isShown, type ShownInChannel } from '#src/approvals/may-read.ts';
import { isListed } from '#src/approvals/open-namespaces.ts';
import type { Audience } from '#src/domain/audience.ts';

/** Readers who may see everything but what these say. */
export function readers(parts: Partial<ShownInChannel> = {}): Audience {
  const shown = { namespaces: ['*'], kinds: ['*'], logs: true, ...parts };
  return {
    enters: async (namespace = '*') => isListed(namespace, shown.namespaces),
    sees: async () => (sight) => isShown(sight, shown),
  };
}
