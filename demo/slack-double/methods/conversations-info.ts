import { z } from 'zod';

import { flag } from '../arguments.ts';
import { shownChannel } from '../as-slack-shows.ts';
import { method } from '../method.ts';

/** One channel. */
export const conversationsInfo = method({
  name: 'conversations.info',
  tier: 'tier-3',
  args: z.strictObject({
    channel: z.string(),
    include_locale: flag.exactOptional(),
    include_num_members: flag.exactOptional(),
  }),
  call: ({ channel }, { workspace }) => ({ channel: shownChannel(workspace.channel(channel)) }),
});
