import { z } from 'zod';

import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';

/** The direct messages with one person. */
export const conversationsOpen = method({
  name: 'conversations.open',
  tier: 'tier-3',
  args: z.strictObject({ users: z.string() }),
  call({ users }, { workspace }) {
    const direct = workspace.directTo(users);
    if (!direct) throw new SlackError('user_not_found');
    return { channel: { id: direct.id } };
  },
});
