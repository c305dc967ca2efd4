import { z } from 'zod';

import { NAME } from './forms/forms.ts';
import { CONTAINER, inTemplate } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { adds, fits, only } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const IMAGE = { [`${CONTAINER}/image`]: fits(() => z.string().regex(/^[a-z0-9][\w.:/@-]*$/)) };
const IF_NOT_PRESENT = inTemplates({ [`${CONTAINER}/imagePullPolicy`]: only('IfNotPresent') });

/** What the remedies of images may write. */
export const image = {
  'image/held-by-node': IF_NOT_PRESENT,
  'image/known-image': [...inTemplates(IMAGE), ...inTemplate(IMAGE, ['Pod'], '/spec')], // of a pod that runs little else can be changed
  'image/pull-secret': inTemplates({
    '/imagePullSecrets': adds(() => z.strictObject({ name: z.string() })),
    '/imagePullSecrets/*/name': NAME,
  }),
  'image/pulled': IF_NOT_PRESENT,
} as const satisfies ReachesOf<'image'>;
