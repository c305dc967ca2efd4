import { z } from 'zod';

import { count } from '../arguments.ts';
import { method } from '../method.ts';

/** Where to send a file's bytes. */
export const filesGetUploadUrlExternal = method({
  name: 'files.getUploadURLExternal',
  tier: 'tier-4',
  args: z.strictObject({
    filename: z.string().min(1),
    length: count,
    alt_text: z.string().exactOptional(),
    alt_txt: z.string().exactOptional(),
    snippet_type: z.string().exactOptional(),
  }),
  call({ filename, length }, { workspace, origin }) {
    const { id } = workspace.files.create(filename, length);
    return { file_id: id, upload_url: `${origin}/upload/v1/${id}` };
  },
});
