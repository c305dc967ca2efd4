import { z } from 'zod';

import { method } from '../method.ts';
import { bot, team } from '../workspace/people.ts';

/** Who the token belongs to. */
export const authTest = method({
  name: 'auth.test',
  tier: 'tier-4',
  args: z.strictObject({}),
  call: (_, { origin }) => ({
    url: `${origin}/`,
    team: team.name,
    user: bot.name,
    team_id: team.id,
    user_id: bot.user,
    bot_id: bot.bot,
    is_enterprise_install: false,
  }),
});
