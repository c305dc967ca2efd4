import { z } from 'zod';

import { structure } from '../arguments.ts';
import { shownView } from '../as-slack-shows.ts';
import { checkView } from '../blocks/check-blocks.ts';
import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';

/** Replaces an open modal, named by its id or its app's own id. */
export const viewsUpdate = method({
  name: 'views.update',
  tier: 'tier-4',
  args: z
    .strictObject({
      view: structure,
      view_id: z.string().exactOptional(),
      external_id: z.string().exactOptional(),
      hash: z.string().exactOptional(),
    })
    .refine(({ view_id: id, external_id: externalId }) => !id !== !externalId, {
      message: 'must define either `view_id` or `external_id`',
    }),
  call(args, { workspace }) {
    const sent = checkView(args.view);
    const { view_id: id, external_id: externalId } = args;
    const open = workspace.views.find({ ...(id && { id }), ...(externalId && { externalId }) });
    if (!open) throw new SlackError('not_found');
    return { view: shownView(workspace.views.update(open, sent, args.hash)) };
  },
});
