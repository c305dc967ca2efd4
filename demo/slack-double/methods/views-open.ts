import { z } from 'zod';

import { structure } from '../arguments.ts';
import { shownView } from '../as-slack-shows.ts';
import { checkView } from '../blocks/check-blocks.ts';
import { method } from '../method.ts';

/** Opens a modal in front of the person whose click or command gave the trigger. */
export const viewsOpen = method({
  name: 'views.open',
  tier: 'tier-4',
  args: z.strictObject({ trigger_id: z.string(), view: structure }),
  call(args, { workspace }) {
    const sent = checkView(args.view);
    const user = workspace.triggers.exchange(args.trigger_id);
    return { view: shownView(workspace.views.open(user, sent)) };
  },
});
