import { z } from 'zod';

import { flag } from '../arguments.ts';
import { shownUser } from '../as-slack-shows.ts';
import { method } from '../method.ts';

/** One person. */
export const usersInfo = method({
  name: 'users.info',
  tier: 'tier-4',
  args: z.strictObject({ user: z.string(), include_locale: flag.exactOptional() }),
  call: (args, { workspace }) => ({
    user: shownUser(workspace.user(args.user), args.include_locale ?? false),
  }),
});
