import { z } from 'zod';

import { id, plainText } from './text.ts';

const source = {
  image_url: z.string().min(1).max(3000).exactOptional(),
  slack_file: z
    .strictObject({ id: z.string().exactOptional(), url: z.string().exactOptional() })
    .refine(({ id: file, url }) => !file !== !url, { message: 'must define either `id` or `url`' })
    .exactOptional(),
  alt_text: z.string().min(1).max(2000),
};
const oneSource = {
  message: 'must define either `slack_file` or `image_url`',
};

/** A picture as a block of its own. */
export const image = z
  .strictObject({
    ...source,
    type: z.literal('image'),
    block_id: id.exactOptional(),
    title: plainText(2000).exactOptional(),
  })
  .refine(({ image_url: url, slack_file: file }) => !url !== !file, oneSource);

/** A picture inside a section or a context. */
export const imageElement = z
  .strictObject({ ...source, type: z.literal('image') })
  .refine(({ image_url: url, slack_file: file }) => !url !== !file, oneSource);
