import { z } from 'zod';

import { count, flag } from '../arguments.ts';
import { shownChannel } from '../as-slack-shows.ts';
import { method } from '../method.ts';

/** All channels: they fit on one page. */
export const conversationsList = method({
  name: 'conversations.list',
  tier: 'tier-2',
  args: z.strictObject({
    cursor: z.string().exactOptional(),
    limit: count.exactOptional(),
    exclude_archived: flag.exactOptional(),
    types: z.string().exactOptional(),
  }),
  call: (args, { workspace }) => ({
    channels: workspace
      .channels()
      .filter(({ archived }) => !(args.exclude_archived && archived))
      .map(shownChannel),
    response_metadata: { next_cursor: '' },
  }),
});
