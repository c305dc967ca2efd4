import { z } from 'zod';

import { shownUser } from '../as-slack-shows.ts';
import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';

/** The person with this address. */
export const usersLookupByEmail = method({
  name: 'users.lookupByEmail',
  tier: 'tier-3',
  args: z.strictObject({ email: z.string() }),
  call({ email }, { workspace }) {
    const user = workspace.users.find((one) => one.email === email);
    if (!user) throw new SlackError('users_not_found');
    return { user: shownUser(user, false) };
  },
});
