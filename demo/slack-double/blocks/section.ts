import { z } from 'zod';

import { button } from './button.ts';
import { checkboxes, radioButtons } from './choices.ts';
import { imageElement } from './image.ts';
import { overflow } from './overflow.ts';
import { staticSelect } from './static-select.ts';
import { anyText, id } from './text.ts';

/** Text, fields in two columns, or both, and one element at the side. */
export const section = z
  .strictObject({
    type: z.literal('section'),
    block_id: id.exactOptional(),
    text: anyText(3000).exactOptional(),
    fields: z.array(anyText(2000)).min(1).max(10).exactOptional(),
    accessory: z
      .discriminatedUnion('type', [
        button,
        staticSelect,
        overflow,
        checkboxes,
        radioButtons,
        imageElement,
      ])
      .exactOptional(),
    expand: z.boolean().exactOptional(),
  })
  .refine(({ text, fields }) => text ?? fields, {
    message: 'must define either `text` or `fields`',
  });
