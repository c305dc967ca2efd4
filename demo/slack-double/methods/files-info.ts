import { z } from 'zod';

import { method } from '../method.ts';
import { SlackError } from '../slack-error.ts';

/** One file; its mimetype is empty until Slack has looked at it. */
export const filesInfo = method({
  name: 'files.info',
  tier: 'tier-4',
  args: z.strictObject({ file: z.string() }),
  call(args, { workspace }) {
    const file = workspace.files.find(args.file);
    if (!file) throw new SlackError('file_not_found');
    const { id, name, title, size, sharedIn } = file;
    const mimetype = workspace.files.isReady(file) ? typeOf(name) : '';
    return { file: { id, name, title, size, mimetype, channels: sharedIn ? [sharedIn] : [] } };
  },
});

function typeOf(name: string): string {
  const image = /\.(png|jpe?g|gif)$/i.exec(name)?.[1];
  return image ? `image/${image.toLowerCase().replace('jpg', 'jpeg')}` : 'text/plain';
}
