import { z } from 'zod';

import { NAME, QUANTITY, TEXT } from './forms/forms.ts';
import { CONTAINER } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { fits } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const of = ['PersistentVolumeClaim'];

/** What the remedies of claims and volumes may write. */
export const storage = {
  'storage/existing-claim': inTemplates({ '/volumes/*/persistentVolumeClaim/claimName': NAME }),
  'storage/existing-class': [{ of, paths: { '/spec/storageClassName': NAME } }],
  'storage/larger-claim': [{ of, paths: { '/spec/resources/requests/storage': QUANTITY } }],
  'storage/made-on-node': inTemplates({
    '/volumes/*/hostPath/type': fits(() => z.enum(['DirectoryOrCreate', 'FileOrCreate'])),
  }),
  'storage/named-volume': [{ of, paths: { '/spec/volumeName': NAME } }],
  'storage/own-directory': inTemplates({ [`${CONTAINER}/env/*/value`]: TEXT }),
} as const satisfies ReachesOf<'storage'>;
