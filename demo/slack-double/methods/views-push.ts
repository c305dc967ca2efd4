import { z } from 'zod';

import { structure } from '../arguments.ts';
import { shownView } from '../as-slack-shows.ts';
import { checkView } from '../blocks/check-blocks.ts';
import { method } from '../method.ts';

/** Puts a modal on top of the one that is open: three at most. */
export const viewsPush = method({
  name: 'views.push',
  tier: 'tier-4',
  args: z.strictObject({ trigger_id: z.string(), view: structure }),
  call(args, { workspace }) {
    const sent = checkView(args.view);
    const user = workspace.triggers.exchange(args.trigger_id);
    return { view: shownView(workspace.views.push(user, sent)) };
  },
});
